/* Written by tools/generate_types.py from the views and offers of silver-gold: do not edit. */

/** The table as one viewer sees it. Rounds and turns count from 1, 0 is set-up. */
export interface View {
  viewer: number;
  phase: string;
  round: number;
  turn: number;
  pattern: string | null;
  expeditions: Record<string, number>;
  display: CardView[];
  unseen: number;
  hand: CardView[];
  seats: SeatView[];
  boxes: Box[];
  places: number[] | null;
}

/** A pyramid card: its squares row by row as in a deck file, and which of them are marked. */
export interface CardView {
  number: number;
  colour: string;
  grid: string[];
  marks: string[];
}

/** What lies before a seat. */
export interface SeatView {
  cards: CardView[];
  completed: number[];
  red: number;
  green: number;
  skulls: number;
  torches: boolean[];
  score: Score;
}

/** Points so far and their parts (SG-7.1). */
export interface Score {
  total: number;
  tombs: number;
  torches: number;
  boxes: number;
  gems: number;
  skulls: number;
}

/** A box of the race for the colours and the seat that has claimed it, from 0. */
export interface Box {
  colour: string;
  points: number;
  owner: number | null;
}

/** Keep two of the cards dealt. */
export interface KeepOffer {
  type: "keep";
  action: number;
  line: string;
  cards: number[];
}

/** Mark squares of an own card, with the symbols they bring and the points of that at once. */
export interface MarkOffer {
  type: "mark";
  action: number;
  line: string;
  card: number;
  squares: string[];
  extra: boolean;
  brings: Record<string, number>;
  points: number;
}

/** Take a card of the display. */
export interface TakeOffer {
  type: "take";
  action: number;
  line: string;
  card: number;
}

/** Take an unseen card. */
export interface DrawOffer {
  type: "draw";
  action: number;
  line: string;
}

export type Offer =
  | KeepOffer
  | MarkOffer
  | TakeOffer
  | DrawOffer;
