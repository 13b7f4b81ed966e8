import { px } from './lines.ts';

/** A step of a centreline: a straight, or a turn (degrees, to the left positive) with a radius. All lengths in px. */
export type Step = { readonly straight: number } | { readonly turn: number; readonly radius: number };

/** Where a centreline begins, and its direction in degrees: 0 is east, 90 is north. */
export interface Start {
  readonly x: number;
  readonly y: number;
  readonly direction: number;
}

/** Returns path data of the line that runs `offset` px to the left of a centreline. */
export function offsetPath({ x, y, direction }: Start, offset: number, steps: readonly Step[]): string {
  let [cx, cy, heading] = [x, y, direction];
  const left = () => {
    const angle = ((heading + 90) * Math.PI) / 180;
    return `${px(cx + offset * Math.cos(angle))} ${px(cy - offset * Math.sin(angle))}`;
  };
  let d = `M${left()}`;
  for (const step of steps) {
    if ('straight' in step) {
      cx += step.straight * Math.cos((heading * Math.PI) / 180);
      cy -= step.straight * Math.sin((heading * Math.PI) / 180);
      d += `L${left()}`;
      continue;
    }
    const { turn, radius } = step;
    const side = Math.sign(turn);
    const toCentre = ((heading + 90 * side) * Math.PI) / 180;
    const [mx, my] = [cx + radius * Math.cos(toCentre), cy - radius * Math.sin(toCentre)];
    heading += turn;
    const fromCentre = ((heading - 90 * side) * Math.PI) / 180;
    [cx, cy] = [mx + radius * Math.cos(fromCentre), my - radius * Math.sin(fromCentre)];
    const own = px(radius - side * offset);
    d += `A${own} ${own} 0 ${Math.abs(turn) > 180 ? 1 : 0} ${side > 0 ? 0 : 1} ${left()}`;
  }
  return d;
}
