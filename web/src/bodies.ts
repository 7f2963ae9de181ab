/* Written by tools/generate_types.py from pyramidion.server.bodies: do not edit. */
import type { Board, Result, TableView } from './wire';

/** A setting of a game and with how many seats it exists. */
export interface OptionInfo {
  name: string;
  default: string;
  values: string[];
  seats: number[];
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
}

/** Who asks: a guest with a name, who needs the server's password or not. */
export interface Me {
  name: string;
  known: boolean;
  locked: boolean;
}

/** The name a guest wants to be shown by. */
export interface NewName {
  name: string;
}

/** A code that makes another device the same guest, once. */
export interface LinkCode {
  code: string;
  seconds: number;
}

/** Become the guest whose code this is. */
export interface UseLink {
  code: string;
}

/** The password that the host of the server gave. */
export interface Password {
  password: string;
}

/** Who is to sit: me, another person here at my screen, a bot, or whoever comes. */
export interface NewSeat {
  kind: "bot" | "here" | "me" | "open";
  bot: string | null;
  name: string | null;
}

/** A table to be opened; where no seat stays open the game starts at once. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Record<string, string>;
  public: boolean;
  hints: boolean;
  pace: number | null;
}

/** A table in the list of tables. */
export interface TableRow {
  id: string;
  game: string;
  status: "over" | "playing" | "waiting";
  host: string;
  players: string[];
  changed: number;
}

/** How a game went: the points of all seats after each turn. */
export interface Course {
  scores: number[][];
}

/** The seat that is meant. */
export interface AtSeat {
  seat: number;
}

/** Take an open seat, for oneself or for somebody here at the same screen, who is then named. */
export interface Sit {
  seat: number;
  name: string | null;
}

/** Let a bot play for somebody who is absent, until they take the seat back. */
export interface Replace {
  seat: number;
  bot: string;
}

/** How long bots are to take for a move. */
export interface NewPace {
  pace: number;
}

/** A program that wants to play, by the name it is to be shown by. */
export interface NewToken {
  name: string;
}

/** What a program shows as `Authorization: Bearer …`. It is told once and kept hashed. */
export interface Token {
  token: string;
}

/** What a program plays: actions by number, or lines of notation; without a `turn` in the present one. */
export interface BotPlay {
  seat: number;
  actions: number[] | null;
  lines: string[] | null;
  turn: string | null;
}

/** What was played is safely stored. */
export interface Played {
  seq: number;
}

/** On a program's stream: the table waits for one of its seats. */
export interface YourTurn {
  is: "turn";
  table: string;
  game: string;
  board: Board;
}

/** On a program's stream: a game of its has ended. */
export interface GameOver {
  is: "over";
  table: string;
  game: string;
  result: Result;
}

/** On a program's stream: a table it sits at, at first and whenever it changes. */
export interface AtTable {
  is: "table";
  table: TableView;
}

/** On a program's stream: nothing new, the connection is alive. */
export interface Still {
  is: "still";
}

export type StreamLine =
  | YourTurn
  | GameOver
  | AtTable
  | Still;

/** Why a request was refused: a rule's id or a short word, and a sentence; of a record also where. */
export interface Problem {
  rule: string;
  message: string;
  line?: number | null;
}
