/** Why the server said no, in the reader's language: one sentence for each id of a rule. */
import { names } from "./games";
import { language, t } from "./language.svelte";

const idOf = (rule: string): string => rule.replaceAll(".", "-");

/** The game whose rules have this clause; none for what the server itself refuses. */
export const gameOf = (rule: string): string | undefined =>
  names.find((game) => language.has(`${game}-why-${idOf(rule)}`));

/** The sentence of a clause such as SG-4.2, or of a rule of the server's own such as BUSY. */
export function reason(rule: string): string {
  const id = `refused-${idOf(rule)}`;
  if (language.has(id)) return t(id);
  const game = gameOf(rule);
  return game ? t(`${game}-why-${idOf(rule)}`) : t("refused-other");
}
