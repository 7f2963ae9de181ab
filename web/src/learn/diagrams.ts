/** Small pictures for clauses: a game may bring `web/Diagram.svelte`, which draws those it has one for. */
import type { Component } from "svelte";
import type { Translate } from "../board";

type Diagram = Component<{ clause: string; t: Translate }>;
type Drawing = { default: Diagram };
const found = import.meta.glob<Drawing>("../../../src/pyramidion/games/*/web/Diagram.svelte");

export async function diagram(game: string): Promise<Diagram | null> {
  const path = Object.keys(found).find((name) => name.includes(`/games/${game.replaceAll("-", "_")}/`));
  return path ? (await found[path]!()).default : null;
}
