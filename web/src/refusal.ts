/** Why the server said no, in the reader's language: one sentence for each id of a rule. */
import { names } from "./games";
import { language, t } from "./language.svelte";

/** The sentence of a clause such as SG-4.2, or of a rule of the server's own such as BUSY. */
export function reason(rule: string): string {
  const id = rule.replaceAll(".", "-");
  const known = [`refused-${id}`, ...names.map((game) => `${game}-why-${id}`)].find((key) => language.has(key));
  return t(known ?? "refused-other");
}
