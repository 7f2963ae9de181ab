/* Written by tools/generate_types.py from pyramidion.core.companion: do not edit. */

/** Something that can be marked on a pad, such as a card or a box. */
export interface Mark {
  id: string;
  label: string;
  group: string;
  worth: number;
}

/** What a player enters: `marks`, `ticks` in a row, a `count`, or a `sum` of terms. */
export interface Entry {
  id: string;
  kind: string;
  most: number;
  marks: Mark[];
  shared: boolean;
  labels: number[];
  factors: number[];
}

/** A line of the score and the clause that explains it. `points` is a table by the counts of its entries, the last one fastest; without one it is what its entries are worth: the worth of their marks, or their sum. */
export interface Part {
  id: string;
  clause: string;
  of: string[];
  points: number[];
}

/** What is entered at a time: all of it (number 0), or a level. */
export interface Section {
  id: string;
  number: number;
  entries: Entry[];
  parts: Part[];
}

/** What decides between equal points: an entry's `lowest` mark or the `most` of it, the `best` section. */
export interface Tie {
  id: string;
  clause: string;
  by: string;
  of: string;
}

/** Who plays along without being a player; wins ties. */
export interface Rival {
  id: string;
  seats: number;
  clause: string;
  sections: Section[];
}

/** A score pad. */
export interface Pad {
  seats: number[];
  total: string;
  sections: Section[];
  ties: Tie[];
  rival: Rival | null;
}

/** A card of a deck that is turned up, and how many there are of it. */
export interface Turned {
  id: string;
  copies: number;
}

/** A deck of which so many cards are turned up in a round; then all are shuffled again. */
export interface Keeper {
  clause: string;
  rounds: number;
  turns: number;
  cards: Turned[];
}

/** The form of a data file: `size` tables `[[table]]`, numbered from 1 by `key`. `faults` are the sentences of its loader, by what they are about, with `{…}` for what differs: pages tell them in the reader's language. The first one that fits counts; `{rule}` is the clause. */
export interface Pieces {
  option: string;
  table: string;
  key: string;
  size: number;
  faults: Record<string, string>;
}
