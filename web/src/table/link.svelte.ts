/** The line to one table: keeps what the server said last, and comes back by itself when it breaks. */
import { takeOver } from "../early";
import { guest } from "../guest.svelte";
import { href } from "../prefix";
import type { Board, Opinion, Said, Say, TableView, Tell } from "../wire";
import { Drafts } from "./drafts";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PULSE = 15_000;
const PATIENCE = 5_000;

type Answer = Extract<Tell, { id: number | null }>;
type Call = { done: (answer: Answer) => void; failed: (why: Refusal) => void };
// Distributes over the union, so that each kind of message keeps its own fields.
type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;

/** The server, or a lost connection, said no. */
export class Refusal extends Error {
  constructor(
    readonly rule: string,
    message: string,
  ) {
    super(message);
  }
}

export class Link {
  table = $state.raw<TableView>();
  boards = $state.raw<Record<number, Board>>({});
  lines = $state.raw<string[]>([]);
  chat = $state.raw<Said[]>([]);
  joined = $state(false);
  /** There is no such table, or it is not for this guest. */
  missing = $state(false);

  #socket: WebSocket | undefined;
  #calls = new Map<number, Call>();
  #next = 1;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #arrived: (() => void) | undefined;
  #drafts: Drafts;

  constructor(readonly id: string) {
    this.#drafts = new Drafts(id);
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#quiet();
    this.#socket?.close();
  }

  // What a person does.

  /** Show the board as it would be after these actions of a seat. */
  draft(seat: number, actions: number[]): void {
    const board = this.boards[seat];
    if (!board) return;
    this.#drafts.keep(seat, board.turn, actions);
    this.#say({ do: "try", seat, turn: board.turn, actions });
  }

  /** Become somebody: who only looks on has no name and no voice. */
  async introduce(name: string): Promise<void> {
    if (guest.known) return;
    await guest.rename(name);
    const socket = this.#socket;
    this.#broke(socket!, 0);
    socket?.close();
    this.#open();
    await new Promise<void>((joined) => (this.#arrived = joined));
  }

  async play(seat: number): Promise<void> {
    const board = this.boards[seat];
    if (!board) return;
    await this.call({ do: "play", seat, turn: board.turn, actions: board.actions });
    this.#drafts.drop(seat);
  }

  async advice(seat: number): Promise<Opinion[]> {
    const { turn, actions } = this.boards[seat]!;
    const answer = await this.call({ do: "advice", seat, turn, actions });
    return answer.is === "advice" && this.boards[seat]?.turn === turn ? answer.actions : [];
  }

  call(message: WithoutId<Say>): Promise<Answer> {
    const id = this.#next++;
    return new Promise((done, failed) => {
      this.#calls.set(id, { done, failed });
      if (!this.#say({ ...message, id } as Say)) this.#lose(id);
    });
  }

  // The line itself.

  #open(): void {
    clearTimeout(this.#again);
    const early = takeOver(this.id);
    const socket = early?.socket ?? new WebSocket(this.#address());
    this.#socket = socket;
    // What changes together arrives together, in one frame.
    const read = (frame: string): void => (JSON.parse(frame) as Tell[]).forEach((told) => this.#hear(told));
    early?.frames.forEach(read);
    socket.onmessage = (event: MessageEvent<string>) => read(event.data);
    socket.onclose = (event) => this.#broke(socket, event.code);
  }

  #address(): URL {
    const address = new URL(href(`api/tables/${this.id}/socket`), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    return address;
  }

  #broke(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#quiet();
    this.joined = false;
    for (const id of this.#calls.keys()) this.#lose(id);
    if (code === 4404 || code === 4403) {
      this.missing = true;
      return;
    }
    this.#again = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hurry = (): void => {
    if (document.hidden || this.joined || this.missing || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #quiet(): void {
    clearTimeout(this.#again);
    clearInterval(this.#pulse);
    clearTimeout(this.#late);
  }

  /** A line can be dead without being closed: ask now and then, and open a new one if nobody answers. */
  #beat(): void {
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => {
      this.#say({ do: "ping" });
      clearTimeout(this.#late);
      this.#late = setTimeout(() => this.#socket?.close(), PATIENCE);
    }, PULSE);
  }

  #say(message: Say): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #lose(id: number): void {
    this.#calls.get(id)?.failed(new Refusal("LOST", ""));
    this.#calls.delete(id);
  }

  // What the server says.

  #hear(told: Tell): void {
    clearTimeout(this.#late);
    switch (told.is) {
      case "table":
        return this.#sit(told);
      case "board":
        return this.#show(told);
      case "log":
        this.lines = [...this.lines.slice(0, told.from), ...told.lines];
        return;
      case "chat":
        this.chat = [...this.chat, told];
        return;
      case "refused":
        if (told.id === null) this.#drafts.clear();
        else this.#calls.get(told.id)?.failed(new Refusal(told.rule, told.message));
        if (told.id !== null) this.#calls.delete(told.id);
        return;
      case "ack":
      case "why":
      case "advice":
        this.#calls.get(told.id)?.done(told);
        this.#calls.delete(told.id);
    }
  }

  #sit(table: TableView): void {
    this.table = table;
    if (this.joined) return;
    this.joined = true;
    this.#arrived?.();
    this.chat = [];
    this.#wait = FIRST_WAIT;
    this.#beat();
  }

  #show(board: Board): void {
    this.boards = { ...this.boards, [board.seat]: board };
    const wanted = this.#drafts.wanted(board.seat, board.turn, board.actions);
    if (wanted) this.#say({ do: "try", seat: board.seat, turn: board.turn, actions: wanted });
  }
}
