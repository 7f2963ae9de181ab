/** Everybody who scores, level by level: the seats, and behind them the Legend. */
import type { Translate } from "$web/board";
import type { View } from "./types";

export const LEVELS = [1, 2, 3, 4];

export interface Column {
  name: string;
  seat: number; // -1: the Legend
  total: number;
  levels: { points: number; first: number; mythical: number }[];
  winner: boolean;
}

export function columns({ seats, legend, places }: View, names: string[], t: Translate): Column[] {
  const all = seats.map((seat, at): Column => ({
    name: names[at] ?? "",
    seat: at,
    total: seat.total,
    levels: seat.levels.map(({ points, areas, mythical }) => ({ points, first: areas, mythical })),
    winner: places?.[at] === 1,
  }));
  if (!legend) return all;
  const name = t(legend.harder ? "pyramido-the-legend" : "pyramido-legend");
  const levels = legend.levels.map(({ points, coloured, mythical }) => ({ points, first: coloured, mythical }));
  return [...all, { name, seat: -1, total: legend.total, levels, winner: places !== null && places[0] !== 1 }];
}
