/** Pyramids and spaces for the pictures of the rules: small positions, written down by hand. */
import { corner } from "./lens";
import type { Shown } from "./Pyramid.svelte";
import type { DominoView, HalfView, LaidView, PlaceView } from "./types";

const COLOURS: Record<string, string> = { o: "orange", b: "blue", p: "purple", g: "green", r: "red" };
const QUARTERS = [8, 4, 2, 1]; // upper left, upper right, lower left, lower right

export interface Scene {
  blocks: LaidView[];
  ghost?: Shown[];
  wrong?: PlaceView[]; // where nothing can lie
  area?: string[]; // names of blocks that are outlined together
  tilt?: number;
  floor?: number;
}

export interface Row {
  top?: DominoView; // of the Legend's stack
  spaces: { domino?: DominoView; back?: HalfView[]; gems: string[]; taken?: number[]; wanted?: boolean }[];
}

const iconsOf = (mask: string): boolean[] => QUARTERS.map((quarter) => (parseInt(mask, 16) & quarter) > 0);

/** A block such as "g9": its colour and its icons. */
const block = (text: string): { colour: string; icons: boolean[] } => ({ colour: COLOURS[text[0]!]!, icons: iconsOf(text[1]!) });

const quartersOf = (place: PlaceView): string[] => {
  const { x, y } = corner(place);
  return QUARTERS.map((_, at) => `${2 * x + (at % 2)},${2 * y + (at >> 1)}`);
};

/** The blocks of a level, row by row; "." leaves a cell free. */
const stones = (level: number, ...rows: string[]): LaidView[] =>
  rows.flatMap((row, y) =>
    row.split(" ").flatMap((text, x) =>
      text === "." ? [] : [{ domino: 0, place: { level, x, y }, ...block(text), seen: [true, true, true, true] }],
    ),
  );

/** What lies on each other, with what is seen of it from above. */
function piled(...levels: LaidView[][]): LaidView[] {
  const all = levels.flat();
  return all.map((laid) => {
    const over = all.filter(({ place }) => place.level > laid.place.level).flatMap(({ place }) => quartersOf(place));
    return { ...laid, seen: quartersOf(laid.place).map((quarter) => !over.includes(quarter)) };
  });
}

const domino = (a: string, b: string): DominoView => ({ number: 1, a: block(a), b: block(b) });
const half = (colour: string, icons: number): HalfView => ({ colour, icons });

const FIRST = stones(1, "g8 g2 p1 r4 r0", "g2 b1 p0 r3 o9", "b4 b8 o0 o5 o0", "p0 p6 g8 g4 r9");
const SECOND = stones(2, "g8 g1 r4 r1", "b2 b1 o8 r2", "p1 p4 o2 o1");
const THIRD = stones(3, "g1 r8 r2", "b4 o1 o4");
const FOURTH = stones(4, "r4 o8");
const RED = stones(2, ". . r4 r1");
const place = (level: number, x: number, y: number): PlaceView => ({ level, x, y });

export const SCENES: Record<string, Scene[]> = {
  "PY-4.1": [{ blocks: piled(FIRST, SECOND, THIRD, FOURTH), tilt: 1, floor: 4 }],
  "PY-4.2": [
    {
      blocks: stones(1, "g8 g2 . . .", ". b1 b8 . ."),
      ghost: stones(1, ". . . . .", ". . . r4 .", ". . . r8 ."),
      wrong: [place(1, 0, 3), place(1, 1, 3)],
    },
  ],
  "PY-4.3": [
    { blocks: piled(FIRST, RED), tilt: 1, floor: 2 },
    { blocks: piled(FIRST, RED), floor: 2 },
  ],
  "PY-4.4": [{ blocks: FIRST.filter(({ place: { x, y } }) => !((x === 4 && y === 0) || (x === 0 && y === 3))), wrong: [place(1, 4, 0), place(1, 0, 3)] }],
  "PY-5.1": [{ blocks: piled(FIRST, RED), area: ["1:3,0", "1:4,0", "1:3,1", "2:2,0", "2:3,0"] }],
};

const WANTS = domino("r8", "b1");
export const ROWS: Record<string, Row> = {
  "PY-2.1": {
    spaces: [
      { domino: domino("p9", "r0"), gems: ["orange", "mythical", "red"] },
      { back: [half("orange", 0), half("green", 2)], gems: ["orange", "purple", "mythical"] },
      { domino: domino("g1", "r1"), gems: ["blue", "red", "red"] },
      { back: [half("blue", 1), half("purple", 1)], gems: ["blue", "green", "mythical"] },
      { domino: domino("o4", "g8"), gems: ["blue", "green", "purple"] },
    ],
  },
  "PY-3.1": { spaces: [{ domino: domino("g1", "r1"), gems: ["blue", "red", "mythical"], taken: [1], wanted: true }] },
  "PY-7.2": {
    top: WANTS,
    spaces: [
      { domino: domino("p9", "r0"), gems: ["orange", "green", "mythical"] },
      { domino: domino("g1", "r1"), gems: ["green", "red", "orange"], taken: [1] },
      { domino: domino("o4", "g8"), gems: ["blue", "red", "purple"], taken: [0] },
    ],
  },
  "PY-7.3": {
    top: WANTS,
    spaces: [
      { domino: domino("p9", "r0"), gems: ["orange", "mythical", "mythical"], taken: [1] },
      { domino: domino("g1", "r1"), gems: ["green", "red", "orange"], taken: [1] },
      { domino: domino("o4", "g8"), gems: ["green", "mythical", "purple"] },
    ],
  },
  "PY-7.4": {
    top: WANTS,
    spaces: [
      { domino: domino("p9", "r0"), gems: ["orange", "green", "mythical"] },
      { domino: domino("g1", "r1"), gems: ["green", "red", "orange"], taken: [1] },
      { domino: domino("o4", "g8"), gems: ["blue", "red", "purple"], taken: [0], wanted: true },
    ],
  },
  "PY-7.5": {
    top: WANTS,
    spaces: [
      { domino: domino("p9", "r0"), gems: ["orange", "green", "purple"], wanted: true },
      { domino: domino("g1", "r1"), gems: ["green", "orange"] },
      { domino: domino("o4", "g8"), gems: ["green", "purple", "purple"] },
    ],
  },
};

export const DOMINOES: Record<string, { domino?: DominoView; back?: HalfView[] }[]> = {
  "PY-1.1": [{ domino: domino("r8", "b1") }, { domino: domino("g6", "o0") }],
  "PY-1.2": [{ back: [half("blue", 1), half("red", 1)] }, { back: [half("orange", 0), half("green", 2)] }],
  "PY-7.1": [{ domino: WANTS }],
};

const many = (kind: string, count: number): string[] => Array.from({ length: count }, () => kind);
/** Gems, and what they come to. */
export const GEMS: Record<string, { gems: string[]; come: string }[]> = {
  "PY-1.3": ["orange", "blue", "purple", "green", "red", "mythical"].map((kind) => ({ gems: [kind], come: kind === "mythical" ? "×18" : "×9" })),
  "PY-5.2": [
    { gems: ["red"], come: "×1" },
    { gems: many("mythical", 2), come: "×1" },
    { gems: many("red", 3), come: "×2" },
    { gems: [...many("red", 2), ...many("mythical", 2)], come: "×2" },
    { gems: ["red", ...many("mythical", 4)], come: "×2" },
    { gems: many("mythical", 6), come: "×2" },
  ],
  "PY-5.4": [{ gems: many("mythical", 3), come: "+3" }],
  "PY-7.7": [
    { gems: ["red", "red", "blue", "green", "orange"], come: "5 × 3" },
    { gems: many("mythical", 6), come: "+ 6 × 2 = 27" },
  ],
};
