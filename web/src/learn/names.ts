/** How a player of a record is called: bots by their strength, in the reader's language. */
import { language, t } from "../language.svelte";

export function playerName(player: string): string {
  const strength = `web-bot-${player.replace(/^bot:/, "").split(":")[0]}`;
  return player.startsWith("bot:") && language.has(strength) ? t(strength) : player;
}
