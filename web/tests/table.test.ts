import { beforeEach, expect, test } from "vitest";
import { Drafts } from "../src/table/drafts";
import { freshFrom } from "../src/table/story.svelte";

const TURN = ["- reveal I3", "1 mark 12 a1", "2 mark 7 b1", "3 mark 9 c1"];

test("what is new begins with the choices made together with one's own", () => {
  const lines = ["1 keep 1 2", "2 keep 3 4", ...TURN, "- reveal T4"];
  expect(lines.slice(freshFrom(lines, 1))).toEqual(["1 mark 12 a1", "2 mark 7 b1", "3 mark 9 c1", "- reveal T4"]);
});

test("what chance did in one's own turn is not new", () => {
  const lines = ["1 take 2 red", "- back 2 red1-blue0", "1 open 2", "- domino 2 14", "1 place 0,0 1,0", "2 take 1 blue"];
  expect(lines.slice(freshFrom(lines, 0))).toEqual(["1 place 0,0 1,0", "2 take 1 blue"]);
});

test("what is new stays so until one's own turn is over", () => {
  const others = ["2 take 1 blue", "- gem 1 red", "2 place 0,0 1,0"];
  const lines = ["1 take 2 red", "- back 2 red1-blue0", "1 place 0,0 1,0", ...others, "1 take 3 green", "- back 3 red1-blue0"];
  expect(lines.slice(freshFrom(lines, 0, true))).toEqual(lines.slice(2));
  expect(lines.slice(freshFrom([...lines, "1 open 3", "- domino 3 14"], 0, true))).toEqual(lines.slice(2));
  const solo = ["1 place 0,0 1,0", "L take 2", "L gather 2 red", "1 take 3 green", "- back 3 red1-blue0"];
  expect(freshFrom(solo, 0, true)).toBe(0);
});

test("the last of those who choose together is in a new turn afterwards", () => {
  const lines = ["1 keep 1 2", "2 keep 3 4", "3 keep 5 6", ...TURN, "- reveal T4"];
  expect(lines.slice(freshFrom(lines, 2, true))).toEqual([...TURN.slice(1), "- reveal T4"]);
  const scored = ["2 place 1,1 1,2", "1 done", "2 activate 1 0,0 blue", "2 done", "- level 2 2"];
  expect(freshFrom(scored, 1, true)).toBe(0);
  expect(freshFrom([...scored, "2 take 1 red", "- back 1 red1-blue0"], 1, true)).toBe(0);
});

test("all is new to a seat that has done nothing yet", () => {
  expect(freshFrom(TURN.slice(0, 1), 1)).toBe(0);
});

beforeEach(() => sessionStorage.clear());

test("a draft is asked for again after a reload, as long as the turn is the same", () => {
  new Drafts("t").keep(0, "turn-1", [4, 5]);
  expect(new Drafts("t").wanted(0, "turn-1", [])).toEqual([4, 5]);
  expect(new Drafts("t").wanted(0, "turn-2", [])).toBeNull();
  expect(new Drafts("t").wanted(0, "turn-1", [])).toBeNull();
});

test("a draft that is shown is not asked for", () => {
  const drafts = new Drafts("t");
  drafts.keep(0, "turn-1", [4]);
  expect(drafts.wanted(0, "turn-1", [4])).toBeNull();
});

test("a draft that the server does not take is asked for once", () => {
  const drafts = new Drafts("t");
  drafts.keep(0, "turn-1", [4]);
  expect(drafts.wanted(0, "turn-1", [])).toEqual([4]);
  expect(drafts.wanted(0, "turn-1", [])).toBeNull();
});

test("drafts of other tables and seats are left alone", () => {
  new Drafts("t").keep(0, "turn-1", [4]);
  expect(new Drafts("t").wanted(1, "turn-1", [])).toBeNull();
  expect(new Drafts("u").wanted(0, "turn-1", [])).toBeNull();
});
