/** Where a player holds the domino, and the offer nearest to it: what is shown as a ghost. Only offers are looked at. */
import { corner, type Point } from "./lens";
import type { BlockView, PlaceOffer, PlaceView } from "./types";

/** From block A to block B, by quarter turns clockwise. */
const STEPS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;
const REACH = 1.1; // so far, in blocks, a domino snaps

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Where the two blocks of a domino lie. */
export type Lie = Pick<PlaceOffer, "a" | "b">;

export const turnOf = ({ a, b }: Lie): number =>
  STEPS.findIndex((step) => step.x === b.x - a.x && step.y === b.y - a.y);

/** The middle of a domino that lies with its block A at a place. */
function middle(a: PlaceView, turn: number): Point {
  const [at, step] = [corner(a), STEPS[turn]!];
  return { x: at.x + 0.5 + step.x / 2, y: at.y + 0.5 + step.y / 2 };
}

/** Whether a point lies on one of the two cells of an offer. */
function covers({ a, b }: PlaceOffer, at: Point): boolean {
  return [a, b].map(corner).some(({ x, y }) => at.x >= x && at.x <= x + 1 && at.y >= y && at.y <= y + 1);
}

/** The icons of a block after quarter turns clockwise. */
export function turnedIcons({ icons }: BlockView, turns: number): boolean[] {
  let [one, two, three, four] = icons as [boolean, boolean, boolean, boolean];
  for (let n = 0; n < turns; n++) [one, two, three, four] = [three, one, four, two];
  return [one, two, three, four];
}

export class Aim {
  #places: () => PlaceOffer[];
  at = $state<Point>();
  turn = $state(0);

  constructor(places: () => PlaceOffer[]) {
    this.#places = places;
  }

  /** All cells where block A can lie. */
  cells = $derived.by(() => {
    const found = new Map(this.#places().flatMap(({ a, b }) => [a, b].map((cell) => [`${cell.x},${cell.y}`, cell])));
    return [...found.values()].sort((one, other) => one.y - other.y || one.x - other.x);
  });

  /** Rather over the point than beside it, rather as it is held than otherwise, rather near than far. */
  ghost = $derived.by(() => {
    const at = this.at;
    const held = (offer: PlaceOffer): boolean => turnOf(offer) === this.turn;
    const over = this.#places().filter((offer) => at && covers(offer, at));
    return this.#nearest(over.filter(held)) ?? this.#nearest(over) ?? this.#nearest(this.#places().filter(held)) ?? this.#nearest(this.#places());
  });

  #nearest(offers: PlaceOffer[]): PlaceOffer | undefined {
    const at = this.at;
    if (!at) return undefined;
    let [best, least] = [undefined as PlaceOffer | undefined, REACH];
    for (const offer of offers) {
      const distance = far(middle(offer.a, turnOf(offer)), at);
      if (distance < least) [best, least] = [offer, distance];
    }
    return best;
  }

  point(at: Point): void {
    this.at = at;
  }

  /** Point at a cell with block A. */
  pointCell(cell: PlaceView): void {
    const turns = [0, 1, 2, 3].map((more) => (this.turn + more) % 4);
    const here = (turn: number): boolean =>
      this.#places().some((offer) => offer.a.x === cell.x && offer.a.y === cell.y && turnOf(offer) === turn);
    this.turn = turns.find(here) ?? this.turn;
    this.at = middle(cell, this.turn);
  }

  /** Hold the domino as an offer says. */
  show(offer: PlaceOffer): void {
    this.turn = turnOf(offer);
    this.at = middle(offer.a, this.turn);
  }

  away(): void {
    this.at = undefined;
  }

  /** A quarter turn clockwise about block A, on to the next way in which it can lie. */
  rotate(): void {
    const from = this.ghost;
    const turns = [1, 2, 3].map((more) => (this.turn + more) % 4);
    const about = (turn: number): PlaceOffer | undefined =>
      this.#places().find((offer) => from && offer.a.x === from.a.x && offer.a.y === from.a.y && turnOf(offer) === turn);
    const near = (turn: number): unknown => this.#nearest(this.#places().filter((offer) => turnOf(offer) === turn));
    const fits = turns.find(about) ?? turns.find(near);
    const turned = fits === undefined ? undefined : about(fits);
    this.turn = fits ?? turns[0]!;
    if (turned) this.at = middle(turned.a, this.turn);
  }

  /** The cells of an offer if it were held as the domino is now, to be asked about. */
  turned({ a }: PlaceOffer): string {
    const step = STEPS[this.turn]!;
    return `${a.x},${a.y} ${a.x + step.x},${a.y + step.y}`;
  }

  /** Whether a point lies on the ghost. */
  covers(at: Point): boolean {
    return this.ghost ? covers(this.ghost, at) : false;
  }

  /** The cells of a level that a domino held there would lie on, to be asked about. */
  wish(at: Point, level: number): string {
    const [step, set] = [STEPS[this.turn]!, (level - 1) / 2];
    const [x, y] = [Math.round(at.x - 0.5 - step.x / 2 - set), Math.round(at.y - 0.5 - step.y / 2 - set)];
    return `${x},${y} ${x + step.x},${y + step.y}`;
  }
}
