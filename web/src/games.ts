/** What each game brings along for the page, found by looking into the games' folders. */
import type { Component } from "svelte";
import type { BoardProps, GameText, PreviewProps, SeatProps, SheetProps } from "./board";

type Loader<T> = () => Promise<T>;
type Drawing<Props extends object> = { default: Component<Props> };

const boards = import.meta.glob<Drawing<BoardProps>>("../../src/pyramidion/games/*/web/Board.svelte");
const seats = import.meta.glob<Drawing<SeatProps>>("../../src/pyramidion/games/*/web/Seat.svelte");
const sheets = import.meta.glob<Drawing<SheetProps>>("../../src/pyramidion/games/*/web/Sheet.svelte");
const previews = import.meta.glob<Drawing<PreviewProps>>("../../src/pyramidion/games/*/web/Preview.svelte");
const texts = import.meta.glob<{ text: GameText }>("../../src/pyramidion/games/*/web/text.ts");

/** The games that have words of their own, as their messages begin. */
export const names = Object.keys(texts).map((path) => path.split("/").at(-3)!.replaceAll("_", "-"));

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

async function drawing<Props extends object>(loader?: Loader<Drawing<Props>>): Promise<Component<Props> | null> {
  return loader ? (await loader()).default : null;
}

export async function parts(game: string): Promise<Parts> {
  const [Board, Seat, Sheet, words] = await Promise.all([
    drawing(of(boards, game)),
    drawing(of(seats, game)),
    drawing(of(sheets, game)),
    of(texts, game)?.(),
  ]);
  return { Board, Seat, Sheet, text: words?.text ?? null };
}

export const preview = (game: string): Promise<Component<PreviewProps> | null> => drawing(of(previews, game));
