/** A game with real pieces: all that was told so far, kept in the browser, and what the rules make of it. */
import { Refused } from "../api";
import * as api from "./api";
import { kept, keep } from "./kept";
import type { RealTable } from "./shapes";

interface Kept {
  player: string;
  options: Record<string, string>;
  lines: string[];
}

export class Real {
  player = $state("");
  options = $state<Record<string, string>>({});
  lines = $state.raw<string[]>([]);
  table = $state.raw<RealTable>();
  /** The rule against what was told last; "-" if nobody answered. */
  rule = $state("");
  busy = $state(false);
  readonly #key: string;

  constructor(readonly game: string) {
    this.#key = `real.${game}`;
    const last = kept<Kept>(this.#key);
    if (!last) return;
    Object.assign(this, last);
    void this.#ask(this.lines);
  }

  async begin(player: string, options: Record<string, string>): Promise<void> {
    [this.player, this.options] = [player, options];
    await this.#ask([]);
  }

  /** Tell what happened. */
  async tell(line: string): Promise<void> {
    if (!this.busy) await this.#ask([...this.lines, line]);
  }

  /** What was told by mistake: the real pieces have not changed. */
  async takeBack(): Promise<void> {
    if (!this.busy) await this.#ask(this.lines.slice(0, -1));
  }

  leave(): void {
    [this.lines, this.table, this.rule] = [[], undefined, ""];
    keep(this.#key, null);
  }

  async #ask(lines: string[]): Promise<void> {
    const { game, player, options } = this;
    this.busy = true;
    this.rule = "";
    try {
      this.table = await api.real({ game, player, options, lines });
      this.lines = lines;
      keep(this.#key, { player, options, lines } satisfies Kept);
    } catch (error) {
      this.rule = error instanceof Refused ? error.rule : "-";
    } finally {
      this.busy = false;
    }
  }
}
