/** How a pyramid is seen: from above, at an angle, or anything between. All lengths in blocks. */
import type { PlaceView } from "./types";

export const UNIT = 100; // drawn size of a block
export const HEIGHT = 0.46; // how high a block stands
const TURN = 0.48; // radians, at the full angle
const FLAT = 0.66; // how much shorter the depth then looks

export interface Point {
  x: number;
  y: number;
}

/** A view of space on paper: where the axes of the ground and of height point. */
export interface Lens {
  x: Point;
  y: Point;
  up: number;
}

/** The lens at a tilt from 0 (from above) to 1 (at an angle). */
export function lensAt(tilt: number): Lens {
  const [turn, flat] = [TURN * tilt, 1 - (1 - FLAT) * tilt];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: { x: cos, y: sin * flat }, y: { x: -sin, y: cos * flat }, up: Math.sqrt(1 - flat * flat) };
}

/** Where a point of space is drawn. */
export const project = (lens: Lens, x: number, y: number, z: number): Point => ({
  x: UNIT * (x * lens.x.x + y * lens.y.x),
  y: UNIT * (x * lens.x.y + y * lens.y.y - z * lens.up),
});

/** Which point at height `z` is drawn there. */
export function unproject(lens: Lens, at: Point, z: number): Point {
  const [sx, sy] = [at.x / UNIT, at.y / UNIT + z * lens.up];
  const area = lens.x.x * lens.y.y - lens.x.y * lens.y.x;
  return { x: (sx * lens.y.y - sy * lens.y.x) / area, y: (sy * lens.x.x - sx * lens.x.y) / area };
}

/** Where the upper left corner of a block lies: each level is set in by half a block. */
export const corner = ({ level, x, y }: PlaceView): Point => ({ x: x + (level - 1) / 2, y: y + (level - 1) / 2 });

/** The height of a block's upper side. */
export const top = (level: number): number => level * HEIGHT;

/** The transform that lays a drawing of 100 by 100 flat on the ground at a corner and a height. */
export function flat(lens: Lens, { x, y }: Point, z: number): string {
  const at = project(lens, x, y, z);
  return `matrix(${lens.x.x} ${lens.x.y} ${lens.y.x} ${lens.y.y} ${at.x} ${at.y})`;
}

/** The same for the side that faces down the page, and for the one that faces right; 100 by 100 each. */
export function south(lens: Lens, { x, y }: Point, z: number): string {
  const at = project(lens, x, y + 1, z);
  return `matrix(${lens.x.x} ${lens.x.y} 0 ${HEIGHT * lens.up} ${at.x} ${at.y})`;
}

export function east(lens: Lens, { x, y }: Point, z: number): string {
  const at = project(lens, x + 1, y, z);
  return `matrix(${lens.y.x} ${lens.y.y} 0 ${HEIGHT * lens.up} ${at.x} ${at.y})`;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box round some corners of blocks, on the ground. */
export const around = (points: Point[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  right: Math.max(...points.map(({ x }) => x)) + 1,
  bottom: Math.max(...points.map(({ y }) => y)) + 1,
});

/** A box with room on all sides, so that a lonely domino does not fill the paper. */
export function roomy({ left, top, right, bottom }: Box, least: number): Box {
  const [wide, high] = [Math.max(0, least - right + left) / 2, Math.max(0, least - bottom + top) / 2];
  return { left: left - Math.floor(wide), top: top - Math.floor(high), right: right + Math.ceil(wide), bottom: bottom + Math.ceil(high) };
}

/** What has to be on paper to show a box of space up to a height. */
export function frame(lens: Lens, box: Box, high: number): { x: number; y: number; wide: number; high: number } {
  const corners = [box.left, box.right].flatMap((x) =>
    [box.top, box.bottom].flatMap((y) => [0, high].map((z) => project(lens, x, y, z))),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - 12, Math.min(...ys) - 12];
  return { x, y, wide: Math.max(...xs) + 12 - x, high: Math.max(...ys) + 12 - y };
}
