/** What each game brings along for the page, found by looking into the games' folders. */
import type { Component } from "svelte";
import type { BoardProps, GameText, PreviewProps, SeatProps, SheetProps } from "./board";

type Loader<T> = () => Promise<T>;
type Drawing<Props extends object> = { default: Component<Props> };

const tables = import.meta.glob<Partial<Parts>>("../../src/pyramidion/games/*/web/index.ts");
const previews = import.meta.glob<Drawing<PreviewProps>>("../../src/pyramidion/games/*/web/Preview.svelte");

/** The games that have words of their own, as their messages begin. */
export const names = Object.keys(tables).map((path) => path.split("/").at(-3)!.replaceAll("_", "-"));

/** The drawings and words of one game; what it does not have is null. */
export interface Parts {
  Board: Component<BoardProps> | null;
  Seat: Component<SeatProps> | null;
  Sheet: Component<SheetProps> | null;
  text: GameText | null;
}

function of<T>(found: Record<string, Loader<T>>, game: string): Loader<T> | undefined {
  const folder = `/games/${game.replaceAll("-", "_")}/web/`;
  const path = Object.keys(found).find((name) => name.includes(folder));
  return path === undefined ? undefined : found[path];
}

export async function parts(game: string): Promise<Parts> {
  return { Board: null, Seat: null, Sheet: null, text: null, ...(await of(tables, game)?.()) };
}

export async function preview(game: string): Promise<Component<PreviewProps> | null> {
  return (await of(previews, game)?.())?.default ?? null;
}
