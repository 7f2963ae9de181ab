/** The table a person is about to open; remembered for the next time. */
import type { GameInfo, NewSeat, NewTable } from "./bodies";
import { preferences } from "./settings.svelte";

interface Plan {
  seats: NewSeat[];
  options: Record<string, string>;
}

interface Kept {
  game: string;
  plans: Record<string, Plan>;
  public: boolean;
  hints: boolean;
}

const KEY = "pyramidion.setup";
const ME: NewSeat = { kind: "me", bot: null, name: null };

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export class SetUp {
  chosen = $state("");
  public = $state(false);
  hints = $state(true);
  #plans = $state<Record<string, Plan>>({});

  constructor(readonly games: GameInfo[]) {
    const last = kept();
    this.public = last.public ?? false;
    this.hints = last.hints ?? true;
    for (const game of games) this.#plans[game.name] = fitting(game, last.plans?.[game.name]);
    this.chosen = games.find(({ name }) => name === last.game)?.name ?? games[0]?.name ?? "";
  }

  get game(): GameInfo {
    return this.games.find(({ name }) => name === this.chosen)!;
  }

  get plan(): Plan {
    return this.#plans[this.chosen]!;
  }

  get full(): boolean {
    return !this.game.seats.includes(this.plan.seats.length + 1);
  }

  get least(): boolean {
    return !this.game.seats.includes(this.plan.seats.length - 1);
  }

  /** The settings that exist with so many seats and leave something to choose. */
  get options(): GameInfo["options"] {
    const seats = this.plan.seats.length;
    return this.game.options.filter((option) => option.seats.includes(seats) && option.values.length > 1);
  }

  add(): void {
    const before = this.plan.seats.at(-1)!;
    this.plan.seats.push(before.kind === "bot" ? { ...before } : bot(this.game));
  }

  remove(index: number): void {
    this.plan.seats.splice(index, 1);
  }

  /** What to ask the server for; also keeps it for the next time. */
  table(): NewTable {
    const { chosen, hints, plan } = this;
    const kept: Kept = { game: chosen, plans: this.#plans, public: this.public, hints };
    localStorage.setItem(KEY, JSON.stringify(kept));
    const options = Object.fromEntries(
      this.options.map(({ name, default: usual }) => [name, plan.options[name] ?? usual]),
    );
    const open = plan.seats.some(({ kind }) => kind === "open");
    const pace = preferences.choices.pace ? null : 0;
    return { game: chosen, seats: plan.seats, options, public: this.public && open, hints, pace };
  }
}

/** A plan that the game can be played with: the remembered one, or one bot as an opponent. */
function fitting(game: GameInfo, plan?: Plan): Plan {
  const known = plan?.seats.every((seat) => seat.kind !== "bot" || game.bots.includes(seat.bot ?? ""));
  if (plan && known && game.seats.includes(plan.seats.length)) return plan;
  return { seats: [{ ...ME }, bot(game)], options: {} };
}

function bot(game: GameInfo): NewSeat {
  return { kind: "bot", bot: game.bots.includes("explorer") ? "explorer" : game.bots.at(-1)!, name: null };
}
