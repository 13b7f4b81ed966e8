import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createRef } from 'react';
import { mockViewport } from '../shared/viewport.fixture.ts';
import { HeroDrawing } from './hero-drawing.tsx';

/** Lines of an exposure on a wide screen: ten in each of 62 frames, those of the last twelve in two parts. One follows the pointer. */
const ALL = 740;
const BENT = 120;

let strokes = 0;
let viewport: ReturnType<typeof mockViewport>;
const section = createRef<HTMLElement>();
const sketch = createRef<HTMLDivElement>();
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const scene = (index: number) => (
  <section ref={section}>
    <div ref={sketch} />
    <HeroDrawing index={index} section={section} sketch={sketch} />
  </section>
);
const setInView = (isInView: boolean) => viewport.setInView(section.current as HTMLElement, isInView);
/** Returns how many lines are drawn in that time. */
const drawnIn = (ms: number) => {
  strokes = 0;
  wait(ms);
  return strokes;
};

beforeEach(() => {
  jest.useFakeTimers();
  viewport = mockViewport();
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const surface = { stroke: () => (strokes += 1) } as object;
  const context = new Proxy(surface, { get: (target, key) => Reflect.get(target, key) ?? (() => undefined) });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1520, 960));
});
afterEach(() => {
  cleanup();
  viewport.setTabHidden(false);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('is drawn in 1.2 seconds, while the sketch fades', () => {
  render(scene(0));
  setInView(true);
  const first = drawnIn(600);
  expect(first).toBeGreaterThan(ALL / 4);
  expect(first).toBeLessThan(ALL);
  expect(Number(sketch.current?.style.opacity)).toBeLessThan(0.5);
  expect(first + drawnIn(700)).toBe(ALL);
  expect(sketch.current?.style.opacity).toBe('0');
  expect(drawnIn(5000)).toBe(0);
});

test('follows the mouse with its end, and rests when that has arrived', () => {
  render(scene(0));
  setInView(true);
  wait(1300);
  fireEvent.pointerMove(section.current as HTMLElement, { clientX: 300, clientY: 200, pointerType: 'mouse' });
  expect(drawnIn(20)).toBe(BENT);
  wait(3000);
  expect(drawnIn(1000)).toBe(0);
  fireEvent.pointerLeave(section.current as HTMLElement);
  expect(drawnIn(20)).toBe(BENT);
});

test('begins anew with each slide at once, while the one before fades', () => {
  const { rerender, container } = render(scene(0));
  setInView(true);
  wait(1300);
  rerender(scene(2));
  const opacityOfOld = () => container.querySelector('canvas')?.style.opacity;
  expect(opacityOfOld()).toBe('');
  const first = drawnIn(300);
  expect(first).toBeGreaterThan(0);
  expect(Number(opacityOfOld())).toBeLessThan(0.7);
  expect(Number(opacityOfOld())).toBeGreaterThan(0);
  expect(first + drawnIn(1100)).toBe(ALL);
  expect(opacityOfOld()).toBe('0');
});

describe('stops, and continues where it was', () => {
  const conditions: Record<string, (isStopped: boolean) => void> = {
    'out of view': (isStopped) => setInView(!isStopped),
    'in a hidden tab': (isStopped) => viewport.setTabHidden(isStopped),
  };
  for (const [condition, stop] of Object.entries(conditions)) {
    test(condition, () => {
      render(scene(0));
      setInView(true);
      const first = drawnIn(400);
      stop(true);
      expect(drawnIn(5000)).toBe(0);
      stop(false);
      expect(first + drawnIn(1000)).toBe(ALL);
    });
  }
});

test('leaves no timer and no observer behind', () => {
  render(scene(0));
  setInView(true);
  wait(100);
  cleanup();
  expect(viewport.observed()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});
