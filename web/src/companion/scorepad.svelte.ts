/** A sheet of the score pad: who plays and what everybody has entered. Kept in the browser. */
import { kept, keep } from "./kept";
import type { Entry, Pad, Section } from "./pad";
import { keyOf, type Sheet, type Value, type Verdict, verdict } from "./sums";

interface Kept {
  names: string[];
  sheets: Sheet[];
  rival: Sheet;
}

export class ScorePad {
  names = $state<string[]>([]);
  sheets = $state<Sheet[]>([]);
  rival = $state<Sheet>({});
  readonly pad: Pad;
  readonly #key: string;

  constructor(game: string, pad: Pad) {
    this.pad = pad;
    this.#key = `pad.${game}`;
    const last = kept<Kept>(this.#key);
    const seats = pad.seats.includes(last?.sheets.length ?? 0) ? last!.sheets.length : Math.max(2, pad.seats[0]!);
    this.names = Array.from({ length: seats }, (_, seat) => last?.names[seat] ?? "");
    this.sheets = Array.from({ length: seats }, (_, seat) => last?.sheets[seat] ?? {});
    this.rival = last?.rival ?? {};
  }

  get against(): boolean {
    return this.pad.rival?.seats === this.sheets.length;
  }

  get verdict(): Verdict {
    return verdict(this.pad, this.sheets, this.against ? this.rival : null);
  }

  get empty(): boolean {
    return [...this.sheets, this.rival].every((sheet) => !Object.keys(sheet).length);
  }

  can(change: 1 | -1): boolean {
    return this.pad.seats.includes(this.sheets.length + change);
  }

  add(): void {
    this.names.push("");
    this.sheets.push({});
  }

  remove(seat: number): void {
    this.names.splice(seat, 1);
    this.sheets.splice(seat, 1);
  }

  /** A new sheet for the same people. */
  clear(): void {
    this.sheets = this.sheets.map(() => ({}));
    this.rival = {};
  }

  enter(sheet: Sheet, section: Section, entry: Entry, value: Value): void {
    const key = keyOf(section, entry.id);
    if (value === 0 || (Array.isArray(value) && !value.length)) delete sheet[key];
    else sheet[key] = value;
  }

  /** Who else has a mark that only one can have; undefined if nobody. */
  owner(seat: number, key: string, mark: string): number | undefined {
    const at = this.sheets.findIndex((sheet, other) => other !== seat && (sheet[key] as string[] | undefined)?.includes(mark));
    return at < 0 ? undefined : at;
  }

  /** To be called inside an effect. */
  keep(): void {
    const { names, sheets, rival } = this;
    keep(this.#key, { names, sheets, rival } satisfies Kept);
  }
}
