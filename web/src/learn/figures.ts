/** What a guest's games say in figures. */
import type { PastGame } from "./shapes";

export interface Figures {
  game: string;
  played: number;
  won: number;
  mean: number;
  best: number;
  scores: number[]; // in the order they were played
  against: { name: string; played: number; won: number }[]; // most often met first
  parts: [name: string, mean: number][];
}

const own = (game: PastGame): number => game.scores[game.seat] ?? 0;
const won = (game: PastGame): boolean => game.places[game.seat] === 1;

/** One for each title that was played, most often played first; games that were tried again do not count. */
export function figures(all: PastGame[]): Figures[] {
  const games = all.filter((game) => !game.again);
  const titles = [...new Set(games.map((game) => game.game))];
  return titles.map((title) => of(title, games.filter((game) => game.game === title))).sort((one, other) => other.played - one.played);
}

function of(title: string, games: PastGame[]): Figures {
  const scores = games.map(own);
  const met = new Map<string, { played: number; won: number }>();
  const sums = new Map<string, number>();
  for (const game of games) {
    const others = new Set(game.players.filter((_, seat) => seat !== game.seat));
    for (const name of others) {
      const before = met.get(name) ?? { played: 0, won: 0 };
      met.set(name, { played: before.played + 1, won: before.won + Number(won(game)) });
    }
    for (const [name, points] of Object.entries(game.parts)) sums.set(name, (sums.get(name) ?? 0) + points);
  }
  return {
    game: title,
    played: games.length,
    won: games.filter(won).length,
    mean: scores.reduce((sum, points) => sum + points, 0) / games.length,
    best: Math.max(...scores),
    scores,
    against: [...met].map(([name, both]) => ({ name, ...both })).sort((one, other) => other.played - one.played),
    parts: [...sums].map(([name, sum]) => [name, sum / games.length]),
  };
}
