import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { heroSlides } from '../content/hero.ts';
import { home } from '../content/home.ts';
import { Hero } from './hero.tsx';
import { installView } from './seen.fixture.ts';

const titles = heroSlides.map(({ title }) => title);

let view: ReturnType<typeof installView>;
const hero = () => screen.getByRole('region');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => hero().querySelector('[data-shown="true"] :is(h1, h2)');
/** The title that is shown, and how much of it is. */
const title = () => shown()?.getAttribute('aria-label') ?? shown()?.textContent;
const isWhole = () => shown()?.hasAttribute('aria-label') === false;
const control = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  jest.useFakeTimers();
  view = installView();
  render(
    <MemoryRouter>
      <Hero slides={heroSlides} start={home.start} appointment={home.appointment} />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  view.setHidden(false);
  jest.useRealTimers();
});

test('it waits until it is seen, then advances every five seconds, from the last slide to the first', () => {
  wait(11_000);
  expect(title()).toBe(titles[0]);
  view.see(hero(), true);
  for (const next of [...titles.slice(1), ...titles.slice(0, 1)]) {
    wait(5050);
    expect(title()).toBe(next);
  }
});

test('its title is typed and deleted; those who hear the page always have the whole', () => {
  view.see(hero(), true);
  wait(2060);
  expect(title()).toBe(titles[0]);
  expect(isWhole()).toBe(false);
});

test('Next begins the five seconds anew, and goes round', () => {
  view.see(hero(), true);
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

describe('it rests, its title whole, and goes on afterwards', () => {
  const reasons: Record<string, { begin(): void; end(): void }> = {
    'out of view': { begin: () => view.see(hero(), false), end: () => view.see(hero(), true) },
    'in a hidden tab': { begin: () => view.setHidden(true), end: () => view.setHidden(false) },
    'for those who want less motion': { begin: () => view.setReduced(true), end: () => view.setReduced(false) },
    'when paused': {
      begin: () => fireEvent.click(control('Pause')),
      end: () => fireEvent.click(control('Play')),
    },
    'under the pointer': {
      begin: () => fireEvent.pointerEnter(control('Next'), { pointerType: 'mouse' }),
      end: () => fireEvent.pointerLeave(control('Next'), { pointerType: 'mouse' }),
    },
    'with the focus in it': {
      begin: () => act(() => control('Next').focus()),
      end: () => act(() => control('Next').blur()),
    },
  };
  for (const [when, { begin, end }] of Object.entries(reasons)) {
    test(when, () => {
      view.see(hero(), true);
      wait(2060);
      begin();
      wait(63_000);
      expect(title()).toBe(titles[0]);
      expect(isWhole()).toBe(true);
      end();
      wait(3000);
      expect(title()).toBe(titles[1]);
    });
  }
});

test('a finger that touches it does not hold it', () => {
  view.see(hero(), true);
  fireEvent.pointerEnter(control('Next'), { pointerType: 'touch' });
  wait(5050);
  expect(title()).toBe(titles[1]);
});

test('its art drifts with the mouse, by two in a hundred at most, and not with a finger', () => {
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

test('what it observes is let go with it', () => {
  expect(view.observed()).not.toEqual([]);
  cleanup();
  expect(view.observed()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});
