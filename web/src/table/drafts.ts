/** What each seat of this browser means to do; outlives a reload and a server's restart. */

interface Kept {
  turn: string;
  actions: number[];
}

const same = (one: number[], other: number[]): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Drafts {
  #asked = new Map<number, string>();

  constructor(readonly table: string) {}

  keep(seat: number, turn: string, actions: number[]): void {
    this.#asked.delete(seat);
    if (actions.length) sessionStorage.setItem(this.#key(seat), JSON.stringify({ turn, actions }));
    else this.drop(seat);
  }

  drop(seat: number): void {
    sessionStorage.removeItem(this.#key(seat));
  }

  /** Nothing that was meant can be done any more. */
  clear(): void {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(this.#key())) sessionStorage.removeItem(key);
    }
  }

  /** The draft to ask for again, if a board came without it; a draft of another turn is forgotten. */
  wanted(seat: number, turn: string, shown: number[]): number[] | null {
    const text = sessionStorage.getItem(this.#key(seat));
    if (text === null) return null;
    const kept = JSON.parse(text) as Kept;
    if (kept.turn !== turn) {
      this.drop(seat);
      return null;
    }
    if (same(kept.actions, shown)) {
      this.#asked.delete(seat);
      return null;
    }
    // Asked once: what the server then shows is what it makes of it.
    if (this.#asked.get(seat) === text) {
      this.drop(seat);
      return null;
    }
    this.#asked.set(seat, text);
    return kept.actions;
  }

  #key(seat?: number): string {
    return `pyramidion.draft.${this.table}.${seat ?? ""}`;
  }
}
