import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { LatePart, lateCode } from './late-part.tsx';

const Words = () => <p id="words">Words</p>;

/** What the server sends of a part: its markup between the marks of a boundary. */
const SENT = '<div style="display:contents"><!--$--><p id="words">Words</p><!--/$--></div>';

/** Tells the observer, of which there is one for as long as the page lives, that the part is seen. */
let see: () => void;

class Observer {
  constructor(notice: ConstructorParameters<typeof IntersectionObserver>[0]) {
    const target = () => document.getElementById('words') as Element;
    see = () => notice([{ isIntersecting: true, target: target() } as IntersectionObserverEntry], this as never);
  }
  observe() {}
  unobserve() {}
}

Object.assign(globalThis, { IntersectionObserver: Observer });

afterEach(() => {
  document.body.replaceChildren();
});

/** Makes the part live; the answer changes the page around it. */
async function hydrate(ask: () => Promise<typeof Words>) {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = SENT;
  const code = lateCode('words', ask);
  const page = () => <LatePart code={code} />;
  const rerender = await act(async () => render(page(), { container: box, hydrate: true }).rerender);
  return () => act(async () => rerender(page()));
}

describe('a late part that the server has sent', () => {
  it.each(['pointermove', 'keydown', 'scroll', 'touchstart'])('asks for its code at %s, once', async (sign) => {
    const ask = jest.fn(async () => Words);
    await hydrate(ask);
    expect(ask).not.toHaveBeenCalled();
    const sent = screen.getByText('Words');
    for (let i = 0; i < 2; i += 1) await act(async () => void dispatchEvent(new Event(sign)));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Words')).toBe(sent);
  });

  it('asks for its code when it is seen', async () => {
    const ask = jest.fn(async () => Words);
    await hydrate(ask);
    expect(ask).not.toHaveBeenCalled();
    await act(async () => see());
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is there still when the page changes before its code has come', async () => {
    const change = await hydrate(() => new Promise(() => undefined));
    await act(async () => void dispatchEvent(new Event('keydown')));
    await change();
    expect(screen.getByText('Words')).toBeTruthy();
  });

  it('stays as it was sent when its code cannot be had, and the error is told', async () => {
    const told = jest.fn();
    globalThis.reportError = told;
    await hydrate(() => Promise.reject(new Error('gone')));
    const sent = screen.getByText('Words');
    await act(async () => void dispatchEvent(new Event('scroll')));
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'gone' }));
    expect(screen.getByText('Words')).toBe(sent);
  });
});

describe('a late part without the server’s HTML', () => {
  it('is there at once when it was loaded before', async () => {
    const code = lateCode('words', async () => Words);
    await code.load();
    render(<LatePart code={code} />);
    expect(screen.getByText('Words')).toBeTruthy();
  });

  it('cannot be loaded when its code cannot be had, and is asked for again', async () => {
    const ask = jest.fn(async () => Words).mockRejectedValueOnce(new Error('gone'));
    const code = lateCode('words', ask);
    await expect(code.load()).rejects.toThrow('gone');
    await expect(code.load()).resolves.toBeUndefined();
  });
});
