/** How a bot is called in the reader's language: by its strength, whatever time it has to think. */
import { language, t } from "./language.svelte";

export function botName(spec: string): string | undefined {
  const strength = `web-bot-${spec.split(":")[0]}`;
  return language.has(strength) ? t(strength) : undefined;
}
