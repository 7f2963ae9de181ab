/* Written by tools/generate_types.py from the views and offers of pyramido: do not edit. */

/** The table as one viewer sees it. Levels count from 1, 0 is set-up; seats and spaces from 0. */
export interface View {
  viewer: number;
  phase: string;
  level: number;
  starter: number | null;
  active: number | null;
  acting: number[];
  hand: DominoView | null;
  spaces: SpaceView[];
  space: number | null;
  bag: Record<string, number>;
  discarded: Record<string, number>;
  unseen: number;
  seats: SeatView[];
  legend: LegendView | null;
  places: number[] | null;
}

/** A domino that is seen. */
export interface DominoView {
  number: number;
  a: BlockView;
  b: BlockView;
}

/** A block of a domino with A on the left: icons upper left, upper right, lower left, lower right. */
export interface BlockView {
  colour: string;
  icons: boolean[];
}

/** A pile, what its top shows, and the gems before it. */
export interface SpaceView {
  height: number;
  domino: DominoView | null;
  back: HalfView[];
  gems: Record<string, number>;
}

/** A block as the back of its domino shows it (PY-1.2). */
export interface HalfView {
  colour: string;
  icons: number;
}

/** What lies before a seat. */
export interface SeatView {
  blocks: LaidView[];
  grids: GridView[];
  holes: PlaceView[];
  areas: AreaView[];
  room: boolean;
  gems: Record<string, number>;
  spent: Record<string, number>;
  gained: number;
  levels: LevelScore[];
  total: number;
}

/** A block of a pyramid: its icons as they lie, and which of its quarters are seen from above. */
export interface LaidView {
  domino: number;
  place: PlaceView;
  colour: string;
  icons: boolean[];
  seen: boolean[];
}

/** Where a block lies or can lie. */
export interface PlaceView {
  level: number;
  x: number;
  y: number;
}

/** The cells of a level; on level 1 the rectangle round what is laid so far. */
export interface GridView {
  level: number;
  left: number;
  top: number;
  wide: number;
  high: number;
}

/** An area by the block that names it, and what it scores if it is paid for once or twice (PY-5.2). */
export interface AreaView {
  name: PlaceView;
  colour: string;
  icons: number;
  blocks: PlaceView[];
  once: number;
  twice: number;
  activated: boolean;
}

/** What a level gave a seat. */
export interface LevelScore {
  level: number;
  points: number;
  areas: number;
  mythical: number;
}

/** The Legend: the top of its stack, what it still wants this turn, its gems and points. */
export interface LegendView {
  harder: boolean;
  top: DominoView | null;
  wants: string[];
  turns: number;
  gems: Record<string, number>;
  levels: LegendScore[];
  total: number;
}

/** What a level gave the Legend (PY-7.7). */
export interface LegendScore {
  level: number;
  points: number;
  coloured: number;
  mythical: number;
}

/** Take the domino of a space and one of its gems. */
export interface TakeOffer {
  type: "take";
  action: number;
  line: string;
  space: number;
  gem: string;
  domino: DominoView | null;
}

/** Refill an empty pile with so many dominoes from the bottom of another. */
export interface SplitOffer {
  type: "split";
  action: number;
  line: string;
  space: number;
  giver: number;
  moved: number;
}

/** Turn up the top of a pile, of which the back is seen. */
export interface OpenOffer {
  type: "open";
  action: number;
  line: string;
  space: number;
  back: HalfView[];
}

/** Lay the domino with block A here and block B there. */
export interface PlaceOffer {
  type: "place";
  action: number;
  line: string;
  a: PlaceView;
  b: PlaceView;
  changes: AreaChange[];
  holes: PlaceView[];
}

/** What a domino does to areas of one colour. */
export interface AreaChange {
  kind: string;
  colour: string;
  before: PlaceView[];
  after: PlaceView[];
  icons: number;
  gain: number;
}

/** Activate an area with some gems. */
export interface ActivateOffer {
  type: "activate";
  action: number;
  line: string;
  area: PlaceView;
  colour: string;
  icons: number;
  gems: string[];
  points: number;
}

/** Activate no more areas: what the level scores then, and the most it could still score and how. */
export interface DoneOffer {
  type: "done";
  action: number;
  line: string;
  points: number;
  areas: number;
  mythical: number;
  best: number;
  activations: Activation[];
}

/** An area and the gems to pay for it. */
export interface Activation {
  action: number;
  area: PlaceView;
  gems: string[];
}

/** Discard a gem. */
export interface DiscardOffer {
  type: "discard";
  action: number;
  line: string;
  gem: string;
}

export type Offer =
  | TakeOffer
  | SplitOffer
  | OpenOffer
  | PlaceOffer
  | ActivateOffer
  | DoneOffer
  | DiscardOffer;
