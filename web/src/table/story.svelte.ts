/** The game in words: the log, what happened since one's last turn, and what is to be done. */
import type { AnyOffer, GameText } from "../board";
import { language, t } from "../language.svelte";
import type { Game } from "./game.svelte";

export interface Entry {
  index: number;
  seat: number; // -1: chance and bookkeeping
  line: string;
  text: string;
  fresh: boolean; // since the viewer's last turn
}

const seatOf = (line: string): number => (/^\d/.test(line) ? Number.parseInt(line) - 1 : -1);
const byChance = (line: string): boolean => line.startsWith("- ");
const verbOf = (line: string): string | undefined => line.split(" ")[1];

/** Where the turn begins in which a seat still is; -1 if it has done nothing in it yet. */
function turnFrom(lines: string[], seat: number): number {
  const own = (line: string): boolean => seatOf(line) === seat;
  const from = lines.findLastIndex((line) => !own(line) && !byChance(line)) + 1;
  const next = (after: number): number => lines.findIndex((line, index) => index >= after && own(line));
  const first = next(from);
  if (first !== from || from === 0) return first;
  // Who did the same right before did it at the same time, and what comes after that is another turn.
  const end = lines.findIndex((line, index) => index > first && !own(line));
  const together = lines.slice(first, end < 0 ? undefined : end).some((line) => verbOf(line) === verbOf(lines[from - 1]!));
  return !together ? first : end < 0 ? -1 : next(end);
}

/** Where the lines begin that a seat has not seen when it comes to act again, or came to act in the turn it is in. */
export function freshFrom(lines: string[], seat: number, acting = false): number {
  const last = lines.findLastIndex((line) => seatOf(line) === seat);
  if (last < 0) return 0;
  const turn = acting ? turnFrom(lines, seat) : -1;
  if (turn >= 0) return freshFrom(lines.slice(0, turn), seat);
  // Simultaneous choices are written by seat: those before one's own were not seen either.
  let start = last;
  while (start > 0 && seatOf(lines[start - 1]!) >= 0) start--;
  return start;
}

export class Story {
  constructor(
    readonly game: Game,
    readonly words: GameText | null,
  ) {}

  log = $derived.by<Entry[]>(() => {
    const { acting, names, seat } = this.game;
    const { lines } = this.game.link;
    const fresh = seat < 0 ? lines.length : freshFrom(lines, seat, acting);
    return lines.flatMap((line, index) => {
      const text = this.words ? this.words.tell(line, names, t) : line;
      const by = seatOf(line);
      return text === null ? [] : [{ index, line, seat: by, text, fresh: index >= fresh && by !== seat }];
    });
  });

  /** What others did since the viewer's last turn. */
  since = $derived.by(() => this.log.filter(({ fresh }) => fresh));
  stage = $derived.by(() => (this.words && this.game.board ? this.words.stage(this.game.board.view, t) : ""));
  points = $derived.by(() => {
    if (this.words && this.game.board) return this.words.points(this.game.board.view);
    return this.game.table.result?.scores ?? [];
  });

  /** Whose turn it is and what to do, in one sentence. */
  sentence = $derived.by(() => {
    const { game } = this;
    if (game.table.status === "over") return this.verdict;
    if (game.ready) return game.added ? t("web-confirm-added", { added: this.offer(game.added) }) : t("web-confirm-now");
    if (game.acting) return this.todo;
    const acting = game.table.seats.flatMap((seat, index) => (seat.acting ? [game.names[index]!] : []));
    return t("web-wait-for", { names: listed(acting), count: acting.length });
  });

  todo = $derived.by(() => {
    const { board, offers } = this.game;
    return board && this.words ? this.words.todo(board.view, offers, board.actions, t) : t("web-choose");
  });

  /** An offer in words for those who see the board. */
  offer(offer: AnyOffer): string {
    return this.words?.hint?.(offer, t) ?? this.words?.offer(offer, t) ?? offer.line;
  }

  /** Who won: where none of the seats is first, whoever plays along is. */
  verdict = $derived.by(() => {
    const { names, table, seat } = this.game;
    const winners = (table.result?.places ?? []).flatMap((place, index) => (place === 1 ? [index] : []));
    if (!winners.length) return t("web-legend-wins");
    if (winners.length === 1 && winners[0] === seat && this.game.mine.length === 1) return t("web-you-win");
    return t("web-wins", { names: listed(winners.map((winner) => names[winner]!)), count: winners.length });
  });
}

/** Names as a list in a sentence. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language.code).format(names);
}
