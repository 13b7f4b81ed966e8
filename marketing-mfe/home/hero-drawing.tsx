import styled from '@emotion/styled';
import { FRAME } from '@studio/pictures/hero-paths';
import type { Point } from '@studio/ui/lines/springs';
import { currentTheme, onThemeChange } from '@studio/ui/theme';
import { type RefObject, useEffect, useRef } from 'react';
import { exposeSlide, type Placement } from './hero-exposure.ts';

/** Duration of the drawing in ms, if no frame is long. */
const DRAW_MS = 1200;

/** Maximum time in ms by which a frame advances the drawing: catching up after a long frame would make the next one longer still. */
const MAX_STEP_MS = 32;

/** Share of the distance to the pointer by which the end of the lines moves in a frame. */
const FOLLOW = 0.1;

/** Distance from its target below which the end is at rest, in px of the art. */
const REST = 0.4;

/** The end follows the pointer by this share of its distance, and at most by `max` px of the art. */
const REACH = { share: 0.7, max: 420 };

/** On touch screens the end moves by these shares of the scroll position. */
const SCROLLED = { x: -0.35, y: 0.9 };

const STILL: Point = { x: 0, y: 0 };

/** Returns the eased share: fast at first, slow at the end. */
const eased = (share: number): number => 1 - (1 - Math.min(1, share)) ** 2.2;

const Canvas = styled.canvas`
  position: absolute;
  /* The parallax moves it by up to 2 %. */
  inset: -3%;
  width: 106%;
  height: 106%;
  @media (prefers-reduced-motion: reduce), (forced-colors: active) {
    display: none;
  }
`;

interface HeroDrawingProps {
  readonly index: number;
  /** The section over which the mouse moves. */
  readonly section: RefObject<HTMLElement | null>;
  /** The picture that fades out during the drawing. It is as large as the art. */
  readonly sketch: RefObject<HTMLElement | null>;
}

/** Draws the art of a slide with the springs of the lines behind the page. Afterwards the end of the lines follows the pointer. */
export function HeroDrawing({ index, section, sketch }: HeroDrawingProps) {
  const whole = useRef<HTMLCanvasElement>(null);
  const end = useRef<HTMLCanvasElement>(null);
  const old = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<ReturnType<typeof runDrawing>>(undefined);
  useEffect(() => {
    if (!whole.current || !end.current || !old.current || !section.current || !sketch.current) return;
    drawing.current = runDrawing([whole.current, end.current], old.current, section.current, sketch.current);
    return drawing.current.stop;
  }, [section, sketch]);
  useEffect(() => drawing.current?.show(index), [index]);
  return (
    <>
      <Canvas ref={old} />
      <Canvas ref={whole} />
      <Canvas ref={end} />
    </>
  );
}

function runDrawing(
  canvases: readonly [HTMLCanvasElement, HTMLCanvasElement],
  old: HTMLCanvasElement,
  section: HTMLElement,
  sketch: HTMLElement,
) {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const stops: (() => void)[] = [];
  let index = 0;
  let exposure: ReturnType<typeof exposeSlide> | undefined;
  /** ms since the drawing began. */
  let elapsed = 0;
  /** The picture that fades out meanwhile: first the sketch, later the previous slide. */
  let fading: HTMLElement = sketch;
  let before: number | undefined;
  let frame = 0;
  let isInView = false;
  let [shift, target] = [STILL, STILL];

  /** The sketch in the page. Measured once for each exposure only, because measuring forces a layout of the typed title. */
  let sketchAt: Placement = { ...STILL, scale: 1 };

  const expose = () => {
    const [outer, inner] = [canvases[0].getBoundingClientRect(), sketch.getBoundingClientRect()];
    const scale = inner.width / FRAME.width;
    sketchAt = { x: inner.left + scrollX, y: inner.top + scrollY, scale };
    return exposeSlide(index, currentTheme(), canvases, {
      x: inner.left - outer.left,
      y: inner.top - outer.top,
      scale,
    });
  };

  /** Creates the exposure again, and draws it up to the current share. */
  const restart = () => {
    exposure = expose();
    exposure.drawTo(eased(elapsed / DRAW_MS), shift);
    resume();
  };

  /** Copies the drawing to `old`, so that the area is not empty while the next one begins. */
  const keep = () => {
    const [{ width, height }] = canvases;
    Object.assign(old, { width, height });
    for (const canvas of canvases) old.getContext('2d')?.drawImage(canvas, 0, 0);
    old.style.opacity = '';
  };

  const tick = (now: number) => {
    frame = 0;
    elapsed += before === undefined ? 0 : Math.min(now - before, MAX_STEP_MS);
    before = now;
    if (!exposure) {
      // Canvases and the first lines take a frame each.
      exposure = expose();
      return resume();
    }
    if (!exposure.isWhole()) {
      const share = eased(elapsed / DRAW_MS);
      fading.style.opacity = String(1 - share);
      exposure.drawTo(share, shift);
      return resume();
    }
    const [x, y] = [target.x - shift.x, target.y - shift.y];
    if (Math.hypot(x, y) < REST) {
      before = undefined;
      return;
    }
    shift = { x: shift.x + x * FOLLOW, y: shift.y + y * FOLLOW };
    exposure.bend(shift);
    resume();
  };

  const resume = () => {
    if (frame === 0 && isInView && !document.hidden && !reduced.matches) frame = requestAnimationFrame(tick);
  };

  const pause = () => {
    cancelAnimationFrame(frame);
    [frame, before] = [0, undefined];
  };

  const lead = ({ x, y }: Point) => {
    target = { x, y };
    resume();
  };

  const observer = new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting === true;
    if (isInView) resume();
    else pause();
  });
  observer.observe(section);
  const resized = new ResizeObserver(() => exposure && restart());
  resized.observe(canvases[0]);
  const stopThemeChanges = onThemeChange(() => exposure && restart());
  const listen = (target: EventTarget, type: string, listener: (event: PointerEvent) => void) => {
    target.addEventListener(type, listener as EventListener, { passive: true });
    stops.push(() => target.removeEventListener(type, listener as EventListener));
  };
  listen(document, 'visibilitychange', () => (document.hidden ? pause() : resume()));
  listen(section, 'pointermove', ({ pageX, pageY, pointerType }) => {
    if (pointerType !== 'mouse' || !exposure) return;
    const { x: left, y: top, scale } = sketchAt;
    const [x, y] = [(pageX - left) / scale - exposure.end.x, (pageY - top) / scale - exposure.end.y];
    const share = Math.min(REACH.share, REACH.max / Math.hypot(x, y));
    lead({ x: x * share, y: y * share });
  });
  listen(section, 'pointerleave', () => lead(STILL));
  const touchScreen = matchMedia('(hover: none)');
  listen(window, 'scroll', () => {
    if (touchScreen.matches) lead({ x: scrollY * SCROLLED.x, y: scrollY * SCROLLED.y });
  });
  return {
    show(next: number): void {
      if (next === index) return;
      sketch.style.opacity = '0';
      if (exposure) keep();
      [index, elapsed, exposure, fading] = [next, 0, undefined, old];
      resume();
    },
    stop(): void {
      for (const stop of stops) stop();
      pause();
      observer.disconnect();
      resized.disconnect();
      stopThemeChanges();
      sketch.style.opacity = '';
    },
  };
}
