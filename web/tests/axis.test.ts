import { expect, test } from "vitest";
import { marks } from "../src/axis";

test("a chart is marked at round numbers, about five of them, below nothing too", () => {
  expect(marks(0, 92)).toEqual([0, 20, 40, 60, 80]);
  expect(marks(-13, 10)).toEqual([-10, -5, 0, 5, 10]);
  expect(marks(0, 10)).toEqual([0, 5, 10]);
});
