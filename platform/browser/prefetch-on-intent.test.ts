import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

const prefetchPage = jest.fn();

/** Puts a link on the page and points at what is in it. */
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

  it('asks for the page a link leads to, wherever in the link the pointer is', () => {
    pointAt('<a href="/Chatbot?x=1#y"><b>Chat</b></a>');
    expect(prefetchPage).toHaveBeenCalledWith('/Chatbot');
  });

  it.each([
    ['another site', '<a href="https://example.com/Chatbot">x</a>'],
    ['another tab', '<a href="/Chatbot" target="_blank">x</a>'],
    ['a place on this page', '<a href="#main">x</a>'],
  ])('asks for nothing when a link leads to %s', (_, html) => {
    pointAt(html);
    expect(prefetchPage).not.toHaveBeenCalled();
  });
});
