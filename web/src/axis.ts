/** Round numbers between the lowest and the highest of a chart, about five of them. */
export function marks(low: number, high: number): number[] {
  const step = [5, 10, 20, 25, 50, 100, 200].find((size) => (high - low) / size <= 5) ?? 500;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, n) => (first + n) * step);
}
