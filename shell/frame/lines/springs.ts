import { DAMPENING, FRICTION, NODES, REST, SPRING, SPRING_SPAN, TENSION, TRAILS } from './constants.ts';

/** A place in CSS pixels of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A chain of nodes held together by springs. `pull` is the strength of the first one. */
export interface Trail {
  readonly pull: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
}

/** Steps of this share of a whole come nowhere twice, and neighbours far apart: lines of near hues part, and cross. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** All trails, with every node at one place: nothing is to be seen yet. */
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
 * One step. The first node is drawn to the pointer, each other one to the node before it, a little more weakly along the
 * chain, and takes over some of that node’s velocity. Tells whether the trail has come to rest.
 */
export function move(trail: Trail, pointer: Point): boolean {
  const { x, y, vx, vy } = trail;
  let { pull } = trail;
  let [toX, toY, dragX, dragY] = [pointer.x, pointer.y, 0, 0];
  let most = 0;
  for (let i = 0; i < NODES; i += 1) {
    const [fromX, fromY] = [at(x, i), at(y, i)];
    dragX = (at(vx, i) + (toX - fromX) * pull + dragX * DAMPENING) * FRICTION;
    dragY = (at(vy, i) + (toY - fromY) * pull + dragY * DAMPENING) * FRICTION;
    most = Math.max(most, Math.abs(toX - fromX), Math.abs(toY - fromY), Math.abs(dragX), Math.abs(dragY));
    vx[i] = dragX;
    vy[i] = dragY;
    x[i] = toX = fromX + dragX;
    y[i] = toY = fromY + dragY;
    pull *= TENSION;
  }
  return most < REST;
}

/** An element that is known to be there. */
const at = (numbers: Float64Array, i: number): number => numbers[i] ?? 0;
