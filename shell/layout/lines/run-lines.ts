import { coloursAt, inks, PHASE_SPAN } from '@studio/ui/lines/colours';
import { paint, pixelRatio } from '@studio/ui/lines/painter';
import { move, type Point, smoothstep, TRAILS, trailsAt } from '@studio/ui/lines/springs';
import { currentTheme, onThemeChange } from '@studio/ui/theme';
import { MASK_SCALE, measure, type Plan, VEIL } from './measure.ts';
import { onPointer } from './on-pointer.ts';
import { createRests, laySheaf, type Waist, waistAt } from './sheaf.ts';

/** Width of the window minus that of the canvas, in CSS pixels. */
const SIDE = 20;

/** Initial phase of the first line: the hues are symmetrical to the mean hue. */
const PHASE_START = -PHASE_SPAN / 2;

/** Change of the phase per step, in radians: a period takes 70 seconds. */
const SWING = 0.0015;

/** Change of the phase after which the lines get new colours, in radians: a degree of hue. */
const SHADE = 0.012;

/** Duration of a step: the constants are for a display of 60 frames per second. */
const STEP_MS = 1000 / 60;

/** Maximum of steps per frame. After a longer pause the lines continue from their position. */
const MAX_STEPS = 3;

/** Steps in which the sheaf is drawn on arrival, from left to right: 1.3 seconds. */
const ARRIVAL = 80;

/** Width over which the sheaf fades in meanwhile, in CSS pixels. */
const FRONT = 160;

/** Steps from the last movement of the pointer until the lines return, and durations of following and returning in steps. */
const PATIENCE = 40;
const GRASP = 15;
const RETURN = 70;

/** Under the header the lines are as faint as behind text, and full below the second height, in CSS pixels. */
const HEADER = { faint: 64, full: 112 } as const;

/** A still fades out before the end of the first window, where it would have an edge. */
const STILL_MASK = 'linear-gradient(black 75%, transparent)';

/** Milliseconds without scrolling or a change of the page's height after which the page is measured. */
const QUIET_MS = 120;

/**
 * Draws the sheaf behind the page until `signal` aborts. Its right end follows the pointer; scrolling bends it from heading to heading.
 * Requests animation frames only while the lines move: none at rest, in a hidden tab, or for visitors who prefer no motion, who get a
 * still at the top of the page.
 */
export function runLines(canvas: HTMLCanvasElement, signal: AbortSignal): void {
  const surface = canvas.getContext('2d');
  const main = document.querySelector('main');
  if (!surface || !main) return;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const rests = createRests();
  const trails = trailsAt({ x: 0, y: 0 });
  let plan: Plan | undefined;
  let waist: Waist | undefined;
  let pointer: Point = { x: 0, y: 0 };
  let phase: number = PHASE_START;
  let inked: number = phase;
  let colours = coloursAt(phase, currentTheme());
  let [width, height] = [0, 0];
  let [scroll, arrived, alone, grip] = [0, 0, PATIENCE, 1];
  /** Scroll position, read only when it changes: reading it in an animation frame forces a layout. */
  let scrolled = scrollY;
  let isStill = false;
  let frame = 0;
  let before = 0;
  let quiet = 0;

  const veil = surface.createLinearGradient(0, HEADER.faint, 0, HEADER.full);
  veil.addColorStop(0, VEIL);
  veil.addColorStop(1, 'transparent');
  const front = surface.createLinearGradient(0, 0, FRONT, 0);
  front.addColorStop(0, 'transparent');
  front.addColorStop(1, 'black');

  const draw = () => {
    if (!plan || !waist) return surface.clearRect(0, 0, width, height);
    paint(surface, trails, { width, height, colours });
    surface.globalCompositeOperation = 'destination-out';
    surface.fillStyle = veil;
    surface.fillRect(0, 0, width, HEADER.full);
    const eighth = 1 / MASK_SCALE;
    surface.drawImage(plan.mask, 0, scroll * eighth, width * eighth, height * eighth, 0, 0, width, height);
    if (arrived < ARRIVAL) {
      const begin = (width + FRONT) * smoothstep(0, ARRIVAL, arrived) - FRONT;
      surface.translate(begin, 0);
      surface.fillStyle = front;
      surface.fillRect(0, 0, width - begin, height);
      surface.translate(-begin, 0);
    }
    surface.globalCompositeOperation = 'source-over';
  };

  /** Computes the positions of the lines at rest at a scroll position, and moves the lines with the page, except on a jump. */
  const placeAt = (to: number) => {
    if (!plan) return;
    const moved = Math.abs(scroll - to) < height ? scroll - to : 0;
    isStill = false;
    for (const { y } of trails) for (let i = 0; i < y.length; i += 1) y[i] = (y[i] ?? 0) + moved;
    scroll = to;
    waist = waistAt(scroll, plan.anchors, { width, height });
    if (waist) laySheaf(rests, waist, { width, height });
  };

  const snapToRest = () => {
    for (let i = 0; i < TRAILS; i += 1) {
      for (const axis of ['x', 'y'] as const) trails[i]?.[axis].set(rests[i]?.[axis] ?? []);
    }
  };

  const settle = () => {
    const first = !waist;
    scrolled = scrollY;
    scroll = reduced.matches ? 0 : scrolled;
    canvas.style.maskImage = reduced.matches ? STILL_MASK : '';
    plan = measure(main, scrolled, { width, height });
    placeAt(scroll);
    if (first) {
      arrived = 0;
      snapToRest();
    }
    if (!reduced.matches) return resume();
    arrived = ARRIVAL;
    snapToRest();
    draw();
  };

  const resize = () => {
    const pixels = pixelRatio();
    [width, height] = [innerWidth - SIDE, innerHeight];
    [canvas.width, canvas.height] = [width * pixels, height * pixels];
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
    surface.scale(pixels, pixels);
    settle();
    draw();
  };

  const ink = () => {
    inked = phase;
    colours = coloursAt(phase, currentTheme());
  };

  const applyTheme = () => {
    ink();
    canvas.style.mixBlendMode = inks[currentTheme()].blend;
    draw();
  };

  const pause = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };

  /** Moves the lines by one step. Returns whether they are at rest. */
  const step = () => {
    phase += SWING;
    arrived += 1;
    alone += 1;
    if (phase - inked > SHADE) ink();
    const goal = alone < PATIENCE ? 0 : 1;
    // On arrival every line is already at rest.
    if (isStill && goal === 1) return arrived >= ARRIVAL;
    grip = goal === 0 ? Math.max(0, grip - 1 / GRASP) : Math.min(1, grip + 1 / RETURN);
    const hold = smoothstep(0, 1, grip);
    isStill = grip === 1;
    for (let i = 0; i < TRAILS; i += 1) {
      const trail = trails[i];
      if (trail && !move(trail, pointer, rests[i], hold)) isStill = false;
    }
    return isStill && arrived >= ARRIVAL;
  };

  const tick = (now: number) => {
    if (scrolled !== scroll) placeAt(scrolled);
    let resting = !waist;
    for (let steps = 0; now - before >= STEP_MS / 2 && !resting; steps += 1) {
      before = steps === MAX_STEPS - 1 ? now : before + STEP_MS;
      resting = step();
    }
    if (resting) snapToRest();
    draw();
    frame = resting ? 0 : requestAnimationFrame(tick);
  };

  const resume = () => {
    if (frame !== 0 || document.hidden || reduced.matches) return;
    before = performance.now() - STEP_MS;
    frame = requestAnimationFrame(tick);
  };

  const follow = (point: Point) => {
    if (reduced.matches) return;
    pointer = point;
    alone = 0;
    resume();
  };

  const letGo = () => {
    alone = PATIENCE;
  };

  const onReduced = () => {
    pause();
    letGo();
    grip = 1;
    settle();
  };

  /** Measures the page after scrolling, when sticky elements are at their final position. */
  const settleSoon = () => {
    clearTimeout(quiet);
    quiet = window.setTimeout(settle, QUIET_MS);
  };

  const onScroll = () => {
    if (reduced.matches) return;
    scrolled = scrollY;
    settleSoon();
    resume();
  };

  const watch = new ResizeObserver(settleSoon);

  resize();
  applyTheme();
  watch.observe(document.body);
  addEventListener('resize', resize, { signal });
  addEventListener('scroll', onScroll, { signal, passive: true });
  document.addEventListener('visibilitychange', () => (document.hidden ? pause() : resume()), { signal });
  reduced.addEventListener('change', onReduced, { signal });
  onPointer(follow, letGo, signal);
  const stopThemeChanges = onThemeChange(applyTheme);
  signal.addEventListener('abort', () => {
    watch.disconnect();
    clearTimeout(quiet);
    stopThemeChanges();
    pause();
    surface.clearRect(0, 0, width, height);
  });
}
