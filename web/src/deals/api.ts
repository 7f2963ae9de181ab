/** Requests about deals. */
import { ask } from "../api";
import { preferences } from "../settings.svelte";
import type { TableView } from "../wire";
import type { DealView } from "./shapes";

const at = (game: string, name: string): string => `deals/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;

export const today = (): Promise<DealView[]> => ask("GET", "deals");
export const deal = (game: string, name: string): Promise<DealView> => ask("GET", at(game, name));
export const play = (game: string, name: string): Promise<TableView> =>
  ask("POST", `${at(game, name)}/play`, { pace: preferences.choices.pace ? null : 0 });
/** Where its table of results is, below the prefix. */
export const path = ({ game, name }: { game: string; name: string }): string => at(game, name);
