import type { Trail } from './springs.ts';

/**
 * Adds a smooth line through the midpoints between the nodes, with the nodes as control points. A part of it has the nodes from number
 * `first` on, and none from number `end` on, as control points: two parts that share a number meet.
 */
export function trace(
  surface: Pick<CanvasRenderingContext2D, 'moveTo' | 'quadraticCurveTo'>,
  { x, y }: Pick<Trail, 'x' | 'y'>,
  first = 1,
  end = x.length - 1,
): void {
  const at = (numbers: Float64Array, i: number) => numbers[i] ?? 0;
  /** How far towards the next node the curve of a node ends. The line begins at the first node, and ends at the last one. */
  const shareOf = (i: number) => (i === 0 ? 0 : i === x.length - 2 ? 1 : 0.5);
  const after = (numbers: Float64Array, i: number) =>
    at(numbers, i) + (at(numbers, i + 1) - at(numbers, i)) * shareOf(i);
  surface.moveTo(after(x, first - 1), after(y, first - 1));
  for (let i = first; i < end; i += 1) surface.quadraticCurveTo(at(x, i), at(y, i), after(x, i), after(y, i));
}

/** Maximum of device pixels per CSS pixel. More of them are not visible in moving lines. */
const MAX_PIXEL_RATIO = 2;

/** Returns how many pixels a canvas with moving lines has per CSS pixel. */
export const pixelRatio = (): number => Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
