import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { entries } from '../content/entries.fixture.ts';
import { mockViewport, stopConditions } from '../shared/viewport.fixture.ts';

// jsdom has no canvas.
const HeroDrawing = () => null;
jest.unstable_mockModule('./hero-drawing.tsx', () => ({ HeroDrawing }));
const { Hero } = await import('./hero.tsx');

const slides = entries['hero-slides'];
const titles = slides.map(({ title }) => title);

let viewport: ReturnType<typeof mockViewport>;
const hero = () => screen.getByRole('region');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => hero().querySelector('[data-shown="true"] :is(h1, h2)');
/** The accessible name of the title that is shown. */
const title = () => shown()?.getAttribute('aria-label') ?? shown()?.textContent;
const isWhole = () => shown()?.hasAttribute('aria-label') === false;
const control = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  jest.useFakeTimers();
  viewport = mockViewport();
  render(
    <MemoryRouter>
      <Hero slides={slides} />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  viewport.setTabHidden(false);
  jest.useRealTimers();
});

test('waits until it is in view, then advances every five seconds and starts again after the last slide', () => {
  wait(11_000);
  expect(title()).toBe(titles[0]);
  viewport.setInView(hero(), true);
  for (const next of [...titles.slice(1), ...titles.slice(0, 1)]) {
    wait(5050);
    expect(title()).toBe(next);
  }
});

test('types and deletes its title, and screen readers always get the whole title', () => {
  viewport.setInView(hero(), true);
  wait(2060);
  expect(title()).toBe(titles[0]);
  expect(isWhole()).toBe(false);
});

test('Next restarts the five seconds, and leads from the last slide to the first', () => {
  viewport.setInView(hero(), true);
  wait(4900);
  fireEvent.click(control('Next'));
  wait(4900);
  expect(title()).toBe(titles[1]);
  wait(200);
  expect(title()).toBe(titles[2]);
  fireEvent.click(control('Next'));
  fireEvent.click(control('Next'));
  expect(title()).toBe(titles[0]);
});

test('stops with its whole title, and continues afterwards', () => {
  viewport.setInView(hero(), true);
  for (const [condition, [begin, end]] of Object.entries(stopConditions(viewport, hero(), 'Next'))) {
    while (isWhole()) wait(100);
    const shownTitle = title();
    begin();
    wait(63_000);
    expect([condition, title(), isWhole()]).toEqual([condition, shownTitle, true]);
    end();
    wait(5050);
    expect([condition, title()]).not.toEqual([condition, shownTitle]);
  }
});

test('continues when it is touched', () => {
  viewport.setInView(hero(), true);
  fireEvent.pointerEnter(control('Next'), { pointerType: 'touch' });
  wait(5050);
  expect(title()).toBe(titles[1]);
});

test('moves its art with the mouse by two percent at most, and not with a touch', () => {
  hero().getBoundingClientRect = () => new DOMRect(0, 0, 1000, 500);
  const drift = () => {
    const { style } = hero().querySelector<HTMLElement>('[style]') ?? document.createElement('i');
    return [style.getPropertyValue('--drift-x'), style.getPropertyValue('--drift-y')];
  };
  const move = (clientX: number, clientY: number, pointerType = 'mouse') =>
    fireEvent.pointerMove(hero(), { clientX, clientY, pointerType });
  move(0, 500, 'touch');
  expect(drift()).toEqual(['', '']);
  move(0, 500);
  expect(drift()).toEqual(['-2', '2']);
  move(500, 125);
  expect(drift()).toEqual(['0', '-1']);
});

test('stops observing and its timers when it is removed', () => {
  expect(viewport.observed()).not.toEqual([]);
  cleanup();
  expect(viewport.observed()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});
