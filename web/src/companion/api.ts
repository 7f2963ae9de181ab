/** Requests about one's own cards. */
import { ask } from "../api";
import type { AskReal, Checked, DeckRow, RealTable, Told } from "./shapes";

export const check = (game: string, text: string): Promise<Checked> => ask("POST", "decks/check", { game, text });
export const use = (game: string, text: string): Promise<DeckRow> => ask("POST", "decks", { game, text });
export const real = (asked: AskReal): Promise<RealTable> => ask("POST", "real", asked);
export const answer = (game: string, position: unknown): Promise<Told[]> => ask("POST", "real/answer", { game, position });
