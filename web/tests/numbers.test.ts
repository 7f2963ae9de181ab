import { expect, test } from "vitest";
import { minus } from "../src/numbers";

test("numbers below nothing have a true minus sign, and hyphens stay hyphens", () => {
  expect(minus(-13)).toBe("−13");
  expect(minus("-13.1 points (-2)")).toBe("−13.1 points (−2)");
  expect(minus("2026-11-18, 2-4 players, top-10")).toBe("2026-11-18, 2-4 players, top-10");
});
