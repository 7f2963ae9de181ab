/** Arrow keys over the squares of the own cards, from one card into the next. */
import { cell, SIDE, squareAt } from "./squares";

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Move the focus if the key is an arrow on a square; whether it was. */
export function step(event: KeyboardEvent): boolean {
  const [dx, dy] = STEPS[event.key] ?? [0, 0];
  const from = event.target as HTMLElement;
  if ((!dx && !dy) || !from.dataset.square) return false;
  event.preventDefault();
  const [x, y] = cell(from.dataset.square);
  const board = from.closest(".board");
  const cards = [...new Set([...(board?.querySelectorAll<HTMLElement>("[data-square]") ?? [])].map((at) => at.dataset.card))];
  const inside = squareAt(x + dx, y + dy);
  // Beyond an edge lies the next card, whichever way the cards stand.
  const card = inside ? from.dataset.card : cards[cards.indexOf(from.dataset.card) + dx + dy];
  const square = inside ?? squareAt((x + dx + SIDE) % SIDE, (y + dy + SIDE) % SIDE);
  board?.querySelector<HTMLElement>(`[data-card="${card}"][data-square="${square}"]`)?.focus();
  return true;
}
