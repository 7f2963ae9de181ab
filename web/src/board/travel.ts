/** Pieces that travel: what leaves one place under a key and appears in another flies there. */
import { cubicInOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";

export const [send, receive] = crossfade({
  easing: cubicInOut,
  fallback: (node, { duration = 250 }) => scale(node, { start: 0.85, duration: duration as number }),
});

/** How a piece travels: not at all where nothing shall move. */
export const travel = (key: string, motion: boolean): { key: string; duration: number } => ({
  key,
  duration: motion ? 450 : 0,
});
