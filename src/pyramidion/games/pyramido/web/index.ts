/** What this game brings to a table, in one file: the page asks for it as soon as it knows the game. */
export { default as Board } from "./Board.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Sheet } from "./Sheet.svelte";
export { text } from "./text";
