import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Reveal } from './reveal.tsx';

type Notice = ConstructorParameters<typeof IntersectionObserver>[0];

/** What is watched, and how the observer tells what is seen. One lives as long as the page. */
const watched = new Set<Element>();
let tell: Notice | undefined;

class Observer {
  constructor(notice: Notice) {
    tell = notice;
  }
  observe(element: Element) {
    watched.add(element);
  }
  unobserve(element: Element) {
    watched.delete(element);
  }
}

Object.assign(globalThis, { IntersectionObserver: Observer });

let top = 0;
beforeEach(() => {
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
});
afterEach(cleanup);

function show(): HTMLElement {
  render(<Reveal className="box">Words</Reveal>);
  return screen.getByText('Words');
}

function see(target: Element) {
  const observer = new Observer(tell ?? (() => undefined)) as unknown as IntersectionObserver;
  act(() => tell?.([{ isIntersecting: true, target } as unknown as IntersectionObserverEntry], observer));
}

test('what is seen at once stays where it is', () => {
  top = innerHeight - 1;
  expect(show().dataset.reveal).toBeUndefined();
  expect(watched.size).toBe(0);
});

test('what is further down waits, rises when it is seen, and is left alone from then on', () => {
  top = innerHeight + 1;
  const box = show();
  expect(box.dataset.reveal).toBe('waiting');
  see(box);
  expect(box.dataset.reveal).toBe('seen');
  expect(watched.has(box)).toBe(false);
});

test('what goes before it was seen is forgotten', () => {
  top = innerHeight + 1;
  const box = show();
  expect(watched.has(box)).toBe(true);
  cleanup();
  expect(watched.has(box)).toBe(false);
});
