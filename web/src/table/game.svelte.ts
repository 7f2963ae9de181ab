/** A game in play as this browser sees it: the seat that is shown, its draft, and what an adviser said. */
import type { Advice, AnyOffer, Why } from "../board";
import { botName } from "../bots";
import { t } from "../language.svelte";
import { reason } from "../refusal";
import type { Board, SeatAt, TableView } from "../wire";
import { type Link, Refusal } from "./link.svelte";

const ONLOOKER = -1;

export class Game {
  problem = $state("");
  /** The rule that was against what was tried last. */
  rule = $state("");
  thinking = $state(false);
  #chosen = $state(ONLOOKER);
  #unveiled = $state<number>();
  #added = $state.raw<AnyOffer>();
  #advice = $state.raw<{ board: Board; actions: Advice[] }>();

  constructor(readonly link: Link) {}

  get table(): TableView {
    return this.link.table!;
  }

  names = $derived.by(() => this.table.seats.map(nameOf));
  /** The seats of whoever sits before this screen. */
  mine = $derived.by(() => this.table.seats.flatMap((seat, index) => (seat.yours ? [index] : [])));
  /** The one of them that is shown: who has to act stays until it is done. */
  seat = $derived.by(() => {
    const acting = this.mine.filter((seat) => this.table.seats[seat]!.acting);
    if (this.mine.includes(this.#chosen) && (!acting.length || acting.includes(this.#chosen))) return this.#chosen;
    return acting[0] ?? this.mine[0] ?? ONLOOKER;
  });
  board = $derived.by(() => this.link.boards[this.seat]);
  offers = $derived.by(() => (this.board?.offers ?? []) as AnyOffer[]);
  acting = $derived.by(() => this.seat >= 0 && this.table.seats[this.seat]!.acting);
  /** Whether the draft is complete and waits to be confirmed. */
  ready = $derived.by(() => !!this.board && this.board.actions.length > 0 && !this.board.open);
  /** What was added to the draft last, as it was offered; unknown after a reload. */
  added = $derived.by(() => (this.board?.actions.at(-1) === this.#added?.action ? this.#added : undefined));
  /** Whether the screen has to change hands before the next seat's board may be seen. */
  curtain = $derived.by(() => this.table.status === "playing" && this.seat !== this.#unveiled && this.#hidden);
  advice = $derived.by(() => (this.#advice?.board === this.board ? this.#advice!.actions : []));

  /** Whether two seats of this screen see different things. */
  #hidden = $derived.by(() => {
    const views = this.mine.map((seat) => {
      const view = this.link.boards[seat]?.view as Record<string, unknown> | undefined;
      return JSON.stringify({ ...view, viewer: null });
    });
    return new Set(views).size > 1;
  });

  unveil(): void {
    this.#unveiled = this.seat;
    this.#chosen = this.seat;
  }

  look(seat: number): void {
    this.#chosen = seat;
  }

  act = (action: number): void => {
    if (!this.board) return;
    this.#added = this.offers.find((offer) => offer.action === action);
    this.link.draft(this.seat, [...this.board.actions, action]);
  };

  undo = (): void => {
    if (this.board?.actions.length) this.link.draft(this.seat, this.board.actions.slice(0, -1));
  };

  confirm = (): Promise<void> => this.attempt(async () => (this.ready ? this.link.play(this.seat) : undefined));

  explain = async (line: string): Promise<Why> => {
    const { actions } = this.board!;
    const answer = await this.link.call({ do: "why", seat: this.seat, actions, line });
    return answer.is === "why" ? { rule: answer.rule ?? "", message: answer.message } : { rule: "", message: "" };
  };

  ask = (): Promise<void> =>
    this.attempt(async () => {
      const board = this.board!;
      this.thinking = true;
      try {
        this.#advice = { board, actions: await this.link.advice(this.seat) };
      } finally {
        this.thinking = false;
      }
    });

  /** Put the advice away. */
  forget(): void {
    this.#advice = undefined;
  }

  /** Do something that the server may refuse. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    this.problem = this.rule = "";
    try {
      await work();
    } catch (error) {
      const refused = error instanceof Refusal && error.rule !== "LOST";
      this.rule = refused ? error.rule : "";
      this.problem = refused ? reason(error.rule) : t("web-lost");
    }
  }
}

/** How a seat is called: bots by their strength in the reader's language, or as whoever they stand in for. */
export function nameOf(seat: SeatAt, index: number): string {
  const bot = seat.kind === "bot" && (seat.away ?? botName(seat.bot ?? ""));
  return bot || seat.name || t("web-player-n", { number: index + 1 });
}
