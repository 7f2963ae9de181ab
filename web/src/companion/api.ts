/** Requests about one's own cards. */
import { ask } from "../api";
import type { Checked, DeckRow } from "./shapes";

export const check = (game: string, text: string): Promise<Checked> => ask("POST", "decks/check", { game, text });
export const use = (game: string, text: string): Promise<DeckRow> => ask("POST", "decks", { game, text });
