/** The game in words: the log, what happened since one's last turn, and what is to be done. */
import type { GameText } from "../board";
import { language, t } from "../language.svelte";
import type { Game } from "./game.svelte";

export interface Entry {
  index: number;
  seat: number; // -1: chance and bookkeeping
  text: string;
  fresh: boolean; // since the viewer's last turn
}

const seatOf = (line: string): number => (/^\d/.test(line) ? Number.parseInt(line) - 1 : -1);

/** Where the lines begin that a seat has not seen when it comes to act again. */
export function freshFrom(lines: string[], seat: number): number {
  const last = lines.findLastIndex((line) => seatOf(line) === seat);
  // Simultaneous choices are written by seat: those before one's own were not seen either.
  let start = last;
  while (start > 0 && seatOf(lines[start - 1]!) >= 0) start--;
  return Math.max(start, 0);
}

export class Story {
  constructor(
    readonly game: Game,
    readonly words: GameText | null,
  ) {}

  log = $derived.by<Entry[]>(() => {
    const { names, seat } = this.game;
    const { lines } = this.game.link;
    const fresh = seat < 0 ? lines.length : freshFrom(lines, seat);
    return lines.flatMap((line, index) => {
      const text = this.words ? this.words.tell(line, names, t) : line;
      const by = seatOf(line);
      return text === null ? [] : [{ index, seat: by, text, fresh: index >= fresh && by !== seat }];
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
    if (game.ready) return t("web-confirm-now");
    if (game.acting) return this.todo;
    const acting = game.table.seats.flatMap((seat, index) => (seat.acting ? [game.names[index]!] : []));
    return t("web-wait-for", { names: listed(acting), count: acting.length });
  });

  todo = $derived.by(() => {
    const { board, offers } = this.game;
    return board && this.words ? this.words.todo(board.view, offers, board.actions, t) : t("web-choose");
  });

  /** Who won. */
  verdict = $derived.by(() => {
    const { names, table, seat } = this.game;
    const winners = (table.result?.places ?? []).flatMap((place, index) => (place === 1 ? [index] : []));
    if (!winners.length) return t("web-nobody-wins");
    if (winners.length === 1 && winners[0] === seat && this.game.mine.length === 1) return t("web-you-win");
    return t("web-wins", { names: listed(winners.map((winner) => names[winner]!)), count: winners.length });
  });
}

/** Names as a list in a sentence. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language.code).format(names);
}
