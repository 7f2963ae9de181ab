/** What is heard when one view follows another. */
import type { Settings } from "$web/board";
import { play } from "$web/board/sound";
import type { View } from "./types";

let last: View | undefined;

const blocks = (view: View): number => view.seats.reduce((sum, seat) => sum + seat.blocks.length, 0);
const gems = (view: View): number => view.spaces.reduce((sum, space) => sum + Object.values(space.gems).reduce((n, m) => n + m, 0), 0);
const gained = (view: View): number => view.seats.reduce((sum, seat) => sum + seat.gained + seat.total, 0);

/** Compare with the view heard last. */
export function sounds(view: View, settings: Settings): void {
  const before = last;
  last = view;
  if (!before || before === view || before.seats.length !== view.seats.length) return;
  if (blocks(view) > blocks(before)) play("stone", settings);
  else if (gained(view) > gained(before)) play("gold", settings);
  else if (gems(view) < gems(before)) play("gem", settings);
  else if (view.phase !== before.phase) play("card", settings);
}
