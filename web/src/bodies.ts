/* Written by tools/generate_types.py from pyramidion.server.bodies: do not edit. */

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

/** What a seat sees and may do, after the actions it is trying; for an onlooker `seat` is -1. */
export interface Board {
  is: "board";
  seat: number;
  seq: number;
  turn: string;
  actions: number[];
  view: unknown;
  offers: unknown;
  open: boolean;
}

/** On a program's stream: a game of its has ended. */
export interface GameOver {
  is: "over";
  table: string;
  game: string;
  result: Result;
}

/** How a game ended: points and final places by seat; who shares a place has the same number. */
export interface Result {
  scores: number[];
  places: number[];
}

/** On a program's stream: a table it sits at, at first and whenever it changes. */
export interface AtTable {
  is: "table";
  table: TableView;
}

/** A table as a viewer sees it, without the board. */
export interface TableView {
  is: "table";
  id: string;
  seq: number;
  game: string;
  title: string;
  options: Record<string, string>;
  public: boolean;
  hints: boolean;
  pace: number;
  status: "over" | "playing" | "waiting";
  host: string;
  hosting: boolean;
  seats: SeatAt[];
  commitment: string | null;
  seed: string | null;
  watchers: number;
  back: Back | null;
  next: string | null;
  result: Result | null;
}

/** A seat as a viewer sees it. A person `here` shares the viewer's own screen: both seats are `yours`. */
export interface SeatAt {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  present: boolean;
  yours: boolean;
  acting: boolean;
  away: string | null;
}

/** A take-back that was asked for and whose answer the table waits for. */
export interface Back {
  seat: number;
  waiting: number[];
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

/** Why a request was refused: a rule's id or a short word, and a sentence. */
export interface Problem {
  rule: string;
  message: string;
}
