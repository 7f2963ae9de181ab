/** Pointing and turning on the cards of Silver & Gold: only what was offered is ever shown. */
import { describe, expect, test } from "vitest";
import { Aim } from "../../src/pyramidion/games/silver_gold/web/aim.svelte";
import { laid, mirrored, PATTERNS, shapeOf, turned } from "../../src/pyramidion/games/silver_gold/web/squares";
import type { MarkOffer } from "../../src/pyramidion/games/silver_gold/web/types";

const offer = (action: number, ...squares: string[]): MarkOffer => ({
  type: "mark",
  action,
  line: `1 mark 7 ${squares.join(" ")}`,
  card: 7,
  squares,
  extra: false,
  brings: {},
  points: 0,
});
const across = offer(1, "b2", "c2", "d2");
const down = offer(2, "c2", "c3", "c4");
const corner = offer(3, "a1", "b1", "a2");
const single = offer(4, "e5");

function aiming(...offers: MarkOffer[]): Aim {
  const aim = new Aim(() => offers);
  aim.take("I3");
  return aim;
}

describe("shapes", () => {
  test.each(Object.values(PATTERNS))("%s comes back after four turns and after two mirrors", (shape) => {
    expect(turned(turned(turned(turned(shape))))).toBe(shape);
    expect(mirrored(mirrored(shape))).toBe(shape);
  });

  test("a shape is the same wherever it lies", () => {
    expect(shapeOf(["b2", "c2", "d2"])).toBe(shapeOf(["a5", "b5", "c5"]));
    expect(laid(PATTERNS.I3!, [2, 0])).toEqual(["c1", "d1", "e1"]);
    expect(laid(PATTERNS.I3!, [3, 0])).toBeUndefined();
  });
});

describe("the ghost", () => {
  test("is an offer over the square that is pointed at", () => {
    const aim = aiming(across, down);
    aim.point(7, "d2");
    expect(aim.ghost?.action).toBe(across.action);
    aim.point(7, "c4");
    expect(aim.ghost?.action).toBe(down.action);
  });

  test("snaps to an offer beside the square, and to none further off", () => {
    const aim = aiming(corner);
    aim.point(7, "c1");
    expect(aim.ghost?.action).toBe(corner.action);
    aim.point(7, "d4");
    expect(aim.ghost).toBeUndefined();
    aim.point(8, "a1");
    expect(aim.ghost).toBeUndefined();
  });

  test("turns among the offers over the same square", () => {
    const aim = aiming(across, down);
    aim.point(7, "c2");
    const first = aim.ghost?.action;
    aim.turn();
    expect(aim.ghost?.action).not.toBe(first);
    aim.leaf(1);
    expect(aim.ghost?.action).toBe(first);
  });

  test("keeps to single squares when asked to, or when nothing else is left", () => {
    const aim = aiming(across, single);
    aim.point(7, "e5");
    expect(aim.ghost).toBeUndefined();
    aim.alone = true;
    expect(aim.ghost?.action).toBe(single.action);
    expect(aiming(single).offers).toEqual([single]);
  });

  test("what is asked about is the pattern as it is held, or the square alone", () => {
    const aim = aiming(across);
    expect(aim.wish("a1")).toEqual(["a1", "b1", "c1"]);
    aim.alone = true;
    expect(aim.wish("a1")).toEqual(["a1"]);
  });

  test("at the edge of the card the pattern is asked about where it still covers the square", () => {
    expect(aiming(across).wish("e1")).toEqual(["c1", "d1", "e1"]);
    expect(aiming(across).wish("d3")).toEqual(["c3", "d3", "e3"]);
  });

  test("a pattern that leaves the card as it is held is not asked about as a single square", () => {
    const aim = aiming(across);
    aim.take("L4"); // upright, its foot to the right
    expect(aim.wish("e1")).toBeUndefined();
    expect(aim.wish("e3")).toEqual(["d1", "d2", "d3", "e3"]);
  });
});
