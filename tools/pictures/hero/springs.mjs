/** The springs are those of the lines that follow the pointer on the page. */
const TRAILS = 20;
const NODES = 50;
const FRICTION = 0.5;
const DAMPENING = 0.25;
const TENSION = 0.98;
const SPRING = 0.45;

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {Point & { vx: number, vy: number }} Node */
/** @typedef {{ spring: number, friction: number, nodes: Node[] }} Trail */

/**
 * @param {Point} start Position of all nodes.
 * @returns {Trail[]} Each differs a little from the others, in the same way in each run.
 */
function trails(start) {
  const random = seeded(285);
  return Array.from({ length: TRAILS }, (_, i) => ({
    spring: SPRING + 0.025 * (i / TRAILS) + 0.1 * (random() - 0.5),
    friction: FRICTION + 0.01 * (random() - 0.5),
    nodes: Array.from({ length: NODES }, () => ({ ...start, vx: 0, vy: 0 })),
  }));
}

/**
 * Computes the next frame. A spring pulls the first node to the pointer, and each other node to the node before it. The springs
 * become weaker along the chain; each node takes over some velocity of the node before it.
 * @param {Trail} trail @param {Point} pointer
 */
function move({ spring, friction, nodes }, pointer) {
  let pull = spring;
  let target = { ...pointer, vx: 0, vy: 0 };
  for (const node of nodes) {
    node.vx = (node.vx + (target.x - node.x) * pull + target.vx * DAMPENING) * friction;
    node.vy = (node.vy + (target.y - node.y) * pull + target.vy * DAMPENING) * friction;
    node.x += node.vx;
    node.y += node.vy;
    target = node;
    pull *= TENSION;
  }
}

/**
 * Runs the springs along a path. Returns every second line of every frame.
 * @param {(t: number) => Point} path From t = 0 to 1.
 * @param {number} frames
 * @returns {Point[][][]} Frames, lines in each, points in each.
 */
export function exposure(path, frames) {
  const sheaf = trails(path(0));
  return Array.from({ length: frames }, (_, frame) => {
    const pointer = path(frame / (frames - 1));
    for (const trail of sheaf) move(trail, pointer);
    return sheaf.filter((_, i) => i % 2 === 0).map(({ nodes }) => nodes.map(({ x, y }) => ({ x, y })));
  });
}

/** @param {number} seed */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
