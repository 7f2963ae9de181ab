/** A data file that is entered on the page is written as the loaders read it. */
import { expect, test } from "vitest";
import { brought } from "../src/companion/found";
import { toml } from "../src/companion/piecefile.svelte";

test("a deck is written in the form of deck files", () => {
  const grid = ["E.g#.", "..+..", "#s.r.", "..#t.", ".p..T"];
  expect(toml("mine", brought["silver-gold"]!.pieces!, [{ number: 1, grid }])).toBe(
    'name = "mine"\n\n[[card]]\nnumber = 1\ngrid = ["E.g#.", "..+..", "#s.r.", "..#t.", ".p..T"]\n',
  );
});

test("so are dominoes", () => {
  expect(toml('a"b', brought["pyramido"]!.pieces!, [{ id: 1, a: "red 10/00", b: "blue 00/01" }])).toBe(
    'name = "a\\"b"\n\n[[domino]]\nid = 1\na = "red 10/00"\nb = "blue 00/01"\n',
  );
});
