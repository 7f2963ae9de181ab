/** Requests about learning and looking back. */
import { ask } from "../api";
import { preferences } from "../settings.svelte";
import type { Because, TableView } from "../wire";
import type { Frame, Lesson, LessonRow, Outline, PastGame, Possible, Report, RulesText } from "./shapes";

export const rules = (game: string, language: string): Promise<RulesText> =>
  ask("GET", `games/${encodeURIComponent(game)}/rules?lang=${language}`);
export const lessons = (): Promise<LessonRow[]> => ask("GET", "lessons");
export const lesson = (game: string, name: string): Promise<Lesson> =>
  ask("GET", `lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`);
export const outline = (record: string): Promise<Outline> => ask("POST", "records/outline", { record });
export const frames = (record: string, seat: number, start: number, stop: number): Promise<Frame[]> =>
  ask("POST", "records/frames", { record, seat, start, stop });
export const why = (record: string, seat: number, ply: number, line: string): Promise<Because> =>
  ask("POST", "records/why", { record, seat, ply, line });
export const analysis = (record: string): Promise<Report> => ask("POST", "records/analysis", { record });
export const possible = (record: string): Promise<Possible[]> => ask("POST", "records/possible", { record });
export const again = (record: string, ply: number, seat: number, bot: string | null): Promise<TableView> =>
  ask("POST", "records/again", { record, ply, seat, bot, pace: preferences.choices.pace ? null : 0 });
export const past = (): Promise<PastGame[]> => ask("GET", "me/games");
