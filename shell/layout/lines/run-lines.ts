import { pixelRatio } from '@studio/ui/lines/painter';
import { move, NODES, type Point, TRAILS, trailsAt } from '@studio/ui/lines/springs';
import { currentTheme, onThemeChange } from '@studio/ui/theme';
import { addPoint, colourOf, createDrawing, type Drawing, isIn, shadeOf } from './draw.ts';
import { type Band, measure } from './measure.ts';
import { onPointer } from './on-pointer.ts';
import { presence, type Sample } from './path.ts';

/** Width of the window minus that of the canvas, in CSS pixels. The line leaves the page at the right only. */
const SIDE = 20;

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

/** Length by which the line is extended per step at most. */
const FASTEST = 90;

/** Distance of the pointer within which the line bends, half the length of the bend, and its height at most, in CSS pixels. */
const NEAR = 160;
const REACH = 200;
const BEND = 40;

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
  Object.assign(canvas.style, { position: 'absolute', inset: '0 0 auto auto' });
  layer.ariaHidden = 'true';
  layer.hidden = false;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const trails = trailsAt({ x: 0, y: 0 });
  const home = { x: new Float64Array(NODES), y: new Float64Array(NODES) };
  let drawing: Drawing | undefined;
  let bands: readonly Band[] = [];
  /** Size of the canvas, scroll position, and all other lengths are in units of `scale` CSS pixels. */
  let scale = 1;
  let [width, height, scroll] = [0, 0, 0];
  let phase = PHASE_START;
  /** How much of the line is drawn, and how much is to be. */
  let [shown, goal] = [0, 0];
  /** Index of the sample at which the line bends, and by how much it is to. */
  let bent = -1;
  let pull: Point = { x: 0, y: 0 };
  let [frame, before, quiet] = [0, 0, 0];

  /** Erases the line between two distances from its beginning. */
  const erase = (from: number, to: number, more: number) => {
    surface.globalCompositeOperation = 'destination-out';
    // The last line drawn may have been faint.
    surface.strokeStyle = '#000';
    for (const strand of drawing?.strands ?? []) {
      for (const [k, b] of strand.entries()) {
        const a = strand[k - 1];
        if (!a || b.s < from || a.s > to || Math.min(a.y, b.y) > scroll + 2 * height) continue;
        const start = Math.min(1, Math.max(0, (from - a.s) / (b.s - a.s)));
        const over = 1 + (2 + 0.06 * b.w) / Math.hypot(b.x - a.x, b.y - a.y);
        surface.lineWidth = Math.max(a.w, b.w) + more;
        surface.beginPath();
        surface.moveTo(a.x + (b.x - a.x) * start, a.y + (b.y - a.y) * start);
        // A little further, so that nothing is left in a bend.
        surface.lineTo(a.x + (b.x - a.x) * over, a.y + (b.y - a.y) * over);
        surface.stroke();
      }
    }
    surface.globalCompositeOperation = 'source-over';
    surface.lineWidth = 1;
  };

  const draw = () => {
    surface.setTransform(1, 0, 0, 1, 0, 0);
    surface.clearRect(0, 0, canvas.width, canvas.height);
    canvas.style.transform = `translateY(${scroll * scale}px)`;
    if (!drawing) return;
    const pixels = canvas.width / width;
    surface.setTransform(pixels, 0, 0, pixels, (-SIDE / scale) * pixels, -scroll * pixels);
    surface.globalAlpha = ALPHA;
    const isDark = currentTheme() === 'dark';
    for (const part of drawing.parts) {
      const { path, shade, dark, top, bottom } = part;
      if (bottom < scroll || top > scroll + height) continue;
      surface.strokeStyle = colourOf(shade, phase, dark || isDark, part);
      surface.stroke(path);
    }
    surface.globalAlpha = 1;
    if (bent >= 0) drawBend(isDark);
    if (shown < (drawing.samples.at(-1)?.s ?? 0)) erase(shown, Number.POSITIVE_INFINITY, 4);
  };

  /** Draws the part of the line that bends again. */
  const drawBend = (isDark: boolean) => {
    const middle = drawing?.samples[bent];
    if (!drawing || !middle) return;
    erase(middle.s - REACH, middle.s + REACH, 4);
    surface.globalAlpha = ALPHA;
    for (const strand of drawing.strands) {
      if (!strand.includes(middle)) continue;
      const stretch = strand.filter(({ s }) => Math.abs(s - middle.s) <= REACH + 60);
      for (let i = 0; i < TRAILS; i += 1) {
        const alpha = presence(i, middle.w);
        if (alpha < 0.1) continue;
        surface.strokeStyle = colourOf(shadeOf(i, middle.s), phase, isDark || isIn(bands, middle.y), { alpha });
        surface.beginPath();
        for (const sample of stretch) {
          const { x, y } = shiftAt(i, sample, middle);
          addPoint(surface, 'lineTo', sample, i, 0, x, y);
        }
        surface.stroke();
      }
    }
    surface.globalAlpha = 1;
  };

  /** Returns how far a line is moved at a sample. */
  const shiftAt = (i: number, sample: Sample, middle: Sample): Point => {
    const trail = trails[i];
    const node = Math.min(NODES - 1, Math.round((Math.abs(sample.s - middle.s) / REACH) * (NODES - 1)));
    const [x, y] = [trail?.x[node] ?? 0, trail?.y[node] ?? 0];
    const most = Math.max(0, sample.slack);
    const share = Math.min(1, most / (Math.hypot(x, y) || 1));
    return { x: x * share, y: y * share };
  };

  /** Index of the last sample that is above a y, with everything before it. */
  const reachOf = (y: number) => {
    const index = drawing?.depths.findIndex((depth) => depth > y) ?? -1;
    return index < 0 ? Number.POSITIVE_INFINITY : (drawing?.samples[index]?.s ?? 0);
  };

  const updateGoal = () => {
    const end = drawing?.samples.at(-1)?.s ?? 0;
    goal = Math.min(end, Math.max(goal, reduced.matches ? end : reachOf(scroll + DRAWN * height)));
    shown = Math.max(shown, reduced.matches ? end : Math.min(goal, reachOf(scroll)));
  };

  const settle = () => {
    const page = measure(main, document.querySelector('body > footer'));
    scale = page?.scale ?? 1;
    [width, height, scroll] = [(innerWidth - SIDE) / scale, innerHeight / scale, scrollY / scale];
    bands = page?.bands ?? [];
    drawing = page && createDrawing(page);
    bent = -1;
    updateGoal();
    draw();
    resume();
  };

  const resize = () => {
    const pixels = pixelRatio();
    const [wide, high] = [innerWidth - SIDE, innerHeight];
    [canvas.width, canvas.height] = [wide * pixels, high * pixels];
    Object.assign(canvas.style, { width: `${wide}px`, height: `${high}px` });
    settle();
  };

  /** Moves the line by a step. Returns whether it is at rest. */
  const step = () => {
    phase += SWING;
    shown = Math.min(goal, shown + Math.min(FASTEST, Math.max(1, (goal - shown) * HASTE)));
    let isStill = true;
    if (bent >= 0) for (const trail of trails) if (!move(trail, pull, home, 0)) isStill = false;
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
    if (!drawing || reduced.matches) return;
    const point = { x: x / scale, y: y / scale + scroll };
    let [nearest, least] = [-1, NEAR];
    for (const [k, sample] of drawing.samples.entries()) {
      if (Math.abs(sample.y - point.y) > NEAR) continue;
      const distance = Math.hypot(sample.x - point.x, sample.y - point.y);
      if (distance < least && sample.s < shown) [nearest, least] = [k, distance];
    }
    const from = drawing.samples[bent];
    const sample = drawing.samples[nearest];
    if (!sample) letGo();
    else if (from && Math.abs(from.s - sample.s) > REACH) letGo();
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
  resize();
  watch.observe(document.body);
  addEventListener('resize', resize, { signal });
  addEventListener('scroll', onScroll, { signal, passive: true });
  document.addEventListener('visibilitychange', () => (document.hidden ? pause() : resume()), { signal });
  reduced.addEventListener('change', onReduced, { signal });
  onPointer(follow, letGo, signal);
  const stopThemeChanges = onThemeChange(draw);
  signal.addEventListener('abort', () => {
    watch.disconnect();
    clearTimeout(quiet);
    stopThemeChanges();
    pause();
    drawing = undefined;
    draw();
  });
}
