/* Written by tools/generate_types.py from pyramidion.server.companion.shapes: do not edit. */

/** A data file of a game. */
export interface PieceFile {
  game: string;
  text: string;
}

/** What is wrong with a data file, as `pyramidion deck check` says it; with which card, by which rule. */
export interface Fault {
  piece: number | null;
  rule: string;
  message: string;
}

/** A data file as it was read: its name, the tables that could be read, and every fault. */
export interface Checked {
  name: string;
  pieces: (Record<string, string | number | string[]>)[];
  faults: Fault[];
}

/** A deck that a guest entered. */
export interface DeckRow {
  game: string;
  option: string;
  name: string;
  mine: boolean;
}

/** A game with real pieces: its settings, who plays, and all that was told so far. */
export interface AskReal {
  game: string;
  player: string;
  options: Record<string, string>;
  lines: string[];
}

/** What lies on a real table, in a form of the game's own. */
export interface AskAnswer {
  game: string;
  position: unknown;
}

/** Something that happened, in the notation of a record, and the rule by which; forced: nobody told it. */
export interface Told {
  line: string;
  rule: string;
  forced: boolean;
}

/** What chance may have done: the line that tells it, and what it looks like. */
export interface Outcome {
  line: string;
  shown: unknown;
}

/** How a game with real pieces stands: what to tell next, or what the player may do. */
export interface RealTable {
  record: string;
  over: boolean;
  rule: string;
  since: Told[];
  outcomes: Outcome[];
  offers: unknown[];
  view: unknown;
}
