import { move, NODES, type Point, type Trail, trailsAt } from '@studio/ui/lines/springs';
import type { Line, Word } from './read-word.ts';

/** Distance from the pointer at which lines begin to bend, in units of the word. */
const REACH = 240;

/** Growth of the distance of a line that is next to the pointer. The largest movement is about a quarter of `REACH` times this. */
const PUSH = 0.45;

/** Strength and friction, per step, of the springs that follow the pointer. They overshoot once. */
const [FOLLOW, FRICTION] = [0.08, 0.78];

/** Strength and friction of the spring that swings the loose ends: a swing takes about a second, and all of them less than five. */
const [SWING, SWING_FRICTION] = [0.012, 0.94];

/** Maximum speed of a swing, in units per step. */
const MAX_KICK = 8;

/** Share of a loose end, from the fixed part, over which the swing grows to its whole width. */
const ROOT = 0.3;

/** Movement in units, and share of the bend, below which the lines are at rest. */
const [REST, REST_SHARE] = [0.2, 0.005];

type Path = Pick<CanvasPath, 'moveTo' | 'lineTo'>;

interface Spring {
  at: number;
  speed: number;
}

const spring = (at = 0): Spring => ({ at, speed: 0 });

function pull(moving: Spring, to: number, strength: number, friction: number): void {
  moving.speed = (moving.speed + (to - moving.at) * strength) * friction;
  moving.at += moving.speed;
}

/** The movement of a word's lines: they bend away from the pointer, and loose ends swing. */
export class WordMotion {
  private readonly x = spring();
  private readonly y = spring();
  private readonly bend = spring();
  private readonly swing = spring();
  private readonly word: Word;
  /** One for each loose end. */
  private readonly trails: readonly Trail[];
  private pointer: Point | undefined;

  constructor(word: Word) {
    this.word = word;
    this.trails = trailsAt({ x: 0, y: 0 }).slice(0, word.lines.filter(({ loose }) => loose !== undefined).length);
  }

  /** Sets the position of the pointer, which bends the lines near a word of that size. Returns whether it is near. */
  point(to: Point, { width, height }: { readonly width: number; readonly height: number }): boolean {
    const isNear = to.x > -REACH && to.x < width + REACH && to.y > -REACH && to.y < height + REACH;
    if (isNear && !this.isBent) [this.x.at, this.y.at] = [to.x, to.y];
    this.pointer = isNear ? to : undefined;
    return isNear;
  }

  /** Whether the pointer bends the lines, or they are still returning. */
  get isBent(): boolean {
    return this.pointer !== undefined || this.bend.at > REST_SHARE;
  }

  /** Swings the loose ends at a speed in units per step, downwards if it is positive. */
  kick(speed: number): void {
    if (this.trails.length === 0) return;
    this.swing.speed = Math.max(-MAX_KICK, Math.min(MAX_KICK, this.swing.speed + speed));
  }

  /** Advances by a 60th of a second. Returns whether the lines are at rest. */
  step(): boolean {
    const { x, y, bend, swing, pointer } = this;
    pull(bend, pointer ? 1 : 0, FOLLOW, FRICTION);
    if (pointer) {
      pull(x, pointer.x, FOLLOW, FRICTION);
      pull(y, pointer.y, FOLLOW, FRICTION);
    }
    pull(swing, 0, SWING, SWING_FRICTION);
    if (Math.abs(swing.at) < REST && Math.abs(swing.speed) < REST / 10) swing.at = swing.speed = 0;
    const isStill = this.trails.map((trail) => move(trail, { x: 0, y: swing.at })).every(Boolean);
    const isSettled =
      Math.abs(bend.speed) + Math.abs(bend.at - (pointer ? 1 : 0)) < REST_SHARE &&
      (!pointer || Math.abs(x.speed) + Math.abs(y.speed) < REST);
    return isStill && swing.at === 0 && isSettled;
  }

  trace(path: Path): void {
    let loose = 0;
    for (const line of this.word.lines) {
      const trail = line.loose === undefined ? undefined : this.trails[loose++];
      this.traceLine(path, line, trail);
    }
  }

  private traceLine(path: Path, { points, loose = 0 }: Line, trail?: Trail): void {
    const count = points.length / 2;
    for (let i = 0; i < count; i += 1) {
      let [x = 0, y = 0] = [points[2 * i], points[2 * i + 1]];
      if (trail && i > loose) y += swingAt(trail, (i - loose) / (count - loose));
      const [fromX, fromY] = [x - this.x.at, y - this.y.at];
      const near = Math.max(0, 1 - (fromX ** 2 + fromY ** 2) / REACH ** 2);
      const push = this.bend.at * PUSH * near * near;
      x += fromX * push;
      y += fromY * push;
      if (i === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
  }
}

/** Returns the displacement of a loose end at a share of its length. */
function swingAt({ y }: Trail, share: number): number {
  const root = Math.min(1, share / ROOT);
  const node = Math.floor(share * (NODES - 1));
  const [from = 0, to = from] = y.subarray(node);
  return (from + (to - from) * (share * (NODES - 1) - node)) * root * root * (3 - 2 * root);
}
