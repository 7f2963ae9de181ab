/** Where a player points, and the offer that lies there: what is shown as a ghost. Only offers are looked at. */
import { cell, cellsOf, corner, laid, mirrored, PATTERNS, shapeOf, turned } from "./squares";
import type { MarkOffer } from "./types";

type Spot = { card: number; square: string };
/** A square that no choice covers still catches the ghost of one this near. */
const NEAR = 1;

export class Aim {
  #marks: () => MarkOffer[];
  spot = $state<Spot>();
  shape = $state(""); // how the pattern is held
  #grab = $state("0,0"); // which of its cells is held, from its corner
  alone = $state(false); // one single square instead of the pattern
  pattern = $state("");

  constructor(marks: () => MarkOffer[]) {
    this.#marks = marks;
  }

  whole = $derived.by(() => this.#marks().filter((offer) => offer.squares.length > 1));
  singles = $derived.by(() => this.#marks().filter((offer) => offer.squares.length === 1));
  /** Whether a single square is all there is to choose. */
  onlySingles = $derived.by(() => this.whole.length === 0);
  /** The offers of the chosen kind. */
  offers = $derived.by(() => (this.alone || this.onlySingles ? this.singles : this.whole));

  /** The offers over the square pointed at, in the order in which they are leafed through. */
  here = $derived.by(() => {
    const spot = this.spot;
    if (!spot) return [];
    const found = this.offers.filter((offer) => offer.card === spot.card && offer.squares.includes(spot.square));
    const shapes = this.#turns(PATTERNS[this.pattern] ?? "00");
    const place = (offer: MarkOffer): number => shapes.indexOf(shapeOf(offer.squares));
    return found.sort((one, other) => place(one) - place(other));
  });

  ghost = $derived.by(() => {
    const spot = this.spot;
    if (!spot) return undefined;
    const over = this.here.length ? this.here : this.#near(spot);
    const liking = (offer: MarkOffer): number =>
      (shapeOf(offer.squares) === this.shape ? 2 : 0) + (this.#held(offer, spot.square) === this.#grab ? 1 : 0);
    return over.reduce<MarkOffer | undefined>(
      (best, offer) => (best && liking(best) >= liking(offer) ? best : offer),
      undefined,
    );
  });

  point(card: number, square: string): void {
    this.spot = { card, square };
  }

  away(): void {
    this.spot = undefined;
  }

  /** Hold the pattern as the expedition card shows it. */
  take(pattern: string): void {
    this.pattern = pattern;
    this.shape = PATTERNS[pattern] ?? "00";
    this.alone = false;
  }

  turn(): void {
    this.#hold([turned, turned, turned]);
  }

  mirror(): void {
    this.#hold([mirrored, turned, turned, turned]);
  }

  /** Go on to the next choice over the same square. */
  leaf(step: number): void {
    if (!this.ghost || !this.here.length) return this.turn();
    const at = this.here.indexOf(this.ghost) + step + this.here.length;
    this.#keep(this.here[at % this.here.length]!);
  }

  /** The squares that would be marked here if it were allowed, to be asked about; none if the shape as held leaves the card. */
  wish(square: string): string[] | undefined {
    if (this.alone || this.onlySingles) return [square];
    const [x, y] = cell(square);
    const [dx, dy] = this.#grab.split(",").map(Number) as [number, number];
    // Held as it was grabbed, or as near to that as the card allows.
    return cellsOf(this.shape)
      .sort((one, other) => Math.hypot(one[0] - dx, one[1] - dy) - Math.hypot(other[0] - dx, other[1] - dy))
      .map(([cx, cy]) => laid(this.shape, [x - cx, y - cy]))
      .find((squares) => squares);
  }

  /** The first held so that a choice over the square exists; freely if nothing is pointed at. */
  #hold(steps: ((shape: string) => string)[]): void {
    let shape = this.ghost ? shapeOf(this.ghost.squares) : this.shape;
    const from = shape;
    for (const step of steps) {
      shape = step(shape);
      const found = this.here.find((offer) => shapeOf(offer.squares) === shape);
      if (shape === from) continue;
      if (found) return this.#keep(found);
      if (!this.here.length) {
        this.shape = shape;
        return;
      }
    }
  }

  #keep(offer: MarkOffer): void {
    this.shape = shapeOf(offer.squares);
    if (this.spot) this.#grab = this.#held(offer, this.spot.square);
  }

  #held(offer: MarkOffer, square: string): string {
    const [[x, y], [left, top]] = [cell(square), corner(offer.squares)];
    return `${x - left},${y - top}`;
  }

  #near(spot: Spot): MarkOffer[] {
    const [x, y] = cell(spot.square);
    const far = (square: string): number => {
      const [column, row] = cell(square);
      return Math.abs(column - x) + Math.abs(row - y);
    };
    const near = (offer: MarkOffer): boolean => offer.squares.some((square) => far(square) <= NEAR);
    return this.offers.filter((offer) => offer.card === spot.card && near(offer));
  }

  /** All ways to hold a shape, by quarter turns, then mirrored. */
  #turns(shape: string): string[] {
    const ways: string[] = [];
    for (const start of [shape, mirrored(shape)]) {
      for (let way = start, n = 0; n < 4; n++, way = turned(way)) if (!ways.includes(way)) ways.push(way);
    }
    return ways;
  }
}
