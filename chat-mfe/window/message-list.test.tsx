import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ChatState } from '../conversation/chat-store.ts';
import type { ChatMessage } from '../conversation/messages.ts';
import { MessageList } from './message-list.tsx';

const answer = (id: string, text: string): ChatMessage => ({
  sender: 'bot',
  id,
  text,
  answered: true,
  sources: [],
  suggestions: [],
  stopped: false,
});
const question: ChatMessage = { sender: 'user', id: 'q', text: 'How much?', failure: null };

let resized: () => void = () => undefined;
beforeAll(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => {
  // jsdom has no layout: each message is 100 px high, in a box of 200 px.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => 200);
  jest
    .spyOn(Element.prototype, 'scrollHeight', 'get')
    .mockImplementation(() => 100 * screen.getByRole('log').childElementCount);
});
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
});

function setUp() {
  const page = (messages: readonly ChatMessage[], pending: ChatState['pending']) => (
    <MemoryRouter>
      <MessageList chat={{ messages, pending, retry: () => undefined, send: () => undefined }} />
    </MemoryRouter>
  );
  const { rerender } = render(page([question], null));
  const show = (messages: readonly ChatMessage[], pending: ChatState['pending'] = null) =>
    rerender(page(messages, pending));
  const box = screen.getByRole('group', { name: 'Conversation' });
  const scrollTo = (top: number) => {
    box.scrollTop = top;
    box.dispatchEvent(new Event('scroll'));
  };
  return { show, box, scrollTo };
}

const LONG = Array.from({ length: 6 }, (_, i) => answer(`a${i}`, `Answer ${i}`));

test('stays at the end while answers arrive', () => {
  const { show, box } = setUp();
  show([question, ...LONG]);
  expect(box.scrollTop).toBe(700);
});

test('keeps its place for a reader who has scrolled up, until the reader is at the end again', () => {
  const { show, box, scrollTo } = setUp();
  show([question, ...LONG]);
  scrollTo(120);
  show([question, ...LONG, answer('b', 'One more')]);
  expect(box.scrollTop).toBe(120);
  scrollTo(600);
  show([question, ...LONG, answer('b', 'One more'), answer('c', 'And another')]);
  expect(box.scrollTop).toBe(900);
});

test('scrolls to the end for the reader’s own question, wherever the reader is', () => {
  const { show, box, scrollTo } = setUp();
  show([question, ...LONG]);
  scrollTo(0);
  show([question, ...LONG, { ...question, id: 'own' }]);
  expect(box.scrollTop).toBe(800);
});

test('stays at the end when the box shrinks, as it does above a keyboard, if the reader is there', () => {
  const { show, box, scrollTo } = setUp();
  show([question, ...LONG]);
  box.scrollTop = 400;
  resized();
  expect(box.scrollTop).toBe(700);
  scrollTo(100);
  resized();
  expect(box.scrollTop).toBe(100);
});

test('a pending answer is not in the log, which gets it once, when it is complete', async () => {
  const { show } = setUp();
  const log = screen.getByRole('log');
  const announced: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      announced.push(...(type === 'characterData' ? [target] : [...addedNodes]).map((node) => node.textContent ?? ''));
    }
  });
  observer.observe(log, { childList: true, characterData: true, subtree: true });
  show([question], 'q');
  expect(document.querySelector('[data-typing]')?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Looking through the site');
  show([question, answer('a', 'Between $499 and $1,799.')]);
  await Promise.resolve();
  observer.disconnect();
  expect(announced).toEqual(['Studio: Between $499 and $1,799.Copy']);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the lines of a pending answer do not move under prefers-reduced-motion', () => {
  const { show } = setUp();
  show([question], 'q');
  const lines = document.querySelectorAll('[data-typing] > i');
  expect(lines).toHaveLength(3);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const still = rules.filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes('reduce'));
  const [line] = lines;
  const stopped = still
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules])
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule)
    .filter(({ selectorText, style }) => line?.matches(selectorText) && style.animation === 'none');
  expect(stopped).toHaveLength(1);
});
