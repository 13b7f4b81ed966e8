import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { prefetchOnIntent } from './prefetch.ts';

const prefetchPage = jest.fn(async (_path: string): Promise<string | undefined> => 'chat');
const preparePage = jest.fn(async (_remote: string, _url: string, _isWanted: () => boolean) => undefined);
const refresh = jest.fn(async (_maxAge?: number) => undefined);

/** Adds a link to the page and points at its content. */
function pointAt(html: string): void {
  document.body.innerHTML = html;
  document.body.querySelector('a *, a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

describe('prefetchOnIntent', () => {
  beforeAll(() => prefetchOnIntent({ prefetchPage, preparePage, refresh }));
  beforeEach(() => {
    jest.useFakeTimers();
    prefetchPage.mockClear();
    preparePage.mockClear();
    refresh.mockClear();
  });
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  it.each([
    ['another site', '<a href="https://example.com/Chatbot">x</a>'],
    ['another tab', '<a href="/Chatbot" target="_blank">x</a>'],
    ['a place on this page', '<a href="#main">x</a>'],
  ])('prefetches nothing for a link to %s', (_, html) => {
    pointAt(html);
    expect(prefetchPage).not.toHaveBeenCalled();
    expect(refresh).not.toHaveBeenCalled();
  });

  it('learns what is live when a link is pointed at, also if that failed before', async () => {
    refresh.mockRejectedValueOnce(new Error('offline'));
    pointAt('<a href="/Chatbot">Chat</a>');
    pointAt('<a href="/about">About</a>');
    expect(refresh.mock.calls).toEqual([[2000], [2000]]);
  });

  it('prepares the page when the visitor stays at the link', async () => {
    pointAt('<a href="/Chatbot?x=1#y">Chat</a>');
    await jest.advanceTimersByTimeAsync(100);
    expect(preparePage.mock.calls[0]?.slice(0, 2)).toEqual(['chat', `${location.origin}/Chatbot?x=1`]);
    expect(preparePage.mock.calls[0]?.[2]()).toBe(true);
  });

  it.each([
    ['leaves it', () => pointAt('<p><a>x</a></p>')],
    ['follows it', () => document.querySelector('a')?.dispatchEvent(new Event('click', { bubbles: true }))],
  ])('does not prepare it when the visitor %s before', async (_, act) => {
    pointAt('<a href="/Chatbot#x">Chat</a>');
    act();
    await jest.advanceTimersByTimeAsync(100);
    expect(preparePage).not.toHaveBeenCalled();
  });

  it('prepares nothing if the page may not be loaded ahead', async () => {
    prefetchPage.mockResolvedValueOnce(undefined);
    pointAt('<a href="/Chatbot">Chat</a>');
    await jest.advanceTimersByTimeAsync(100);
    expect(preparePage).not.toHaveBeenCalled();
  });
});
