import { expect, test } from "vitest";
import { routeOf } from "../src/router.svelte";

test.each([
  ["", { page: "start" }],
  ["lobby", { page: "lobby" }],
  ["settings/", { page: "settings" }],
  ["table/a1b2", { page: "table", id: "a1b2" }],
  ["table", { page: "missing" }],
  ["table/a/b", { page: "missing" }],
  ["lobby/x", { page: "missing" }],
  ["companion", { page: "companion", game: "", tool: "" }],
  ["companion/silver-gold/pad", { page: "companion", game: "silver-gold", tool: "pad" }],
  ["companion/silver-gold", { page: "missing" }],
  ["elsewhere", { page: "missing" }],
])("the address %j shows %j", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
