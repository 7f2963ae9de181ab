/** How deals are spoken of in the reader's language. */
import { language, t } from "../language.svelte";
import type { DealView } from "./shapes";

/** A day of a deal's name, as people write it; other names as they are. */
export function dealName(name: string): string {
  if (!isDay(name)) return name;
  const day = new Date(`${name}T12:00:00Z`);
  return new Intl.DateTimeFormat(language.code, { dateStyle: "long", timeZone: "UTC" }).format(day);
}

export const isDay = (name: string): boolean => /^\d{4}-\d\d-\d\d$/.test(name);

/** The day so many days later. */
export function dayAfter(name: string, days: number): string {
  const day = new Date(`${name}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

export const percent = (share: number): string =>
  new Intl.NumberFormat(language.code, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** How long a day's deal can still be begun. */
export function timeLeft(ends: number): string {
  const minutes = Math.max(0, Math.round((ends * 1000 - Date.now()) / 60_000));
  return t("deals-left", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** What came of one's own game, in one sentence. */
export function verdict({ own, players }: DealView): string {
  if (own?.points == null || own.place == null) return "";
  const points = t("web-points", { count: own.points });
  if (own.beaten == null) return t("deals-first", { points });
  return t("deals-verdict", { points, place: own.place, players, share: percent(own.beaten) });
}
