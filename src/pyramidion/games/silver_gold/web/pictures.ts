/** Cards, patterns and sums for the pictures of the rules: small examples, written down by hand. */
import type { CardView, SeatView } from "./types";

export const HUES: Record<string, string> = { green: "#4b7a39", orange: "#b75c13", purple: "#7d4a93" };
export const COLOURS = Object.keys(HUES);
export const PATTERNS: Record<string, string[]> = {
  "SG-1.4": ["00 10", "00 10 20", "00 10 01", "00 10 20 01", "00 10 20 11", "00 10 01 11"],
  "SG-4.1": ["00 10 20 01", "00 10 11 12", "20 01 11 21", "00 01 02 12", "00 10 20 21", "10 11 02 12", "00 01 11 21", "00 10 01 02"],
};
export const SYMBOLS: Record<string, string> = {
  "SG-4.6": "rg",
  "SG-4.7": "t",
  "SG-4.8": "s",
  "SG-4.11": "T",
};

interface Shown {
  card: CardView;
  ghost?: string[]; // may be marked next
  fresh?: string[]; // marked just now
  kept?: boolean;
  label?: string;
}
const GRIDS: Record<number, string[]> = {
  15: ["E.+r#", "#sgpt", "..r#.", ".##g#", "s.s.T"],
  22: ["E.g.r", ".##t.", "+..s#", "r#..p", "..s.T"],
  31: ["Er#.g", "..+s.", "#t.#.", "g..p.", ".s#.T"],
  44: ["E#r.s", ".g.+.", "t.#..", "s.g#r", ".p..T"],
};
const card = (number: number, marks: string[] = []): CardView => ({
  number,
  colour: COLOURS[(number - 1) % 3]!,
  grid: GRIDS[number]!,
  marks,
});

export const CARDS: Record<string, Shown[]> = {
  "SG-1.2": [{ card: card(15) }],
  "SG-2.1": [{ card: card(15), kept: true }, { card: card(22) }, { card: card(31), kept: true }, { card: card(44) }],
  "SG-4.2": [{ card: card(15), ghost: ["a1", "b1", "c1"] }, { card: card(15, ["a1", "b1", "c1", "c2"]), ghost: ["a3", "b3", "c3"] }],
  "SG-4.3": [{ card: card(15, ["a1", "b1"]), ghost: ["b2"] }],
  "SG-4.4": [{ card: card(15, ["a1", "b1", "c1"]), fresh: ["a1", "b1", "c1"], ghost: ["d1"] }],
  "SG-4.9": [{ card: card(15, ["a1", "b1", "b2", "c2"]), ghost: ["d2"] }],
};

const ticked = (red: number, green: number, skulls: number, torches: boolean[]): SeatView => ({
  cards: [],
  completed: [],
  red,
  green,
  skulls,
  torches,
  score: { total: 0, tombs: 0, torches: 0, boxes: 0, gems: 0, skulls: 0 },
});
export const SHEETS: Record<string, SeatView[]> = {
  "SG-1.5": [ticked(6, 3, 3, [true, false, false, true])],
};

const boxes = (...gone: number[]): { points: number; gone: boolean }[] => [10, 6, 3].map((points) => ({ points, gone: gone.includes(points) }));
export const BOXES: Record<string, { colour: string; boxes: { points: number; gone: boolean }[] }[]> = {
  "SG-6.1": [{ colour: "purple", boxes: boxes(10) }],
  "SG-6.2": [{ colour: "purple", boxes: boxes(10, 6, 3) }],
};

/** What symbols come to; of a whole score the worked example of the rules. */
export const SUMS: Record<string, { kind: string; points: string }[]> = {
  "SG-4.9": [
    { kind: "s", points: "× 3 = −6" },
    { kind: "p", points: "→" },
    { kind: "s", points: "× 1 = −1" },
  ],
  "SG-7.1": [
    { kind: "T", points: "10 × 7" },
    { kind: "t", points: "+ 5 × 2" },
    { kind: "", points: "+ 10 + 6 + 3" },
    { kind: "r", points: "+ 5 × 3 + 3" },
    { kind: "s", points: "− 6 = 111" },
  ],
};
