/** Why the server said no, in the reader's language: one sentence for each id of a rule. */
import { names } from "./games";
import { language, t } from "./language.svelte";

const idOf = (rule: string): string => rule.replaceAll(".", "-");

/** The game whose rules have this clause, or all of whose clauses begin like this; none for what the server itself refuses. */
export const gameOf = (rule: string): string | undefined =>
  names.find((game) => [idOf(rule), `${rule}-1-1`].some((id) => language.has(`${game}-why-${id}`)));

/** The sentence of a clause such as SG-4.2, or of a rule of the server's own such as BUSY. */
export function reason(rule: string): string {
  const id = `refused-${idOf(rule)}`;
  if (language.has(id)) return t(id);
  const game = gameOf(rule);
  if (!game) return t("refused-other");
  const own = `${game}-why-${idOf(rule)}`;
  return t(language.has(own) ? own : `${game}-why-other`);
}
