/**
 * What the page hands to a game's own drawings, and what a game may bring along.
 *
 * A game's folder `games/<title>/web/` may hold, each for itself:
 *
 *   Board.svelte    the table of one seat, to look at and to act on         (BoardProps)
 *   Seat.svelte     what lies before one seat, small, to look at only       (SeatProps)
 *   Sheet.svelte    the score sheet of all seats, filled in like the printed one  (SheetProps)
 *   Preview.svelte  a short animated scene for the start page               (PreviewProps)
 *   text.ts         `export const text: GameText`: lines of the log and what to do, in words
 *
 * What is missing is drawn by the page itself, from the view and the lines of the offers. No rule is
 * written here, and nothing is shown that the server did not send.
 */

/** A message of the catalogue in the reader's language: `t("web-points", { count: 2 })`. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;

/** An offer of any game: fields beyond these are its own. */
export interface AnyOffer {
  type: string;
  action: number;
  line: string;
}

/** What an adviser thinks of a choice, in points expected at the end. */
export interface Advice {
  action: number;
  value: number;
  low: number;
  high: number;
  chance: number; // of being first, from 0 to 1
}

/** Why something cannot be done: the rule and a sentence. */
export interface Why {
  rule: string;
  message: string;
}

/** How a person likes the table. */
export interface Settings {
  theme: "light" | "dark";
  motion: boolean; // false: nothing moves
  sound: boolean;
  angle: boolean; // pyramids seen at an angle instead of from above
}

export interface BoardProps<View = unknown, Offer extends AnyOffer = AnyOffer> {
  /** The table as this seat sees it, the draft included. */
  view: View;
  /** What can be added to the draft; empty when it is complete or others are to act. */
  offers: Offer[];
  /** The seat that looks, from 0; -1 for an onlooker. */
  seat: number;
  /** The names of all seats. */
  names: string[];
  /** The draft so far. */
  actions: number[];
  /** Add an action to the draft. */
  act(action: number): void;
  /** Take the last action of the draft back. */
  undo(): void;
  /** Play the draft. */
  confirm(): void;
  /** Ask for the rule against a line of notation that is not offered. */
  explain(line: string): Promise<Why>;
  /** What the adviser said of the present offers, best first; empty until asked. */
  advice: Advice[];
  settings: Settings;
  t: Translate;
}

export interface SeatProps<View = unknown> {
  view: View;
  /** Whose board to draw. */
  seat: number;
  names: string[];
  /** Whether there is room for all of it, or it shall be drawn as a miniature. */
  large: boolean;
  settings: Settings;
  t: Translate;
}

export interface SheetProps<View = unknown> {
  view: View;
  names: string[];
  t: Translate;
}

export interface PreviewProps {
  settings: Settings;
}

/** A game in words. */
export interface GameText<View = unknown, Offer extends AnyOffer = AnyOffer> {
  /** A line of the log; null for one that tells a reader nothing. */
  tell(line: string, names: string[], t: Translate): string | null;
  /** What the seat is to do now, in one sentence; the page says whose turn it is. */
  todo(view: View, offers: Offer[], actions: number[], t: Translate): string;
  /** The points of all seats (and of whoever else plays along, behind them), as they stand. */
  points(view: View): number[];
  /** How far the game is, in a few words: the round, the level. */
  stage(view: View, t: Translate): string;
  /** An offer in words, for those who hear the table instead of seeing it. */
  offer(offer: Offer, t: Translate): string;
  /** The same for those who see the board, where the place that a hint means is shown; by default as `offer`. */
  hint?(offer: Offer, t: Translate): string;
  /** When it is over and points were level: what decided, in one sentence; null if points did. */
  tie?(view: View, names: string[], t: Translate): string | null;
}
