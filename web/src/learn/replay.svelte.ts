/** A record being looked at: where in it one is, through whose eyes, and whether it plays by itself. */
import * as api from "./api";
import type { Outline } from "./shapes";

const CHUNK = 40; // positions asked for at a time
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay {
  ply = $state(0);
  eyes = $state(-1);
  speed = $state<number>(1);
  playing = $state(false);
  #views = $state.raw(new Map<string, unknown>());
  #asked = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly record: string,
    readonly outline: Outline,
    readonly own: number, // the seat whose choices matter most to who looks
  ) {
    this.#fetch(0);
  }

  /** A record; if it is not known which seat was one's own, the first one that was played by a person. */
  static async of(record: string, own = -1, name = ""): Promise<Replay> {
    const outline = await api.outline(record);
    const people = outline.players.map((player) => !player.startsWith("bot:"));
    const seats = [own, outline.players.indexOf(name), people.indexOf(true), 0];
    return new Replay(record, outline, seats.find((seat) => seat >= 0)!);
  }

  get plies(): number {
    return this.outline.lines.length;
  }

  /** The position, once it is there; until then the last one that was shown. */
  view = $derived.by(() => this.#views.get(`${this.eyes} ${this.ply}`));

  go(ply: number): void {
    this.ply = Math.max(0, Math.min(ply, this.plies));
    this.#fetch(this.ply);
    this.#fetch(Math.min(this.plies, this.ply + CHUNK / 2));
    if (this.ply === this.plies) this.pause();
  }

  look(seat: number): void {
    this.eyes = seat;
    this.#fetch(this.ply);
  }

  play(): void {
    if (this.ply === this.plies) this.go(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.view !== undefined) this.go(this.ply + 1);
      if (this.playing) this.#wait();
    }, 900 / this.speed);
  }

  #fetch(ply: number): void {
    const { eyes } = this;
    const start = Math.floor(ply / CHUNK) * CHUNK;
    const key = `${eyes} ${start}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    api.frames(this.record, eyes, start, start + CHUNK - 1).then(
      (frames) => {
        const views = new Map(this.#views);
        for (const frame of frames) views.set(`${eyes} ${frame.ply}`, frame.view);
        this.#views = views;
      },
      () => this.#asked.delete(key),
    );
  }
}
