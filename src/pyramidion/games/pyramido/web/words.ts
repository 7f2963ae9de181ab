/** Names of dominoes and gems in the reader's language. */
import type { Translate } from "$web/board";
import { GEMS } from "./stones";
import type { AreaChange, DominoView, HalfView } from "./types";

export const gemName = (gem: string, t: Translate): string => t(`pyramido-gem-${gem}`);
export const colourName = (colour: string, t: Translate): string => t(`pyramido-colour-${colour}`);

/** Some gems in words: "2 × blue, 1 × mythical". */
export function gemsName(gems: Record<string, number> | string[], t: Translate): string {
  const count = (kind: string): number => (Array.isArray(gems) ? gems.filter((gem) => gem === kind).length : (gems[kind] ?? 0));
  const held = GEMS.filter((gem) => count(gem) > 0);
  return held.map((gem) => t("pyramido-gems", { count: count(gem), gem: gemName(gem, t) })).join(", ");
}

/** The gems of a purse one by one, in the order of the game. */
export const pieces = (gems: Record<string, number>): string[] =>
  GEMS.flatMap((gem) => Array.from({ length: gems[gem] ?? 0 }, () => gem));

const halfName = (colour: string, icons: number, t: Translate): string =>
  t("pyramido-half", { colour: colourName(colour, t), icons });

export const dominoName = ({ a, b }: DominoView, t: Translate): string =>
  t("pyramido-domino", {
    a: halfName(a.colour, a.icons.filter(Boolean).length, t),
    b: halfName(b.colour, b.icons.filter(Boolean).length, t),
  });

export const backName = (back: HalfView[], t: Translate): string =>
  t("pyramido-back", {
    a: back[0] ? halfName(back[0].colour, back[0].icons, t) : "?",
    b: back[1] ? halfName(back[1].colour, back[1].icons, t) : "?",
  });

export const changeName = (change: AreaChange, t: Translate): string =>
  t(`pyramido-change-${change.kind}`, { colour: colourName(change.colour, t), icons: change.icons, gain: change.gain });
