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
