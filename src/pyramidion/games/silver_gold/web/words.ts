/** Names of things on the cards, in the reader's language. */
import type { Translate } from "$web/board";
import { minus } from "$web/numbers";
import type { CardView, MarkOffer } from "./types";
import { cell } from "./squares";

/** What a square of a deck file's grid is called in messages. */
const KINDS: Record<string, string> = {
  "#": "wall",
  ".": "free",
  "+": "red-cross",
  r: "red-gem",
  g: "green-gem",
  t: "torch",
  s: "skull",
  p: "potion",
  T: "tomb",
  E: "entrance",
};

/** The letter of a symbol by the name that offers have for it. */
export const LETTERS: Record<string, string> = {
  "red gem": "r",
  "green gem": "g",
  torch: "t",
  skull: "s",
  potion: "p",
  "red cross": "+",
  tomb: "T",
};

/** What one paints a square with. */
export const toolName = (kind: string, t: Translate): string => t(`silver-gold-square-${KINDS[kind]}`);

export const signed = (points: number): string => `${points > 0 ? "+" : ""}${minus(points)}`;

export const colourName = (colour: string, t: Translate): string => t(`silver-gold-colour-${colour}`);

export const cardName = (card: CardView, t: Translate): string =>
  t("silver-gold-card", { number: card.number, colour: colourName(card.colour, t) });

/** A square as it is read out: where it is, what it holds, whether it is marked. */
export function squareName(card: CardView, square: string, t: Translate): string {
  const [x, y] = cell(square);
  const what = t(`silver-gold-square-${KINDS[card.grid[y]?.[x] ?? "#"]}`);
  return t(card.marks.includes(square) ? "silver-gold-square-marked" : "silver-gold-square", { square, what });
}

/** What an offer to mark does, in words. */
export function markName(offer: MarkOffer, t: Translate): string {
  const brings = Object.entries(offer.brings).map(([name, count]) =>
    t("silver-gold-brings", { count, what: t(`silver-gold-square-${name.replace(" ", "-")}`) }),
  );
  const args = { card: offer.card, squares: offer.squares.join(" "), brings: brings.join(", "), points: offer.points };
  return t(brings.length ? "silver-gold-choice-mark-brings" : "silver-gold-choice-mark", args);
}
