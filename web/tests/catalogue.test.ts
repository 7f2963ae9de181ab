// @vitest-environment node
/** Every text of the page and of the boards is a message, complete in every language and in use. */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const TOP = resolve(import.meta.dirname, "../..");
const LANGUAGES = ["en", "it", "es", "el"];
const SOURCES = ["web/src/**/*.{svelte,ts}", "src/pyramidion/games/*/web/**/*.{svelte,ts}"];
// What a screen reader says or a pointer shows.
const SPOKEN = new Set(["alt", "aria-label", "aria-description", "aria-roledescription", "placeholder", "title"]);

const read = (path: string): string => readFileSync(resolve(TOP, path), "utf-8");
const sources = globSync(SOURCES, { cwd: TOP });
const messages = (code: string): Map<string, unknown> => {
  const paths = globSync(`src/pyramidion/locales/${code}/*.ftl`, { cwd: TOP });
  return new Map(paths.flatMap((path) => new FluentResource(read(path)).body.map(({ id, value }) => [id, value] as const)));
};
const catalogues = new Map(LANGUAGES.map((code) => [code, messages(code)]));
const english = catalogues.get("en")!;

/** The variables that a message speaks of. */
function variables(value: unknown): string[] {
  const found = JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g);
  return [...new Set([...found].map((match) => match[1]!))].sort();
}

describe.each(LANGUAGES)("the catalogue in %s", (code) => {
  const own = catalogues.get(code)!;

  test("has the messages that the English one has", () => {
    expect(own.size).toBeGreaterThan(100);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("every message can be read", () => {
    const bundle = new FluentBundle(code);
    for (const path of globSync(`src/pyramidion/locales/${code}/*.ftl`, { cwd: TOP })) {
      expect(bundle.addResource(new FluentResource(read(path)))).toEqual([]);
      // The parser skips what it cannot read.
      const ids = [...read(path).matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]!);
      expect(ids.filter((id) => !own.has(id)), path).toEqual([]);
    }
  });

  test("speaks of the same things as the English one", () => {
    const differ = [...own].filter(([id, value]) => `${variables(value)}` !== `${variables(english.get(id))}`);
    expect(differ.map(([id]) => id)).toEqual([]);
  });

  test("tells one from many", () => {
    const bundle = new FluentBundle(code, { useIsolating: false });
    for (const path of globSync(`src/pyramidion/locales/${code}/*.ftl`, { cwd: TOP })) {
      bundle.addResource(new FluentResource(read(path)));
    }
    const said = (id: string, n: number): string =>
      bundle.formatPattern(bundle.getMessage(id)!.value!, { count: n, names: "Ada" }, []).replace(/\d+/, "");
    const counted = [...english].filter(([, value]) => JSON.stringify(value).includes('"name":"count"},"variants"'));
    expect(counted.length).toBeGreaterThan(3);
    for (const [id] of counted) {
      if (!bundle.getMessage(id)) continue;
      expect(said(id, 1), id).not.toEqual(said(id, 2));
      expect(said(id, 5), id).toEqual(said(id, 2));
    }
  });
});

describe("the sources", () => {
  const texts = sources.map((path) => read(path));
  // "web-undo" names a message, `web-bot-${spec}` all that begin like it.
  const literal = new Set(texts.flatMap((text) => [...text.matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)].map((m) => m[1]!)));
  const beginnings = new Set(
    texts.flatMap((text) => [...text.matchAll(/["'`]([a-z][a-z0-9]*-[a-z0-9-]*)\$\{/g)].map((m) => m[1]!)),
  );

  test("use every message", () => {
    const begun = (id: string): boolean => [...beginnings].some((beginning) => id.startsWith(beginning));
    expect([...english.keys()].filter((id) => !id.startsWith("-") && !literal.has(id) && !begun(id))).toEqual([]);
  });

  test("ask for no message that does not exist", () => {
    const asked = texts.flatMap((text) => [...text.matchAll(/\bt\(\s*["'`]([a-z][a-z0-9-]*)["'`]/g)].map((m) => m[1]!));
    expect(asked.filter((id) => !english.has(id))).toEqual([]);
  });

  test.each(sources.filter((path) => path.endsWith(".svelte")))("%s writes nothing past the catalogue", (path) => {
    const found: string[] = [];
    const visit = (node: unknown, spoken: boolean): void => {
      if (Array.isArray(node)) for (const part of node) visit(part, spoken);
      if (typeof node !== "object" || node === null) return;
      const { type, name, data } = node as { type?: string; name?: string; data?: string };
      if (type === "Text" && spoken && /\p{Letter}{2}/u.test(data ?? "")) found.push(data!.trim());
      const inside = type === "Attribute" || type?.endsWith("Directive") ? SPOKEN.has(name ?? "") : spoken;
      for (const [key, part] of Object.entries(node)) if (key !== "css" && key !== "instance") visit(part, inside);
    };
    visit(parse(read(path), { modern: true }).fragment, true);
    expect(found).toEqual([]);
  });
});

describe("the table as a list", () => {
  const slug = (word: string): string => `any-${word.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
  // What a view holds is written before the offers.
  const views = globSync("src/pyramidion/games/*/web/types.ts", { cwd: TOP }).map((path) => read(path).split(/interface \w+Offer/)[0]!);

  test("names what games show in the reader's language", () => {
    const fields = views.flatMap((text) => [...text.matchAll(/^ {2}(\w+)\??: /gm)].map((match) => match[1]!));
    expect(fields.length).toBeGreaterThan(60);
    expect(fields.filter((field) => !english.has(slug(field)))).toEqual([]);
  });
});
