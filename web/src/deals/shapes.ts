/* Written by tools/generate_types.py from pyramidion.server.deals.shapes: do not edit. */

/** How long the rival is to take for a move; null: as the server has it. */
export interface PlayDeal {
  pace: number | null;
}

/** A result in a deal's table. Where the guest may not look at the game yet, there is no table. */
export interface DealRow {
  place: number;
  name: string;
  points: number;
  lead: number;
  yours: boolean;
  table: string | null;
}

/** The one game of the guest that counts, running or over. */
export interface OwnDeal {
  table: string;
  status: "over" | "playing" | "waiting";
  place: number | null;
  points: number | null;
  beaten: number | null;
}

/** What a bot made of the same deal; null while it plays. */
export interface Yardstick {
  bot: string;
  points: number | null;
}

/** A deal and its table of results. */
export interface DealView {
  game: string;
  title: string;
  name: string;
  today: string;
  ends: number | null;
  open: boolean;
  rival: string;
  players: number;
  rows: DealRow[];
  own: OwnDeal | null;
  bots: Yardstick[];
}
