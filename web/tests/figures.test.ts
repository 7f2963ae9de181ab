import { expect, test } from "vitest";
import { figures } from "../src/learn/figures";
import type { PastGame } from "../src/learn/shapes";

const game = (title: string, scores: number[], places: number[], players: string[], seat = 0): PastGame => ({
  table: `${title} ${scores.join()}`,
  game: title,
  at: 0,
  seat,
  players,
  scores,
  places,
  parts: { tombs: scores[seat]! - 5, torches: 5 },
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
    scores: [80, 100],
    against: [
      { name: "bot:novice", played: 1, won: 0 },
      { name: "Ben", played: 1, won: 1 },
    ],
    parts: [
      ["tombs", 85],
      ["torches", 5],
    ],
  });
  expect(other).toMatchObject({ game: "pyramido", played: 1, won: 1, against: [] });
});

test("who has not played has no figures", () => expect(figures([])).toEqual([]));
