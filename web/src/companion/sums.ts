/** What a score pad adds and compares. What there is to add, and by which table, the game says (companion.json). */
import type { Pad, Part, Section, Tie } from "./pad";

export type Term = [number, number]; // a number and by what it is multiplied
export type Value = string[] | number | Term[];
/** What one player has entered, by the key of an entry. */
export type Sheet = Record<string, Value>;

export interface Verdict {
  totals: number[];
  rival: number | null;
  /** Places from 1; equal ones are shared. The rival's is not among them. */
  places: number[];
  winners: number[];
  /** Whether the rival is ahead. */
  beaten: boolean;
  /** What decided between equal points, if something did. */
  tie: Tie | null;
  /** Whether points at the top are level. */
  level: boolean;
}

export { minus as signed } from "../numbers";

export const keyOf = (section: Section, entry: string): string => (section.number ? `${entry}.${section.number}` : entry);

const terms = (value: string[] | Term[]): value is Term[] => typeof value[0] !== "string";

/** How much was entered: marks, ticks, or a sum of terms. */
export function amount(value: Value | undefined): number {
  if (value === undefined) return 0;
  if (typeof value === "number") return value;
  return terms(value) ? value.reduce((sum, [number, factor]) => sum + number * factor, 0) : value.length;
}

export function partPoints(section: Section, part: Part, sheet: Sheet): number {
  const entries = part.of.map((id) => section.entries.find((entry) => entry.id === id)!);
  if (part.points.length) {
    const at = entries.reduce((row, { id, most }) => row * (most + 1) + amount(sheet[keyOf(section, id)]), 0);
    return part.points[at] ?? 0;
  }
  return entries.reduce((sum, { id, marks }) => {
    const value = sheet[keyOf(section, id)];
    const chosen = marks.filter((mark) => (value as string[] | undefined)?.includes(mark.id));
    return sum + (marks.length ? chosen.reduce((worth, mark) => worth + mark.worth, 0) : amount(value));
  }, 0);
}

export const sectionPoints = (section: Section, sheet: Sheet): number =>
  section.parts.reduce((sum, part) => sum + partPoints(section, part, sheet), 0);

export const total = (sections: Section[], sheet: Sheet): number =>
  sections.reduce((sum, section) => sum + sectionPoints(section, sheet), 0);

/** What a player has for a tie-break; the larger decides. */
function tieValue(pad: Pad, tie: Tie, sheet: Sheet): number {
  if (tie.by === "best") return Math.max(...pad.sections.map((section) => sectionPoints(section, sheet)));
  if (tie.by === "most") return amount(sheet[tie.of]);
  const order = pad.sections.flatMap(({ entries }) => entries).find(({ id }) => id === tie.of)!.marks;
  const first = order.findIndex(({ id }) => (sheet[tie.of] as string[] | undefined)?.includes(id));
  return first < 0 ? -order.length : -first;
}

export function verdict(pad: Pad, sheets: Sheet[], rivalSheet: Sheet | null): Verdict {
  const ranks = sheets.map((sheet) => [total(pad.sections, sheet), ...pad.ties.map((tie) => tieValue(pad, tie, sheet))]);
  const totals = ranks.map((rank) => rank[0]!);
  const above = (one: number[], other: number[]): boolean => {
    const at = one.findIndex((value, place) => value !== other[place]);
    return at >= 0 && one[at]! > other[at]!;
  };
  let places = ranks.map((rank) => 1 + ranks.filter((other) => above(other, rank)).length);
  const rival = pad.rival && rivalSheet ? total(pad.rival.sections, rivalSheet) : null;
  const beaten = rival !== null && rival >= Math.max(...totals);
  if (beaten) places = places.map((place) => place + 1);
  const best = Math.max(...totals);
  const level = totals.filter((points) => points === best).length > 1 || rival === best;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { totals, rival, places, winners, beaten, level, tie: level && rival === null ? decider(pad.ties, ranks, best) : null };
}

/** The tie-break that left one player alone at the top. */
function decider(ties: Tie[], ranks: number[][], best: number): Tie | null {
  let top = ranks.filter((rank) => rank[0] === best);
  for (const [at, tie] of ties.entries()) {
    const most = Math.max(...top.map((rank) => rank[at + 1]!));
    top = top.filter((rank) => rank[at + 1] === most);
    if (top.length === 1) return tie;
  }
  return null;
}
