/** Seeing and building pyramids: only what was offered is ever shown. */
import { describe, expect, test } from "vitest";
import { Aim, turnedIcons } from "../../src/pyramidion/games/pyramido/web/aim.svelte";
import { outline, plainest } from "../../src/pyramidion/games/pyramido/web/areas";
import { toward } from "../../src/pyramidion/games/pyramido/web/keys";
import { lensAt, project, unproject } from "../../src/pyramidion/games/pyramido/web/lens";
import type { LaidView, PlaceOffer, PlaceView } from "../../src/pyramidion/games/pyramido/web/types";

const at = (x: number, y: number, level = 1): PlaceView => ({ level, x, y });
const offer = (action: number, a: PlaceView, b: PlaceView): PlaceOffer => ({
  type: "place",
  action,
  line: "",
  a,
  b,
  changes: [],
  holes: [],
});
const right = offer(1, at(0, 0), at(1, 0));
const down = offer(2, at(0, 0), at(0, 1));
const left = offer(3, at(4, 0), at(3, 0));

test.each([0, 0.4, 1])("what a lens of tilt %d shows can be found again", (tilt) => {
  const lens = lensAt(tilt);
  const found = unproject(lens, project(lens, 1.5, -2, 0.9), 0.9);
  expect(found.x).toBeCloseTo(1.5);
  expect(found.y).toBeCloseTo(-2);
});

describe("the ghost", () => {
  test("is the offer nearest to the point, as the domino is held", () => {
    const aim = new Aim(() => [right, down, left]);
    aim.point({ x: 1, y: 0.6 });
    expect(aim.ghost?.action).toBe(right.action);
    aim.rotate();
    expect(aim.ghost?.action).toBe(down.action);
    expect(aim.covers({ x: 0.5, y: 1.5 })).toBe(true);
    expect(aim.covers({ x: 1.5, y: 0.5 })).toBe(false);
  });

  test("is held in another way where only that fits, and nowhere far from any offer", () => {
    const aim = new Aim(() => [right, left]);
    aim.point({ x: 4, y: 0.5 });
    expect(aim.ghost?.action).toBe(left.action);
    aim.point({ x: 9, y: 9 });
    expect(aim.ghost).toBeUndefined();
  });

  test("a cell is pointed at with block A", () => {
    const aim = new Aim(() => [right, down, left]);
    aim.pointCell(at(4, 0));
    expect(aim.ghost?.action).toBe(left.action);
  });

  test("what is asked about are the cells below the domino", () => {
    const aim = new Aim(() => []);
    expect(aim.wish({ x: 3.1, y: 2.4 }, 1)).toBe("2,2 3,2");
    expect(aim.wish({ x: 1.5, y: 1 }, 2)).toBe("0,0 1,0");
  });
});

test("icons go round with their block", () => {
  const block = { colour: "red", icons: [true, false, false, true] };
  expect(turnedIcons(block, 1)).toEqual([false, true, true, false]);
  expect(turnedIcons(block, 4)).toEqual(block.icons);
});

test("the outline of an area runs round what is seen of it", () => {
  const laid = (x: number, seen: boolean[]): LaidView => ({ domino: 1, place: at(x, 0), colour: "red", icons: [], seen });
  const all = [true, true, true, true];
  const edges = [...outline(lensAt(0), [laid(0, all), laid(1, all)]).values()].join("").split("M").length - 1;
  expect(edges).toBe(12); // halves of a block: two by six round, none between
  const covered = outline(lensAt(0), [laid(0, [true, false, false, false])]).get("1:0,0");
  expect(covered?.split("M").length).toBe(5);
});

test("the number of an area is written where most is seen of it", () => {
  const laid = (x: number, seen: boolean[]): LaidView => ({ domino: 1, place: at(x, 0), colour: "red", icons: [], seen });
  const strip = [true, true, false, false];
  const blocks = [laid(0, strip), laid(1, [true, true, true, false]), laid(2, strip), laid(3, [true, true, true, true])];
  const area = { name: at(0, 0), colour: "red", icons: 3, blocks: [at(0, 0), at(1, 0), at(2, 0)], once: 3, twice: 6, activated: false };
  expect(plainest(area, blocks)?.place).toEqual(at(1, 0));
  expect(plainest({ ...area, blocks: [at(0, 0), at(2, 0)] }, blocks)?.place).toEqual(at(0, 0));
});

test("arrow keys go straight on rather than aside", () => {
  const cells = [at(0, 0), at(2, 0), at(1, 1), at(0, 3)];
  expect(toward("ArrowRight", cells[0]!, cells)).toEqual(at(2, 0));
  expect(toward("ArrowDown", cells[0]!, cells)).toEqual(at(1, 1));
  expect(toward("ArrowUp", cells[0]!, cells)).toBeUndefined();
});
