/** How a player of a record is called: bots by their strength, in the reader's language. */
import { botName } from "../bots";
import { t } from "../language.svelte";

export function playerName(player: string): string {
  if (!player.startsWith("bot:")) return player;
  const spec = player.slice("bot:".length);
  return botName(spec) ?? t("web-seat-bot", { level: spec });
}
