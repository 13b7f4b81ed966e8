import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { prefetchOnIntent } from './prefetch.ts';

const prefetchPage = jest.fn(async (_path: string) => undefined);

/** Adds a link to the page and points at its content. */
function pointAt(html: string): void {
  document.body.innerHTML = html;
  document.body.querySelector('a *, a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

describe('prefetchOnIntent', () => {
  beforeEach(() => {
    prefetchPage.mockClear();
    prefetchOnIntent({ prefetchPage });
  });
  afterEach(() => void document.body.replaceChildren());

  it('prefetches the page of a link, wherever in the link the pointer is', () => {
    pointAt('<a href="/Chatbot?x=1#y"><b>Chat</b></a>');
    expect(prefetchPage).toHaveBeenCalledWith('/Chatbot');
  });

  it.each([
    ['another site', '<a href="https://example.com/Chatbot">x</a>'],
    ['another tab', '<a href="/Chatbot" target="_blank">x</a>'],
    ['a place on this page', '<a href="#main">x</a>'],
  ])('prefetches nothing for a link to %s', (_, html) => {
    pointAt(html);
    expect(prefetchPage).not.toHaveBeenCalled();
  });
});
