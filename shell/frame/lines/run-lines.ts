import { currentTheme, onThemeChange } from '@studio/ui/theme';
import { inks } from './colours.ts';
import { PHASE_START, SIDE, STEP, SWING } from './constants.ts';
import { onPointer } from './on-pointer.ts';
import { paint } from './painter.ts';
import { move, type Point, trailsAt } from './springs.ts';

/** More pixels than this, each way, for a CSS pixel are not seen in lines that move, and cost time. */
const MOST_PIXELS = 2;

/** After a pause longer than this many steps the lines go on from where they were. */
const MOST_STEPS = 3;

const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * Lets the lines follow the pointer, which is at `start`, until the answer is called. There are frames only while they
 * move: none when they are at rest, in a hidden tab, or for those who want no motion.
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
    const pixels = Math.min(devicePixelRatio, MOST_PIXELS);
    [width, height] = [innerWidth - SIDE, innerHeight];
    [canvas.width, canvas.height] = [width * pixels, height * pixels];
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
    surface.scale(pixels, pixels);
    draw();
  };

  const dress = () => {
    theme = currentTheme();
    canvas.style.mixBlendMode = inks[theme].blend;
    draw();
  };

  const halt = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };

  const tick = (now: number) => {
    let resting = false;
    for (let steps = 0; now - before >= STEP / 2 && !resting; steps += 1) {
      before = steps === MOST_STEPS ? now : before + STEP;
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

  const go = () => {
    if (frame !== 0 || document.hidden || reduced.matches) return;
    before = performance.now() - STEP;
    frame = requestAnimationFrame(tick);
  };

  const onReduced = () => {
    if (!reduced.matches) return;
    halt();
    surface.clearRect(0, 0, width, height);
    trails = trailsAt(pointer);
  };

  resize();
  dress();
  go();
  addEventListener('resize', resize, { signal });
  document.addEventListener('visibilitychange', () => (document.hidden ? halt() : go()), { signal });
  reduced.addEventListener('change', onReduced, { signal });
  onPointer((point) => {
    pointer = point;
    go();
  }, signal);
  const forgetTheme = onThemeChange(dress);
  return () => {
    stopped.abort();
    forgetTheme();
    halt();
    surface.clearRect(0, 0, width, height);
  };
}
