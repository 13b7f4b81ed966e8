import { NODES, type Trail } from './springs.ts';

/** Width of a line in CSS pixels. */
const LINE_WIDTH = 1;

/** The part of a 2D context that is used here. */
export type Surface = Pick<
  CanvasRenderingContext2D,
  'clearRect' | 'beginPath' | 'moveTo' | 'quadraticCurveTo' | 'stroke' | 'lineWidth' | 'strokeStyle'
>;

/** Clears the surface, and draws all trails, each in its colour. */
export function paint(
  surface: Surface,
  trails: readonly Trail[],
  { width, height, colours }: { width: number; height: number; colours: readonly string[] },
): void {
  surface.clearRect(0, 0, width, height);
  surface.lineWidth = LINE_WIDTH;
  for (const [i, trail] of trails.entries()) {
    surface.strokeStyle = colours[i] ?? '';
    surface.beginPath();
    trace(surface, trail);
    surface.stroke();
  }
}

/** Adds a smooth line through the midpoints between the nodes, with the nodes as control points. */
export function trace(surface: Pick<Surface, 'moveTo' | 'quadraticCurveTo'>, { x, y }: Pick<Trail, 'x' | 'y'>): void {
  const last = NODES - 1;
  const at = (numbers: Float64Array, i: number) => numbers[i] ?? 0;
  surface.moveTo(at(x, 0), at(y, 0));
  for (let i = 1; i < last; i += 1) {
    const end = i === last - 1 ? 1 : 0.5;
    const toX = at(x, i) + (at(x, i + 1) - at(x, i)) * end;
    const toY = at(y, i) + (at(y, i + 1) - at(y, i)) * end;
    surface.quadraticCurveTo(at(x, i), at(y, i), toX, toY);
  }
}
