/** Squares of a card by name (`a1` is upper left), and the shapes that sets of them make. */
export const SIDE = 5;
export const COLUMNS = [..."abcde"];

export const SQUARES: readonly string[] = Array.from(
  { length: SIDE * SIDE },
  (_, at) => `${COLUMNS[at % SIDE]}${Math.floor(at / SIDE) + 1}`,
);

type Cell = readonly [column: number, row: number];

/** Column and row of a square, from 0. */
export const cell = (square: string): Cell => [COLUMNS.indexOf(square[0]!), Number(square[1]) - 1];

/** The square at a column and row; undefined outside the card. */
export const squareAt = (column: number, row: number): string | undefined =>
  column >= 0 && column < SIDE && row >= 0 && row < SIDE ? `${COLUMNS[column]}${row + 1}` : undefined;

/** The squares of a card that a line of the game speaks of. */
export function told(line: string, card: number): string[] {
  const [, verb, number, ...squares] = line.split(" ");
  return (verb === "mark" || verb === "cross") && Number(number) === card ? squares : [];
}

/** The upper left corner of some squares. */
export function corner(squares: readonly string[]): Cell {
  const cells = squares.map(cell);
  return [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
}

const written = (cells: Cell[]): string => {
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  return cells
    .map(([x, y]) => [x - left, y - top] as const)
    .sort((one, other) => one[1] - other[1] || one[0] - other[0])
    .map(([x, y]) => `${x}${y}`)
    .join(" ");
};

/** The shape of some squares wherever they lie: equal texts, equal shapes. */
export const shapeOf = (squares: readonly string[]): string => written(squares.map(cell));

/** The cells of a shape. */
export const cellsOf = (shape: string): Cell[] =>
  shape.split(" ").map((pair) => [Number(pair[0]), Number(pair[1])] as const);

/** A shape after a quarter turn clockwise. */
export const turned = (shape: string): string => written(cellsOf(shape).map(([x, y]) => [-y, x] as const));

/** A shape seen in a mirror. */
export const mirrored = (shape: string): string => written(cellsOf(shape).map(([x, y]) => [-x, y] as const));

/** The squares of a shape with its corner at a cell; undefined where it leaves the card. */
export function laid(shape: string, [left, top]: Cell): string[] | undefined {
  const squares = cellsOf(shape).map(([x, y]) => squareAt(left + x, top + y));
  return squares.every((square) => square !== undefined) ? (squares as string[]) : undefined;
}

/** How the expedition cards look, by name. */
export const PATTERNS: Record<string, string> = {
  I2: "00 10",
  I3: "00 10 20",
  V3: "00 01 11",
  L4: "00 01 02 12",
  T4: "00 10 20 11",
  O4: "00 10 01 11",
};
