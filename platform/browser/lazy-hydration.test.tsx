import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createLazySection, LazyHydration } from './lazy-hydration.tsx';
import { HYDRATED_EVENT, LATE_ATTRIBUTE } from './start/first-page.ts';

const Words = () => <p id="words">Words</p>;

/** A section as the server sends it: between the comments that mark a Suspense boundary. */
const SENT =
  '<div hidden="" data-screen-end=""></div><div data-late="" style="display:contents"><!--$--><p id="words">Words</p><!--/$--></div>';

/** Makes the shared observer report the section: whether it is in view, and where its lower edge is, in px from the window's top. */
let report: (isIntersecting: boolean, bottom: number) => void;

class Observer {
  constructor(notice: ConstructorParameters<typeof IntersectionObserver>[0]) {
    const target = () => document.getElementById('words') as Element;
    report = (isIntersecting, bottom) => {
      const entry = { isIntersecting, boundingClientRect: { bottom }, target: target() };
      notice([entry as IntersectionObserverEntry], this as never);
    };
  }
  observe() {}
  unobserve() {}
}

Object.assign(globalThis, { IntersectionObserver: Observer });

afterEach(() => {
  document.body.replaceChildren();
});

/** Hydrates the section. Returns a function that updates the page around it. */
async function hydrate(load: () => Promise<typeof Words>) {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = SENT;
  const section = createLazySection('words', load);
  const page = () => <LazyHydration section={section} />;
  const rerender = await act(async () => render(page(), { container: box, hydrate: true }).rerender);
  return () => act(async () => rerender(page()));
}

describe('a lazy section that the server has sent', () => {
  it.each(['pointermove', 'keydown', 'scroll', 'touchstart'])('loads its code on %s, once', async (event) => {
    const load = jest.fn(async () => Words);
    await hydrate(load);
    expect(load).not.toHaveBeenCalled();
    const sent = screen.getByText('Words');
    const hydrated = jest.fn();
    addEventListener(HYDRATED_EVENT, hydrated, { once: true });
    for (let i = 0; i < 2; i += 1) await act(async () => void dispatchEvent(new Event(event)));
    expect(hydrated).toHaveBeenCalledTimes(1);
    expect(document.querySelector(`[${LATE_ATTRIBUTE}]`)).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Words')).toBe(sent);
  });

  it.each([
    ['is in view', true, 500],
    ['is above the window', false, -40],
  ])('loads its code when it %s', async (_, isIntersecting, bottom) => {
    const load = jest.fn(async () => Words);
    await hydrate(load);
    await act(async () => report(false, 900));
    expect(load).not.toHaveBeenCalled();
    await act(async () => report(isIntersecting, bottom));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stays visible when the page updates before its code is loaded', async () => {
    const change = await hydrate(() => new Promise(() => undefined));
    await act(async () => void dispatchEvent(new Event('keydown')));
    await change();
    expect(screen.getByText('Words')).toBeTruthy();
  });

  it('stays as it was sent when its code cannot be loaded; each failure is reported, and the next press loads the code again', async () => {
    const reported = jest.fn();
    globalThis.reportError = reported;
    const gone = new Error('gone');
    const load = jest
      .fn(async () => Words)
      .mockRejectedValueOnce(gone)
      .mockRejectedValueOnce(gone);
    await hydrate(load);
    const sent = screen.getByText('Words');
    await act(async () => void dispatchEvent(new Event('scroll')));
    expect(reported).toHaveBeenCalledWith(gone);
    expect(screen.getByText('Words')).toBe(sent);
    for (const event of ['scroll', 'keydown', 'pointerdown', 'keydown'])
      await act(async () => void dispatchEvent(new Event(event)));
    expect(load).toHaveBeenCalledTimes(3);
    expect(reported).toHaveBeenCalledTimes(2);
    expect(document.querySelector(`[${LATE_ATTRIBUTE}]`)).toBeNull();
    expect(screen.getByText('Words')).toBe(sent);
  });
});

describe('a lazy section without the server’s HTML', () => {
  it('renders at once when it is loaded', async () => {
    const section = createLazySection('words', async () => Words);
    await section.load();
    render(<LazyHydration section={section} />);
    expect(screen.getByText('Words')).toBeTruthy();
  });

  it('rejects when its code cannot be loaded, and loads again', async () => {
    const load = jest.fn(async () => Words).mockRejectedValueOnce(new Error('gone'));
    const section = createLazySection('words', load);
    await expect(section.load()).rejects.toThrow('gone');
    await expect(section.load()).resolves.toBeUndefined();
  });
});
