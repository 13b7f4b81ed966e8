/** Number of lines that follow the pointer. */
export const TRAILS = 20;

/** Number of nodes of a line. */
export const NODES = 50;

/** Share of its velocity that a node keeps from one step to the next. */
const FRICTION = 0.5;

/** Share of the velocity of the previous node that a node takes over. */
const DAMPENING = 0.25;

/** Strength of a spring by the strength of the previous one. */
const TENSION = 0.98;

/** Minimum strength of the first spring of a trail. With it the lines are about as long as a movement of the hand. */
const SPRING = 0.4;

/** Range of the strengths of the first springs. It separates the lines in a bend. */
const SPRING_SPAN = 0.125;

/** The springs are at rest when no velocity and no distance to a target is greater, in CSS pixels. */
const REST = 0.05;

/** A point of the window in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A chain of nodes that are connected by springs. `pull` is the strength of the first spring. */
export interface Trail {
  readonly pull: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
}

/** Multiples of this number modulo 1 are all different, and far from their neighbours: lines of similar hues separate. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Returns all trails with all nodes at one point. */
export function trailsAt({ x, y }: Point): readonly Trail[] {
  return Array.from({ length: TRAILS }, (_, i) => ({
    pull: SPRING + SPRING_SPAN * ((i * GOLDEN) % 1),
    x: new Float64Array(NODES).fill(x),
    y: new Float64Array(NODES).fill(y),
    vx: new Float64Array(NODES),
    vy: new Float64Array(NODES),
  }));
}

/**
 * Moves a trail by one step. A spring pulls the first node to the pointer, and each other node to the previous one. The springs
 * become weaker along the chain; each node takes over some velocity of the previous one. Returns whether the trail is at rest.
 */
export function move(trail: Trail, pointer: Point): boolean {
  const { x, y, vx, vy } = trail;
  let { pull } = trail;
  let toX = pointer.x;
  let toY = pointer.y;
  let dragX = 0;
  let dragY = 0;
  let max = 0;
  for (let i = 0; i < NODES; i += 1) {
    const fromX = at(x, i);
    const fromY = at(y, i);
    dragX = (at(vx, i) + (toX - fromX) * pull + dragX * DAMPENING) * FRICTION;
    dragY = (at(vy, i) + (toY - fromY) * pull + dragY * DAMPENING) * FRICTION;
    max = Math.max(max, Math.abs(toX - fromX), Math.abs(toY - fromY), Math.abs(dragX), Math.abs(dragY));
    vx[i] = dragX;
    vy[i] = dragY;
    x[i] = toX = fromX + dragX;
    y[i] = toY = fromY + dragY;
    pull *= TENSION;
  }
  return max < REST;
}

/** Returns an element that exists. */
const at = (numbers: Float64Array, i: number): number => numbers[i] ?? 0;

/** Returns 0 up to `from`, 1 from `to` on, and a smooth step in between. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
