/** Outlines of areas: the edges between what is seen of them and what is not theirs. */
import { corner, type Lens, project, top } from "./lens";
import type { AreaView, LaidView, PlaceView } from "./types";

const QUARTERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;
/** Neighbours of a quarter, with the edge towards them from corner to corner, in quarters. */
const SIDES = [
  { dx: 0, dy: -1, from: [0, 0], to: [1, 0] },
  { dx: 1, dy: 0, from: [1, 0], to: [1, 1] },
  { dx: 0, dy: 1, from: [1, 1], to: [0, 1] },
  { dx: -1, dy: 0, from: [0, 1], to: [0, 0] },
] as const;

export const nameOf = ({ level, x, y }: PlaceView): string => `${level}:${x},${y}`;

interface Quarter {
  x: number;
  y: number;
  z: number;
  block: string;
}

/** The seen quarters of some blocks, by place on the ground. */
function quarters(blocks: LaidView[]): Map<string, Quarter> {
  const found = new Map<string, Quarter>();
  for (const { place, seen } of blocks) {
    const at = corner(place);
    QUARTERS.forEach(([dx, dy], quarter) => {
      const [x, y] = [2 * at.x + dx, 2 * at.y + dy];
      if (seen[quarter]) found.set(`${x},${y}`, { x, y, z: top(place.level), block: nameOf(place) });
    });
  }
  return found;
}

/** The outline of the area that these blocks form: for each block, by name, its part as a path. */
export function outline(lens: Lens, blocks: LaidView[]): Map<string, string> {
  const own = quarters(blocks);
  const paths = new Map<string, string>();
  for (const { x, y, z, block } of own.values()) {
    let path = "";
    for (const { dx, dy, from, to } of SIDES) {
      const beside = own.get(`${x + dx},${y + dy}`);
      if (beside && beside.z === z) continue;
      const [start, end] = [from, to].map(([cx, cy]) => project(lens, (x + cx) / 2, (y + cy) / 2, z)) as [
        { x: number; y: number },
        { x: number; y: number },
      ];
      path += `M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
    }
    paths.set(block, (paths.get(block) ?? "") + path);
  }
  return paths;
}

/** The block of an area that most is seen of; the first of several. */
export function plainest(area: AreaView, blocks: LaidView[]): LaidView | undefined {
  const places = new Set(area.blocks.map(nameOf));
  const bare = ({ seen }: LaidView): number => seen.filter(Boolean).length;
  return blocks.filter(({ place }) => places.has(nameOf(place))).sort((one, other) => bare(other) - bare(one))[0];
}

/** Where the number of an area is written: in the middle of what is seen of a block. */
export function badge(lens: Lens, block: LaidView): { x: number; y: number } {
  const at = corner(block.place);
  const seen = QUARTERS.filter((_, quarter) => block.seen[quarter]);
  const mean = (axis: 0 | 1): number => seen.reduce((sum, quarter) => sum + quarter[axis], 0) / (seen.length || 1) / 2 + 0.25;
  return project(lens, at.x + mean(0), at.y + mean(1), top(block.place.level));
}
