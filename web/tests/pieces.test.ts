/** A data file that is entered on the page is written as the loaders read it. */
import { describe, expect, test } from "vitest";
import { known, told } from "../src/companion/faults";
import { brought } from "../src/companion/found";
import { toml } from "../src/companion/piecefile.svelte";
import { type Code, LANGUAGES, language } from "../src/language.svelte";

test("a deck is written in the form of deck files", () => {
  const grid = ["E.g#.", "..+..", "#s.r.", "..#t.", ".p..T"];
  expect(toml("mine", brought["silver-gold"]!.pieces!, [{ number: 1, grid }])).toBe(
    'name = "mine"\n\n[[card]]\nnumber = 1\ngrid = ["E.g#.", "..+..", "#s.r.", "..#t.", ".p..T"]\n',
  );
});

test("so are dominoes", () => {
  expect(toml('a"b', brought["pyramido"]!.pieces!, [{ id: 1, a: "red 10/00", b: "blue 00/01" }])).toBe(
    'name = "a\\"b"\n\n[[domino]]\nid = 1\na = "red 10/00"\nb = "blue 00/01"\n',
  );
});

describe.each(Object.keys(brought))("faults of %s", (game) => {
  const form = brought[game]!.pieces!;

  test("can be told in every language", async () => {
    for (const code of Object.keys(LANGUAGES) as Code[]) {
      await language.choose(code);
      for (const [kind, sentence] of Object.entries(form.faults)) {
        const message = sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === "rule" ? "SG-1.1" : "7"));
        const said = told(game, form, { piece: 3, rule: "", message: `${form.table} 3: ${message}` });
        expect(known(form, message)?.kind).toBe(kind);
        expect(said).not.toContain("companion-fault");
        if (code !== "en") expect(said).not.toContain(message);
      }
    }
  });
});

test("a fault is told with what differs in it", async () => {
  await language.choose("it");
  const form = brought["silver-gold"]!.pieces!;
  const fault = (message: string): string | null => told("silver-gold", form, { piece: null, rule: "", message });
  expect(fault("card 9: d4, e4 cannot be reached from the entrance (SG-1.3)")).toBe("Non si può raggiungere dall’Ingresso: d4, e4.");
  expect(fault("15 cards are purple, it should be 16 (SG-1.1)")).toBe("Carte di colore viola: 15 invece di 16.");
  expect(fault("[[card]] no. 7: number must be one of 1 to 48 (SG-1.1)")).toBe("Voce n. 7 del file: Il numero deve essere compreso tra 1 e 48.");
  expect(fault("the moon is made of cheese")).toBeNull();
});
