/** A deck or a set of dominoes that is being entered: kept in the browser, checked by the server's own loader. */
import { Refused } from "../api";
import * as api from "./api";
import type { Piece } from "./found";
import { kept, keep } from "./kept";
import type { Pieces } from "./pad";
import type { Checked, Fault } from "./shapes";

interface Kept {
  name: string;
  pieces: Piece[];
}

const QUIET = 350; // milliseconds without a change before the server is asked

const written = (value: Piece[string]): string =>
  Array.isArray(value) ? `[${value.map((part) => JSON.stringify(part)).join(", ")}]` : JSON.stringify(value);

/** The file as text, in the form that `pyramidion deck check` reads. */
export function toml(name: string, form: Pieces, pieces: Piece[]): string {
  const tables = pieces.map(
    (piece) => `\n[[${form.table}]]\n${Object.entries(piece).map(([key, value]) => `${key} = ${written(value)}\n`).join("")}`,
  );
  return `name = ${JSON.stringify(name)}\n${tables.join("")}`;
}

export class PieceFile {
  name = $state("");
  pieces = $state.raw<Piece[]>([]);
  checked = $state.raw<Checked>();
  offline = $state(false);
  readonly #key: string;
  #timer = 0;
  #asked = 0;

  constructor(
    readonly game: string,
    readonly form: Pieces,
  ) {
    this.#key = `pieces.${game}`;
    const last = kept<Kept>(this.#key);
    this.name = last?.name ?? "";
    this.pieces = last?.pieces ?? [];
  }

  get text(): string {
    return toml(this.name, this.form, this.pieces);
  }

  piece(number: number): Piece | undefined {
    return this.pieces.find((piece) => piece[this.form.key] === number);
  }

  faults(number: number | null): Fault[] {
    return (this.checked?.faults ?? []).filter((fault) => fault.piece === number);
  }

  /** How many are entered and have no fault of their own. */
  get done(): number {
    return this.pieces.filter((piece) => !this.faults(Number(piece[this.form.key])).length).length;
  }

  get sound(): boolean {
    return this.checked?.faults.length === 0;
  }

  put(piece: Piece): void {
    const { key } = this.form;
    const others = this.pieces.filter((other) => other[key] !== piece[key]);
    this.pieces = [...others, piece].sort((one, other) => Number(one[key]) - Number(other[key]));
    this.changed();
  }

  drop(number: number): void {
    this.pieces = this.pieces.filter((piece) => piece[this.form.key] !== number);
    this.changed();
  }

  clear(): void {
    this.name = "";
    this.pieces = [];
    this.changed();
  }

  /** Keep what there is, and have it checked when nothing changes for a moment. */
  changed(): void {
    keep(this.#key, { name: this.name, pieces: this.pieces } satisfies Kept);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.check(), QUIET);
  }

  async check(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const found = await api.check(this.game, this.text);
      if (asked === this.#asked) [this.checked, this.offline] = [found, false];
    } catch (error) {
      this.offline = !(error instanceof Refused);
    }
  }

  /** Read a file; what cannot be read of it is told as its faults. */
  async open(text: string): Promise<void> {
    const found = await api.check(this.game, text);
    this.name = found.name;
    this.pieces = found.pieces.filter((piece) => Number.isInteger(piece[this.form.key])) as Piece[];
    this.changed();
    this.checked = found;
  }
}
