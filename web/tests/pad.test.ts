/** What the pad adds up is what the rules gave: golden records as they would stand on it, and examples of the rulebooks. */
import { expect, test } from "vitest";
import { brought } from "../src/companion/found";
import { type Sheet, total, verdict } from "../src/companion/sums";
import games from "./pads.json";

interface Played {
  record: string;
  game: string;
  sheets: Sheet[];
  rival: Sheet | null;
  scores: number[];
  places: number[];
}

test.each((games as unknown as Played[]).map((game) => [game.record, game] as const))("%s", (_, { game, sheets, rival, scores, places }) => {
  const found = verdict(brought[game]!.pad!, sheets, rival);
  expect(found.totals).toEqual(scores);
  expect(found.places).toEqual(places);
});

const sg = brought["silver-gold"]!.pad!;
const py = brought["pyramido"]!.pad!;

test("the rulebook's example of silver-gold has 111 points (SG-7.1)", () => {
  const completed = ["1", "4", "7", "10", "2", "5", "3"];
  const boxes = ["green-10", "orange-6", "purple-3"];
  expect(total(sg.sections, { completed, torches: ["1", "4"], boxes, red: 6, green: 3, skulls: 3 })).toBe(111);
});

test("the rulebook's levels of pyramido have 23 points, and 27 for the Legend at level 3", () => {
  expect(total(py.sections, { "areas.1": [[2, 1], [3, 1], [3, 1], [4, 1], [5, 2]], "mythical.1": 1 })).toBe(23);
  expect(total(py.rival!.sections, { "coloured.3": 5, "mythical.3": 6 })).toBe(27);
});

test("level points go to the lowest completed card, none against none is shared (SG-7.3)", () => {
  const one: Sheet = { completed: ["9", "30"] };
  const other: Sheet = { completed: ["8", "48"] };
  expect(verdict(sg, [one, other], null)).toMatchObject({ winners: [1], tie: { clause: "SG-7.3" }, level: true });
  expect(verdict(sg, [{ red: 1 }, { green: 1 }], null)).toMatchObject({ winners: [0, 1], tie: null, level: true });
});

test("level points go to the most gems, then to the best level (PY-6.1), and to the Legend in solo (PY-7.8)", () => {
  const flat: Sheet = { "areas.1": [[5, 1]], "areas.2": [[5, 1]] };
  const steep: Sheet = { "areas.1": [[10, 1]] };
  expect(verdict(py, [{ ...flat, gems: 1 }, steep], null)).toMatchObject({ winners: [0], tie: { id: "gems" } });
  expect(verdict(py, [flat, steep], null)).toMatchObject({ winners: [1], tie: { id: "level" } });
  expect(verdict(py, [flat, flat], null)).toMatchObject({ winners: [0, 1], tie: null });
  expect(verdict(py, [flat], { "coloured.1": 10 })).toMatchObject({ winners: [], beaten: true, level: true });
  expect(verdict(py, [flat], { "coloured.1": 9 })).toMatchObject({ winners: [0], beaten: false });
});
