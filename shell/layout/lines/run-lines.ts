import { pixelRatio } from '@studio/ui/lines/painter';
import { type Point, TRAILS } from '@studio/ui/lines/springs';
import { currentTheme, onThemeChange } from '@studio/ui/theme';
import { createDrawing, REACH, type Stop, strokeLines } from './draw.ts';
import { measure } from './measure.ts';

/**
 * The canvas is in a layer as high as the page, which it does not make higher, behind the content and in front of the grounds of the page
 * and its sections. The styles are set here: a page is shown without them.
 */
const LAYER = { position: 'absolute', zIndex: '-1', inset: '0', overflow: 'clip', pointerEvents: 'none' } as const;

/** Opacity of the lines. */
const ALPHA = 0.9;

/** Initial phase, so that the line begins in blue, and its change per step, in radians. */
const PHASE_START = -2.3;
const SWING = 0.0015;

/** Duration of a step: the constants of the springs are for a display of 60 frames per second. */
const STEP_MS = 1000 / 60;

/** Maximum of steps per frame. After a longer pause the lines continue from their position. */
const MAX_STEPS = 3;

/** Share of the window's height above which the line is drawn, and share of the way to there that is drawn in a step. */
const DRAWN = 0.9;
const HASTE = 0.1;

/** Length by which the line is extended per step at least, and at most. */
const SLOWEST = 4;
const FASTEST = 90;

/** Distance of the pointer within which the line bends, and the height of the bend at most, in CSS pixels. */
const NEAR = 160;
const BEND = 40;

/** Share of its way that the slowest line bends in a step, and what the fastest one adds. */
const FOLLOW = [0.08, 0.1] as const;

/** Milliseconds without a change of the page's size after which it is measured again. */
const QUIET_MS = 120;

/**
 * Draws the line of the page until `signal` aborts: as far as the visitor has read, and at once for those who prefer no motion. It bends
 * towards the pointer by as much as nothing is in the way. Requests animation frames only while it moves.
 */
export function runLines(canvas: HTMLCanvasElement, signal: AbortSignal): void {
  const surface = canvas.getContext('2d');
  const main = document.querySelector('main');
  const layer = canvas.parentElement;
  if (!surface || !main || !layer) return;
  Object.assign(layer.style, LAYER);
  Object.assign(canvas.style, { position: 'absolute', inset: '0 auto auto 0' });
  layer.ariaHidden = 'true';
  layer.hidden = false;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let drawing: readonly Stop[] = [];
  /** Size of the canvas, scroll position, and all other lengths are in units of `scale` CSS pixels. */
  let scale = 1;
  let [width, height, scroll] = [0, 0, 0];
  let phase = PHASE_START;
  /** How much of the line is drawn, and how much is to be. */
  let [shown, goal] = [0, 0];
  /** Index of the sample at which the line bends, by how much it is to, and by how much each line does. */
  let bent = -1;
  let pull: Point = { x: 0, y: 0 };
  const bends = Array.from({ length: TRAILS }, () => ({ x: 0, y: 0 }));
  let [frame, before, quiet] = [0, 0, 0];

  const draw = () => {
    surface.setTransform(1, 0, 0, 1, 0, 0);
    surface.clearRect(0, 0, canvas.width, canvas.height);
    canvas.style.transform = `translateY(${scroll * scale}px)`;
    const pixels = canvas.width / width;
    surface.setTransform(pixels, 0, 0, pixels, 0, -scroll * pixels);
    surface.globalAlpha = ALPHA;
    const isSeen = ({ x, y, w }: Stop) => x > -w && x < width + w && y > scroll - w && y < scroll + height + w;
    const seen = drawing.filter((stop) => stop.s <= shown && isSeen(stop));
    strokeLines(surface, seen, phase, currentTheme() === 'dark', bends, drawing[bent]);
  };

  /** Returns the distance from the beginning to the last sample that is above a y. */
  const reachOf = (y: number) => drawing.findLast((sample) => sample.y <= y)?.s ?? 0;

  const updateGoal = () => {
    const end = drawing.at(-1)?.s ?? 0;
    goal = Math.min(end, Math.max(goal, reduced.matches ? end : reachOf(scroll + DRAWN * height)));
    shown = Math.max(shown, reduced.matches ? end : Math.min(goal, reachOf(scroll)));
  };

  const settle = () => {
    const page = measure(main, document.querySelector('body > footer'));
    scale = page?.scale ?? 1;
    [width, height, scroll] = [innerWidth / scale, innerHeight / scale, scrollY / scale];
    [canvas.width, canvas.height] = [innerWidth * pixelRatio(), innerHeight * pixelRatio()];
    Object.assign(canvas.style, { width: `${innerWidth}px`, height: `${innerHeight}px` });
    drawing = page ? createDrawing(page) : [];
    bent = -1;
    updateGoal();
    draw();
    resume();
  };

  /** Moves the line by a step. Returns whether it is at rest. */
  const step = () => {
    phase += SWING;
    shown = Math.min(goal, shown + Math.min(FASTEST, Math.max(SLOWEST, (goal - shown) * HASTE)));
    let rest = 0;
    for (const [i, bend] of bends.entries()) {
      const [x, y] = [pull.x - bend.x, pull.y - bend.y];
      const share = FOLLOW[0] + (FOLLOW[1] * i) / TRAILS;
      bend.x += x * share;
      bend.y += y * share;
      rest = Math.max(rest, Math.abs(x), Math.abs(y));
    }
    const isStill = rest < 0.05;
    if (isStill && pull.x === 0 && pull.y === 0) bent = -1;
    return isStill && shown === goal;
  };

  const tick = (now: number) => {
    let resting = false;
    for (let steps = 0; now - before >= STEP_MS / 2 && !resting; steps += 1) {
      before = steps === MAX_STEPS - 1 ? now : before + STEP_MS;
      resting = step();
    }
    draw();
    frame = resting ? 0 : requestAnimationFrame(tick);
  };

  const pause = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };

  const resume = () => {
    if (frame !== 0 || document.hidden || reduced.matches) return;
    before = performance.now() - STEP_MS;
    frame = requestAnimationFrame(tick);
  };

  const letGo = () => {
    pull = { x: 0, y: 0 };
  };

  const follow = ({ x, y }: Point) => {
    if (reduced.matches) return;
    const point = { x: x / scale, y: y / scale + scroll };
    let [nearest, least] = [-1, NEAR];
    for (const [k, sample] of drawing.entries()) {
      if (Math.abs(sample.y - point.y) > NEAR) continue;
      const distance = Math.hypot(sample.x - point.x, sample.y - point.y);
      if (distance < least && sample.s < shown) [nearest, least] = [k, distance];
    }
    const [from, sample] = [drawing[bent], drawing[nearest]];
    if (!sample || (from && Math.abs(from.s - sample.s) > REACH)) letGo();
    else {
      bent = nearest;
      const most = Math.min(BEND, Math.max(0, sample.slack), least);
      pull = { x: ((point.x - sample.x) / (least || 1)) * most, y: ((point.y - sample.y) / (least || 1)) * most };
    }
    resume();
  };

  const onReduced = () => {
    pause();
    letGo();
    settle();
  };

  const onScroll = () => {
    scroll = scrollY / scale;
    updateGoal();
    if (reduced.matches) draw();
    else resume();
  };

  const settleSoon = () => {
    clearTimeout(quiet);
    quiet = window.setTimeout(settle, QUIET_MS);
  };

  const watch = new ResizeObserver(settleSoon);
  settle();
  watch.observe(document.body);
  addEventListener('resize', settle, { signal });
  document.addEventListener('visibilitychange', () => (document.hidden ? pause() : resume()), { signal });
  reduced.addEventListener('change', onReduced, { signal });
  const options = { signal, passive: true };
  addEventListener('scroll', onScroll, options);
  const onMove = ({ clientX, clientY, isPrimary }: PointerEvent) => isPrimary && follow({ x: clientX, y: clientY });
  addEventListener('pointerdown', onMove, options);
  addEventListener('pointermove', onMove, options);
  addEventListener('pointercancel', letGo, options);
  // A finger leaves after each touch: the line stays as it is.
  const onLeave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && letGo();
  document.documentElement.addEventListener('pointerleave', onLeave, options);
  const stopThemeChanges = onThemeChange(draw);
  signal.addEventListener('abort', () => {
    watch.disconnect();
    clearTimeout(quiet);
    stopThemeChanges();
    pause();
    drawing = [];
    draw();
  });
}
