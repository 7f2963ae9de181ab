/** What a score is made of: the part, its symbol ("": the race), and the clause that explains it. */
import type { Score } from "./types";

export const PARTS: readonly { part: Exclude<keyof Score, "total">; kind: string; clause: string }[] = [
  { part: "tombs", kind: "T", clause: "SG-4.11" },
  { part: "torches", kind: "t", clause: "SG-4.7" },
  { part: "boxes", kind: "", clause: "SG-6.1" },
  { part: "gems", kind: "r", clause: "SG-4.6" },
  { part: "skulls", kind: "s", clause: "SG-4.8" },
];
