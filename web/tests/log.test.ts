// @vitest-environment node
/** Every line that a record can have is told in words, in every language. */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { GameText, Translate } from "../src/board";
import { text as pyramido } from "../../src/pyramidion/games/pyramido/web/text";
import { text as silverGold } from "../../src/pyramidion/games/silver_gold/web/text";

const TOP = resolve(import.meta.dirname, "../../src/pyramidion");
const NAMES = ["Ada", "Bruno", "Carla", "Dora"];
/** Lines that tell a reader nothing: what the board shows at once, or what another line says. */
const UNTOLD = /^- back |^\d done$|^- deal \d \?$/;

function translator(code: string, faults: string[]): Translate {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const path of globSync(`locales/${code}/*.ftl`, { cwd: TOP })) {
    bundle.addResource(new FluentResource(readFileSync(resolve(TOP, path), "utf-8")));
  }
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    const errors: Error[] = [];
    const said = pattern ? bundle.formatPattern(pattern, args ?? null, errors) : "";
    if (!pattern || errors.length) faults.push(`${id} ${errors.map(({ message }) => message).join()}`);
    return said;
  };
}

/** The event lines of all golden records of a game, each kind of line once. */
function lines(folder: string): string[] {
  const texts = globSync(`games/${folder}/golden/*.pyr`, { cwd: TOP }).map((path) => readFileSync(resolve(TOP, path), "utf-8"));
  const events = texts.flatMap((text) => text.split("\n").filter((line) => /^[-L\d] /.test(line)));
  return [...new Map(events.map((line) => [line.replace(/^\d/, "S").split(" ").slice(0, 2).join(" "), line])).values()];
}

describe.each(["en", "it", "es", "el"])("in %s", (code) => {
  test.each<[string, GameText<never, never>]>([
    ["silver_gold", silverGold],
    ["pyramido", pyramido],
  ])("%s", (folder, text) => {
    const faults: string[] = [];
    const t = translator(code, faults);
    const told = lines(folder);
    expect(told.length).toBeGreaterThan(10);
    for (const line of told) {
      const said = text.tell(line, NAMES, t);
      if (UNTOLD.test(line)) expect(said).toBeNull();
      else expect(said, line).toMatch(/\p{Letter}{3}/u);
    }
    expect(faults).toEqual([]);
  });
});
