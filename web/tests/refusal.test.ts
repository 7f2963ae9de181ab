/** Whatever the server refuses is said in the reader's language, never in the server's words. */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { type Code, LANGUAGES, language } from "../src/language.svelte";
import { gameOf, reason } from "../src/refusal";
import { Game } from "../src/table/game.svelte";
import { type Link, Refusal } from "../src/table/link.svelte";

const TOP = resolve(import.meta.dirname, "../../src/pyramidion");
const code = globSync(["{core,bots,server}/**/*.py", "games/*/*.py"], { cwd: TOP })
  .filter((path) => !path.includes("test_") && !path.endsWith("companion.py")) // a pad cites rules and refuses nothing
  .map((path) => readFileSync(resolve(TOP, path), "utf-8"))
  .join("\n");
const found = (pattern: RegExp): string[] => [...new Set([...code.matchAll(pattern)].map((match) => match[1]!))];

const SAYS_NO = String.raw`\b(?:Refused|BadRecord|Refusal|Refuse|Problem)\(`;
const clauses = found(/"([A-Z]+-\d+\.\d+)"/g);
const written = found(new RegExp(`${SAYS_NO}[^\\n]*?"([A-Z]+(?:-[A-Z]+)*)"`, "g"));
const constants = found(new RegExp(`${SAYS_NO}([A-Z_]+),`, "g")).flatMap((name) =>
  found(new RegExp(`^${name}(?:: Final)? = "([^"]+)"`, "gm")),
);

test("the ids of the rules are found in the sources", () => {
  expect(clauses).toEqual(expect.arrayContaining(["SG-4.2", "PY-5.2"]));
  expect(written).toEqual(expect.arrayContaining(["TABLE", "STORE", "ORIGIN", "WIRE", "REC"]));
  expect(constants).toEqual(expect.arrayContaining(["NO-TABLE", "REC"]));
});

describe.each(Object.keys(LANGUAGES) as Code[])("in %s", (spoken) => {
  test("every rule has its sentence, and an unknown one a general one", async () => {
    await language.choose(spoken);
    const general = reason("UNHEARD-OF");
    expect(general).not.toContain("refused-");
    expect([...clauses, ...written, ...constants].filter((rule) => reason(rule) === general)).toEqual([]);
  });
});

test("a refusal at the table is shown in Italian", async () => {
  await language.choose("it");
  const game = new Game({} as Link);
  const refused = (rule: string) => game.attempt(() => Promise.reject(new Refusal(rule, "the server's English")));
  await refused("TURN");
  expect(game.problem).toBe("Nel frattempo il tavolo è cambiato. Guarda di nuovo il tuo tabellone.");
  expect(gameOf(game.rule)).toBeUndefined();
  await refused("PY-2.2");
  expect(game.problem).toBe("Non è il tuo turno.");
  expect([game.rule, gameOf(game.rule)]).toEqual(["PY-2.2", "pyramido"]);
  await refused("SG"); // by the rules of the game, without a clause of its own
  expect([game.problem, gameOf(game.rule)]).toEqual(["Adesso non è possibile.", "silver-gold"]);
});
