/* Written by tools/generate_types.py from pyramidion.server.wire: do not edit. */

/** The board as it would be after these actions of a seat: the answer is a `board`, nothing is played. */
export interface Try {
  do: "try";
  seat: number;
  turn: string;
  actions: number[];
}

/** Play these actions of a seat, all or none; `ack` once they are safely stored. */
export interface Play {
  do: "play";
  id: number;
  seat: number;
  turn: string;
  actions: number[];
}

/** Why a line that is not offered cannot be played after these actions. */
export interface Why {
  do: "why";
  id: number;
  seat: number;
  actions: number[];
  line: string;
}

/** What a strong bot thinks of each choice after these actions. */
export interface Advice {
  do: "advice";
  id: number;
  seat: number;
  turn: string;
  actions: number[];
}

/** Say something to everyone at the table. */
export interface Chat {
  do: "chat";
  id: number;
  text: string;
}

/** Ask the others to let a seat take back what it played last. */
export interface AskBack {
  do: "ask_back";
  id: number;
  seat: number;
}

/** Grant or refuse a take-back; whoever asked may withdraw by refusing. */
export interface AnswerBack {
  do: "answer_back";
  id: number;
  grant: boolean;
}

/** Is anybody there? The answer is `pong`. */
export interface Ping {
  do: "ping";
}

export type Say =
  | Try
  | Play
  | Why
  | Advice
  | Chat
  | AskBack
  | AnswerBack
  | Ping;

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

/** How a game ended: points and final places by seat; who shares a place has the same number. */
export interface Result {
  scores: number[];
  places: number[];
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
  deal: string | null;
  counts: boolean;
  result: Result | null;
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

/** Lines of the game as the viewer may read them; they replace all that were there from an index on. */
export interface Log {
  is: "log";
  from: number;
  lines: string[];
}

/** Something said at the table. */
export interface Said {
  is: "chat";
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** What was asked for is done and safely stored. */
export interface Ack {
  is: "ack";
  id: number;
  seq: number;
}

/** What was asked for cannot be done; `id` is null where the message could not be read. */
export interface Refusal {
  is: "refused";
  id: number | null;
  rule: string;
  message: string;
}

/** The answer to `why`: the rule that is against a line; without a rule the line can be played. */
export interface Because {
  is: "why";
  id: number;
  rule: string | null;
  message: string;
}

/** What a choice is worth: points by which the seat will lead, and the chance of being first. */
export interface Opinion {
  action: number;
  value: number;
  low: number;
  high: number;
  chance: number;
}

/** The answer to `advice`: the choices, the best first. */
export interface Opinions {
  is: "advice";
  id: number;
  seat: number;
  turn: string;
  actions: Opinion[];
}

/** The answer to `ping`. */
export interface Pong {
  is: "pong";
}

export type Tell =
  | TableView
  | Board
  | Log
  | Said
  | Ack
  | Refusal
  | Because
  | Opinions
  | Pong;
