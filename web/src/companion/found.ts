/**
 * What games bring for people with real cards, found by looking into their folders:
 *
 *   web/companion.json  the pad, the deck to turn up, the form of data files; written by tools/generate_companion.py
 *   web/Sign.svelte     a sign for what stands on the pad, in a box of 100 by 100     (SignProps)
 *   web/Turned.svelte   a card that was turned up                                     (TurnedProps)
 *   web/Piece.svelte    a card or domino to look at and to paint                      (PieceProps)
 *   web/Outcome.svelte  what chance did, to be told by picking it                     (OutcomeProps)
 *   web/Ask.svelte      a position to be told as a whole, for an answer               (AskProps)
 *
 * All but companion.json is loaded when it is needed; what a game does not bring is not offered or has no picture.
 */
import type { Component } from "svelte";
import type { Translate } from "../board";
import type { Keeper, Pad, Pieces } from "./pad";

export interface Brought {
  pad?: Pad;
  keeper?: Keeper;
  pieces?: Pieces;
  real?: boolean;
}

export interface SignProps {
  id: string;
}

export interface TurnedProps {
  id: string;
}

/** A card or domino as its table in a data file has it. */
export type Piece = Record<string, number | string | string[]>;

export interface PieceProps {
  piece: Piece;
  t: Translate;
  /** Without this it is a picture only. */
  change?: (piece: Piece) => void;
}

export interface OutcomeProps {
  /** What chance may have done: the line that tells it, and what the game sends along to show it. */
  outcomes: { line: string; shown: unknown }[];
  t: Translate;
  pick(line: string): void;
}

export interface AskProps {
  pad: Pad;
  t: Translate;
  /** What is nobody's choice in a position: lines with their rules; null if it was refused. */
  answer(position: unknown): Promise<{ line: string; rule: string }[] | null>;
}

type Drawing<Props extends object> = { default: Component<Props> };
type Found<Props extends object> = Record<string, () => Promise<Drawing<Props>>>;

const data = import.meta.glob<Brought>("../../../src/pyramidion/games/*/web/companion.json", { eager: true, import: "default" });
const signs = import.meta.glob<Drawing<SignProps>>("../../../src/pyramidion/games/*/web/Sign.svelte");
const turned = import.meta.glob<Drawing<TurnedProps>>("../../../src/pyramidion/games/*/web/Turned.svelte");
const pieces = import.meta.glob<Drawing<PieceProps>>("../../../src/pyramidion/games/*/web/Piece.svelte");

const outcomes = import.meta.glob<Drawing<OutcomeProps>>("../../../src/pyramidion/games/*/web/Outcome.svelte");

const asks = import.meta.glob<Drawing<AskProps>>("../../../src/pyramidion/games/*/web/Ask.svelte");

const nameOf = (path: string): string => path.split("/").at(-3)!.replaceAll("_", "-");

/** What each game brings, by its name. */
export const brought: Record<string, Brought> = Object.fromEntries(
  Object.entries(data).map(([path, all]) => [nameOf(path), all]),
);

async function drawing<Props extends object>(found: Found<Props>, game: string): Promise<Component<Props> | null> {
  const path = Object.keys(found).find((name) => nameOf(name) === game);
  return path ? (await found[path]!()).default : null;
}

export const sign = (game: string): Promise<Component<SignProps> | null> => drawing(signs, game);
export const turnedCard = (game: string): Promise<Component<TurnedProps> | null> => drawing(turned, game);
export const pieceDrawing = (game: string): Promise<Component<PieceProps> | null> => drawing(pieces, game);
export const outcomePicker = (game: string): Promise<Component<OutcomeProps> | null> => drawing(outcomes, game);
export const asker = (game: string): Promise<Component<AskProps> | null> => drawing(asks, game);
export const asksOf = (game: string): boolean => Object.keys(asks).some((path) => nameOf(path) === game);
