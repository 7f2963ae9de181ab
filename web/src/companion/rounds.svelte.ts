/** A deck that the app turns up for people at a real table. What was drawn stays drawn: chance has no undo. */
import { kept, keep } from "./kept";
import type { Keeper } from "./pad";

interface Kept {
  rounds: string[][]; // what was turned up, round by round
}

/** A fair number below n. */
function below(n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  const found = new Uint32Array(1);
  do crypto.getRandomValues(found);
  while (found[0]! >= limit);
  return found[0]! % n;
}

export class Rounds {
  rounds = $state<string[][]>([]);
  readonly #key: string;

  constructor(
    game: string,
    readonly keeper: Keeper,
  ) {
    this.#key = `keeper.${game}`;
    this.rounds = kept<Kept>(this.#key)?.rounds ?? [];
  }

  /** From 1; 0 before the first card. */
  get round(): number {
    return this.rounds.length;
  }

  get seen(): string[] {
    return this.rounds.at(-1) ?? [];
  }

  get card(): string | undefined {
    return this.seen.at(-1);
  }

  get roundOver(): boolean {
    return this.seen.length === this.keeper.turns;
  }

  get over(): boolean {
    return this.roundOver && this.round === this.keeper.rounds;
  }

  /** What may still lie in the deck: all of a new round, or what this one has not shown. */
  get left(): { id: string; count: number }[] {
    const gone = this.roundOver ? [] : this.seen;
    return this.keeper.cards.map(({ id, copies }) => ({ id, count: copies - gone.filter((card) => card === id).length }));
  }

  /** Turn up the next card; behind a round's last one all are shuffled again. */
  next(): void {
    if (this.over) return;
    const deck = this.left.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
    const card = deck[below(deck.length)]!;
    if (!this.round || this.roundOver) this.rounds.push([card]);
    else this.rounds.at(-1)!.push(card);
    this.#keep();
  }

  clear(): void {
    this.rounds = [];
    this.#keep();
  }

  #keep(): void {
    keep(this.#key, { rounds: this.rounds } satisfies Kept);
  }
}
