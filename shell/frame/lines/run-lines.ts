import { inks, PHASE_SPAN } from '@studio/ui/lines/colours';
import { paint } from '@studio/ui/lines/painter';
import { move, type Point, trailsAt } from '@studio/ui/lines/springs';
import { currentTheme, onThemeChange } from '@studio/ui/theme';
import { onPointer } from './on-pointer.ts';

/** Width of the window minus that of the canvas, in CSS pixels. */
const SIDE = 20;

/** Initial phase of the first line: the hues are symmetrical to the mean hue. */
const PHASE_START = -PHASE_SPAN / 2;

/** Change of the phase per step, in radians: a period takes 70 seconds. */
const SWING = 0.0015;

/** Duration of a step: the constants are for a display of 60 frames per second. */
const STEP_MS = 1000 / 60;

/** Maximum of device pixels per CSS pixel. More of them are not visible in moving lines. */
const MAX_PIXEL_RATIO = 2;

/** Maximum of steps per frame. After a longer pause the lines continue from their position. */
const MAX_STEPS = 3;

const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * Draws lines that follow the pointer from `start`. Returns a function that stops them. There are animation frames only while
 * the lines move: none when they are at rest, in a hidden tab, or for visitors who prefer no motion.
 */
export function runLines(canvas: HTMLCanvasElement, start: Point): () => void {
  const surface = canvas.getContext('2d');
  if (!surface) return () => undefined;
  const reduced = matchMedia(REDUCED);
  const stopped = new AbortController();
  const { signal } = stopped;
  let pointer = start;
  let trails = trailsAt(start);
  let phase: number = PHASE_START;
  let theme = currentTheme();
  let [width, height] = [0, 0];
  let frame = 0;
  let before = 0;

  const draw = () => paint(surface, trails, { width, height, phase, theme });

  const resize = () => {
    const pixels = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
    [width, height] = [innerWidth - SIDE, innerHeight];
    [canvas.width, canvas.height] = [width * pixels, height * pixels];
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
    surface.scale(pixels, pixels);
    draw();
  };

  const applyTheme = () => {
    theme = currentTheme();
    canvas.style.mixBlendMode = inks[theme].blend;
    draw();
  };

  const pause = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };

  const tick = (now: number) => {
    let resting = false;
    for (let steps = 0; now - before >= STEP_MS / 2 && !resting; steps += 1) {
      before = steps === MAX_STEPS ? now : before + STEP_MS;
      phase += SWING;
      resting = trails.map((trail) => move(trail, pointer)).every(Boolean);
    }
    draw();
    if (resting) {
      surface.clearRect(0, 0, width, height);
      frame = 0;
    } else {
      frame = requestAnimationFrame(tick);
    }
  };

  const resume = () => {
    if (frame !== 0 || document.hidden || reduced.matches) return;
    before = performance.now() - STEP_MS;
    frame = requestAnimationFrame(tick);
  };

  const onReduced = () => {
    if (!reduced.matches) return;
    pause();
    surface.clearRect(0, 0, width, height);
    trails = trailsAt(pointer);
  };

  resize();
  applyTheme();
  resume();
  addEventListener('resize', resize, { signal });
  document.addEventListener('visibilitychange', () => (document.hidden ? pause() : resume()), { signal });
  reduced.addEventListener('change', onReduced, { signal });
  onPointer((point) => {
    pointer = point;
    resume();
  }, signal);
  const stopThemeChanges = onThemeChange(applyTheme);
  return () => {
    stopped.abort();
    stopThemeChanges();
    pause();
    surface.clearRect(0, 0, width, height);
  };
}
