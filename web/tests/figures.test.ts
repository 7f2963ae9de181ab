import { expect, test } from "vitest";
import { language } from "../src/language.svelte";
import { figures } from "../src/learn/figures";
import type { PastGame } from "../src/learn/shapes";
import { decimal, signed, whole } from "../src/numbers";

const game = (title: string, scores: number[], places: number[], players: string[], seat = 0): PastGame => ({
  table: `${title} ${scores.join()}`,
  game: title,
  at: 0,
  seat,
  players,
  scores,
  places,
  parts: { tombs: scores[seat]! - 5, torches: 5 },
  sheet: { skulls: seat + 1 },
  stage: "round",
  stages: [10, scores[seat]! - 10],
  began: title === "pyramido" ? seat === 0 : null,
  seconds: title === "pyramido" ? null : 4 + 2 * seat,
  again: false,
});

test("games are counted by title, opponent and what points were for", () => {
  const [one, other, ...more] = figures([
    game("silver-gold", [80, 90], [2, 1], ["Ada", "bot:novice"]),
    game("pyramido", [70], [1], ["Ada"]),
    game("silver-gold", [60, 100], [2, 1], ["Ben", "Ada"], 1),
  ]);
  expect(more).toEqual([]);
  expect(one).toEqual({
    game: "silver-gold",
    played: 2,
    won: 1,
    mean: 90,
    best: 100,
    recent: 90,
    lead: 15,
    streak: 1,
    began: null,
    seconds: 5,
    scores: [80, 100],
    against: [
      { name: "bot:novice", played: 1, won: 0 },
      { name: "Ben", played: 1, won: 1 },
    ],
    parts: [
      ["tombs", 85],
      ["torches", 5],
    ],
    sheet: [["skulls", 1.5]],
    stage: "round",
    stages: [10, 80],
  });
  expect(other).toMatchObject({ game: "pyramido", played: 1, won: 1, against: [{ name: "", played: 1, won: 1 }], lead: null, began: { played: 1, won: 1 }, seconds: null });
});

test("who has not played has no figures", () => expect(figures([])).toEqual([]));

test("a streak is the longest one, and what was tried again does not count", () => {
  const row = (won: boolean, again = false): PastGame => ({ ...game("pyramido", [50, won ? 40 : 60], won ? [1, 2] : [2, 1], ["Ada", "Ben"]), again });
  const [found] = figures([row(true), row(false), row(true), row(true), row(true, true), row(false)]);
  expect(found).toMatchObject({ played: 5, won: 3, streak: 2, lead: 2 });
});

test("numbers are written as the reader does, with a true minus sign", async () => {
  await language.choose("el");
  expect([decimal(12.34), decimal(-3.5), whole(-6), signed(4), signed(0), decimal(-0.01)]).toEqual(["12,3", "−3,5", "−6", "+4", "0", "0,0"]);
  await language.choose("en");
  expect(decimal(12.34)).toBe("12.3");
});
