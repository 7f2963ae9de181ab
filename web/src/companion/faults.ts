/** What is wrong with a data file, in the reader's language: the sentences of a game's loader are known by their form. */
import { language, t } from "../language.svelte";
import type { Pieces } from "./pad";
import type { Fault } from "./shapes";

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A sentence with `{…}` for what differs, as an expression that finds what stands there. */
function expression(sentence: string): RegExp {
  const parts = sentence.split(/\{(\w+)\}/);
  return new RegExp(`^${parts.map((part, at) => (at % 2 ? `(?<${part}>.+?)` : escaped(part))).join("")}$`, "s");
}

/** Which of a loader's sentences this is, and what differs in it; null if it is none of them. */
export function known(form: Pieces, sentence: string): { kind: string; found: Record<string, string> } | null {
  for (const [kind, wanted] of Object.entries(form.faults)) {
    const match = expression(wanted).exec(sentence);
    if (match) return { kind, found: { ...match.groups } };
  }
  return null;
}

function word(game: string, name: string, text: string): string | number {
  if (/^\d+$/.test(text)) return Number(text);
  if (name === "side") return text.toUpperCase();
  const colour = `${game}-colour-${text}`;
  return language.has(colour) ? t(colour) : text;
}

/** A fault as a sentence for the reader; null if only its English one is known. */
export function told(game: string, form: Pieces, { message }: Fault): string | null {
  const [, place, sentence] = /^(?:[a-z]+ \d+: |\[\[\w+\]\] no\. (\d+): )?(.*)$/s.exec(message)!;
  const fault = known(form, sentence!);
  if (!fault) return null;
  const words = Object.entries(fault.found).map(([name, text]) => [name, word(game, name, text)] as const);
  const said = t(`companion-fault-${fault.kind}`, Object.fromEntries(words));
  return place ? t("companion-fault-place", { place: Number(place), fault: said }) : said;
}
