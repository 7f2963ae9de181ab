/** What is heard when one view follows another. */
import type { Settings } from "$web/board";
import { play } from "$web/board/sound";
import type { View } from "./types";

let last: View | undefined;

const marks = (view: View): number => view.seats.reduce((sum, seat) => sum + seat.cards.reduce((n, card) => n + card.marks.length, 0), 0);

/** Compare with the view heard last. */
export function sounds(view: View, seat: number, settings: Settings): void {
  const before = last;
  last = view;
  if (!before || before.seats.length !== view.seats.length || before === view) return;
  const [was, is] = [before.seats[seat], view.seats[seat]];
  if (is && was && is.completed.length > was.completed.length) play("gold", settings);
  else if (is && was && is.skulls > was.skulls) play("dread", settings);
  else if (is && was && is.red + is.green > was.red + was.green) play("gem", settings);
  else if (marks(view) > marks(before)) play("mark", settings);
  else if (view.turn !== before.turn || view.unseen !== before.unseen) play("card", settings);
}
