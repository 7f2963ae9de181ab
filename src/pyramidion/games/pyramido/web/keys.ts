/** Arrow keys over cells that need not touch. */
interface Cell {
  x: number;
  y: number;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cell that an arrow key leads to: the nearest one ahead, rather straight on than aside. */
export function toward<C extends Cell>(key: string, from: Cell, cells: C[]): C | undefined {
  const [dx, dy] = STEPS[key] ?? [0, 0];
  if (!dx && !dy) return undefined;
  const ahead = (cell: Cell): number => (cell.x - from.x) * dx + (cell.y - from.y) * dy;
  const aside = (cell: Cell): number => Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
  const way = (cell: Cell): number => ahead(cell) + 2 * aside(cell);
  return cells.filter((cell) => ahead(cell) > 0).sort((one, other) => way(one) - way(other))[0];
}
