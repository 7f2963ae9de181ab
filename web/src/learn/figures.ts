/** What a guest's games say in figures. Nothing here knows a title: games say what their points were for. */
import type { PastGame } from "./shapes";

type Means = [name: string, mean: number][];

export interface Figures {
  game: string;
  played: number;
  won: number;
  mean: number;
  best: number;
  recent: number; // the mean of the last few
  lead: number | null; // over the best of the others, on average
  streak: number; // games won in a row, at most
  began: { played: number; won: number } | null; // null where all begin at once
  seconds: number | null; // for a move
  scores: number[]; // in the order they were played
  against: { name: string; played: number; won: number }[]; // most often met first
  parts: Means; // points, by what they were for
  sheet: Means; // how many of each entry of the score pad
  stage: string;
  stages: number[]; // points by round or level
}

const RECENT = 5; // games
export const RIVAL = ""; // whom one plays against alone
const own = (game: PastGame): number => game.scores[game.seat] ?? 0;
const won = (game: PastGame): boolean => game.places[game.seat] === 1;
const meanOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1);
const meanOrNone = (numbers: number[]): number | null => (numbers.length ? meanOf(numbers) : null);

/** One for each title that was played, most often played first; games that were tried again do not count. */
export function figures(all: PastGame[]): Figures[] {
  const games = all.filter((game) => !game.again);
  const titles = [...new Set(games.map((game) => game.game))];
  return titles.map((title) => of(title, games.filter((game) => game.game === title))).sort((one, other) => other.played - one.played);
}

/** The mean of each named number; a game that does not have it counts as nothing. */
function means(games: Record<string, number>[]): Means {
  const names = [...new Set(games.flatMap((game) => Object.keys(game)))];
  return names.map((name) => [name, meanOf(games.map((game) => game[name] ?? 0))]);
}

function lead({ scores, seat }: PastGame): number[] {
  const others = scores.filter((_, at) => at !== seat);
  return others.length ? [scores[seat]! - Math.max(...others)] : [];
}

function longest(games: PastGame[]): number {
  let [most, now] = [0, 0];
  for (const game of games) {
    now = won(game) ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return most;
}

function met(games: PastGame[]): Figures["against"] {
  const found = new Map<string, { played: number; won: number }>();
  for (const game of games) {
    const others = game.players.filter((_, seat) => seat !== game.seat);
    for (const name of new Set(others.length ? others : [RIVAL])) {
      const before = found.get(name) ?? { played: 0, won: 0 };
      found.set(name, { played: before.played + 1, won: before.won + Number(won(game)) });
    }
  }
  return [...found].map(([name, both]) => ({ name, ...both })).sort((one, other) => other.played - one.played);
}

function of(title: string, games: PastGame[]): Figures {
  const scores = games.map(own);
  const begun = games.filter((game) => game.began);
  const staged = games.filter(({ stages }) => stages.length);
  return {
    game: title,
    played: games.length,
    won: games.filter(won).length,
    mean: meanOf(scores),
    best: Math.max(...scores),
    recent: meanOf(scores.slice(-RECENT)),
    lead: meanOrNone(games.flatMap(lead)),
    streak: longest(games),
    began: games.some(({ began }) => began !== null) ? { played: begun.length, won: begun.filter(won).length } : null,
    seconds: meanOrNone(games.flatMap(({ seconds }) => (seconds === null ? [] : [seconds]))),
    scores,
    against: met(games),
    parts: means(games.map(({ parts }) => parts)),
    sheet: means(games.map(({ sheet }) => sheet)),
    stage: staged[0]?.stage ?? "",
    stages: (staged[0]?.stages ?? []).map((_, at) => meanOf(staged.map(({ stages }) => stages[at] ?? 0))),
  };
}
