import { pixelRatio } from '@studio/ui/lines/painter';
import { onThemeChange } from '@studio/ui/theme';
import { WordMotion } from './motion.ts';
import { readWord, type Word } from './read-word.ts';

/** Empty space around the lines in their file, in units. */
const MARGIN = 2;

/** Width of the lines in units, in pictures of at most 600 CSS pixels and in wider ones, as in their file. */
const [THICK, THIN, SMALL] = [4.6, 2.6, 600];

/** Space around the picture for lines that bend out of it, in CSS pixels. */
const BLEED = 20;

/** Duration of a step in milliseconds, and the maximum of steps per frame. */
const [STEP_MS, MAX_STEPS] = [1000 / 60, 3];

/** Speed of the loose ends on arrival, in units per step, and for each unit of a movement of the mouse near them. */
const [ARRIVAL, PER_MOVE] = [-6, 0.02];

/** Words that are already moved. */
const moving = new WeakSet<HTMLElement>();

/**
 * Moves the lines of a drawn word while it is in the document: they bend away from the mouse, and loose ends swing, once at the start
 * and whenever the mouse passes. Requests animation frames only while a line moves. At rest, and for visitors who prefer no motion,
 * the picture is shown.
 */
export function moveWord(box: HTMLElement): void {
  if (moving.has(box)) return;
  moving.add(box);
  const removed = new AbortController();
  const { signal } = removed;
  const canvas = document.createElement('canvas');
  const surface = canvas.getContext('2d');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let live: LiveWord | undefined;
  let frame = 0;
  let before = 0;
  let last = { x: 0, y: 0 };
  if (!surface) return;
  Object.assign(canvas.style, { position: 'absolute', top: `${-BLEED}px`, left: `${-BLEED}px`, pointerEvents: 'none' });
  canvas.ariaHidden = 'true';

  const showPicture = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    canvas.remove();
    live?.image.style.removeProperty('visibility');
  };

  const tick = (now: number) => {
    if (!live || reduced.matches) return showPicture();
    const { word, motion } = live;
    let resting = false;
    for (let steps = 0; now - before >= STEP_MS / 2 && !resting; steps += 1) {
      before = steps === MAX_STEPS ? now : before + STEP_MS;
      resting = motion.step();
    }
    surface.clearRect(-word.span, -word.span, 3 * word.span, 3 * word.span);
    surface.beginPath();
    motion.trace(surface);
    surface.stroke();
    frame = resting ? 0 : requestAnimationFrame(tick);
    if (resting && !motion.isBent) showPicture();
  };

  const resume = () => {
    if (frame !== 0 || !live || reduced.matches) return;
    if (!canvas.isConnected) prepare(surface, live);
    box.append(canvas);
    live.image.style.visibility = 'hidden';
    before = performance.now() - STEP_MS;
    frame = requestAnimationFrame(tick);
  };

  const load = async () => {
    showPicture();
    live = await readShown(box);
  };

  const onMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (!box.isConnected) removed.abort();
    if (pointerType !== 'mouse' || !live) return;
    const { image, motion } = live;
    const { x: left, y: top, scale } = originOf(image);
    const { x, y } = image.getBoundingClientRect();
    const point = { x: (clientX - x - left) / scale, y: (clientY - y - top) / scale };
    const isNear = motion.point(point, { width: image.naturalWidth, height: image.naturalHeight });
    if (isNear) motion.kick((point.y - last.y) * PER_MOVE);
    last = point;
    if (isNear || motion.isBent) resume();
  };

  load().then(() => {
    live?.motion.kick(ARRIVAL);
    resume();
  }, warn);
  addEventListener('pointermove', onMove, { signal, passive: true });
  addEventListener('resize', showPicture, { signal });
  signal.addEventListener('abort', showPicture);
  signal.addEventListener(
    'abort',
    onThemeChange(() => void load().catch(warn)),
  );
}

const warn = (error: unknown) => console.warn('The lines of a word could not be animated', error);

/** The visible picture of a word, and its lines. */
interface LiveWord {
  readonly image: HTMLImageElement;
  readonly word: Word;
  readonly motion: WordMotion;
}

async function readShown(box: HTMLElement): Promise<LiveWord | undefined> {
  const image = Array.from(box.querySelectorAll('img')).find(({ offsetWidth }) => offsetWidth > 0);
  if (!image) return undefined;
  const response = await fetch(image.src);
  const word = readWord(await response.text());
  // A picture that was not made of such lines does not move.
  if (word.lines.length === 0) return undefined;
  return { image, word, motion: new WordMotion(word) };
}

/** Returns the origin and the scale of a word in its picture, in CSS pixels from the upper left corner. */
function originOf({ clientWidth, clientHeight, naturalWidth, naturalHeight }: HTMLImageElement) {
  const [width, height] = [naturalWidth + 2 * MARGIN, naturalHeight + 2 * MARGIN];
  const scale = Math.min(clientWidth / width, clientHeight / height);
  return {
    x: (clientWidth - width * scale) / 2 + MARGIN * scale,
    y: (clientHeight - height * scale) / 2 + MARGIN * scale,
    scale,
  };
}

/** Sets a canvas to the size of a picture and its bleed, and its units to those of the word. */
function prepare(surface: CanvasRenderingContext2D, { image, word: { colours, span } }: LiveWord): void {
  const { canvas } = surface;
  const pixels = pixelRatio();
  const { x, y, scale } = originOf(image);
  const [width, height] = [image.clientWidth + 2 * BLEED, image.clientHeight + 2 * BLEED];
  [canvas.width, canvas.height] = [width * pixels, height * pixels];
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  surface.setTransform(scale * pixels, 0, 0, scale * pixels, (BLEED + x) * pixels, (BLEED + y) * pixels);
  const gradient = surface.createLinearGradient(0, 0, span, 0);
  for (const [i, colour] of colours.entries()) gradient.addColorStop(i / (colours.length - 1), colour);
  surface.strokeStyle = gradient;
  surface.lineWidth = image.clientWidth > SMALL ? THIN : THICK;
  surface.lineJoin = 'round';
}
