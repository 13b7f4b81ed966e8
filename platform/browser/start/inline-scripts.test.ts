import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HYDRATED_EVENT, LATE_ATTRIBUTE } from './first-page.ts';
import { deferredStartScript, LATEST_START_MS } from './inline-scripts.ts';

const BODY = `
  <button type="button" id="theme">Theme</button>
  <button popovertarget="menu" type="button" id="opener">Menu</button>
  <a href="#faqs" id="link">FAQs</a>
  <input type="search" id="search">
  <label><input type="radio" name="device" id="phone"></label><input type="radio" name="device" id="tablet">
  <form id="chat"><textarea enterkeyhint="send" id="question"></textarea><button id="send">Send</button></form>
  <form action="/contact" id="contact"><label id="name-label">Name</label><input id="name"><button id="post">Post</button></form>
  <div ${LATE_ATTRIBUTE} id="part"><button type="button" id="next">Next</button></div>`;

const get = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
const isStarted = () => document.head.querySelector('script[src]') !== null;
const hydrated = (target: EventTarget = document) => {
  target.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }));
  jest.runAllTimers();
};
const fire = (id: string, event: string, init: object = {}) => {
  const Kind = event === 'keydown' ? KeyboardEvent : Event;
  return get(id).dispatchEvent(new Kind(event, { bubbles: true, cancelable: true, ...init }));
};

/** Calls the listener for each event of this kind that reaches the page's own code. */
function recordOn(id: string, event: string) {
  const listener = jest.fn((event: Event) => event.preventDefault());
  get(id).addEventListener(event, listener);
  return listener;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '<template><script src="/assets/shell/entry.js"></script></template><script></script>';
  document.body.innerHTML = BODY;
  Object.defineProperty(document, 'currentScript', { value: document.head.lastElementChild, configurable: true });
  new Function(deferredStartScript)();
});

afterEach(() => {
  document.body.replaceChildren();
  hydrated();
});

describe('the scripts of a page', () => {
  it('are requested when everything is loaded', () => {
    expect(isStarted()).toBe(false);
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(1);
    expect(isStarted()).toBe(true);
  });

  it('are requested after some seconds at the latest', () => {
    jest.advanceTimersByTime(LATEST_START_MS - 1);
    expect(isStarted()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isStarted()).toBe(true);
  });

  it.each([
    ...['theme', 'search', 'phone', 'question', 'send', 'next'].map((id) => [id, 'pointerover', true] as const),
    ...['link', 'opener', 'name', 'name-label', 'post'].map((id) => [id, 'pointerover', false] as const),
    // A screen reader sends a click alone.
    ...['pointerdown', 'focusin', 'click'].map((event) => ['theme', event, true] as const),
  ])('by %s, are requested on %s: %s', (id, event, isRequested) => {
    fire(id, event);
    expect(isStarted()).toBe(isRequested);
  });

  it('are added once, where the page’s content cannot lead them', () => {
    document.body.innerHTML += '<img name="head"><img name="currentScript"><template id="page-scripts"></template>';
    for (let i = 0; i < 2; i += 1) fire('theme', 'pointerover');
    expect(document.querySelectorAll('script[src]')).toHaveLength(1);
    expect(isStarted()).toBe(true);
  });
});

describe('the script before hydration', () => {
  it('holds presses of a button, and replays one', () => {
    const clicked = recordOn('theme', 'click');
    get('theme').click();
    get('theme').click();
    expect(clicked).not.toHaveBeenCalled();
    hydrated();
    hydrated();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('holds a press in a lazy section until that is hydrated', () => {
    const clicked = recordOn('next', 'click');
    get('next').click();
    hydrated();
    get('next').click();
    expect(clicked).not.toHaveBeenCalled();
    get('part').removeAttribute(LATE_ATTRIBUTE);
    hydrated(get('part'));
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('is not ended by the hydration of a lazy section', () => {
    const clicked = recordOn('theme', 'click');
    get('theme').click();
    hydrated(get('part'));
    expect(clicked).not.toHaveBeenCalled();
  });

  it('holds a text, and replays it as a change for React', () => {
    const search = get<HTMLInputElement>('search');
    search.value = 'kiln';
    search.setSelectionRange(2, 2);
    fire('search', 'input');
    search.value = '';
    const set = jest.fn();
    Object.defineProperty(search, 'value', { configurable: true, get: () => 'kiln', set });
    const changed = recordOn('search', 'input');
    hydrated();
    Reflect.deleteProperty(search, 'value');
    expect(set).toHaveBeenCalledWith('');
    expect([search.value, search.selectionStart]).toEqual(['kiln', 2]);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('replays the last choice', () => {
    for (const id of ['phone', 'tablet']) {
      get(id).click();
      fire(id, 'input');
    }
    const clicked = [recordOn('phone', 'click'), recordOn('tablet', 'change')];
    get<HTMLInputElement>('phone').checked = true;
    hydrated();
    expect(clicked.map((listener) => listener.mock.calls.length)).toEqual([0, 1]);
  });

  it.each(['submit', 'keydown'])('holds a form that scripts send, after %s', (event) => {
    const requested = jest.fn();
    get<HTMLFormElement>('chat').requestSubmit = requested;
    const [id, init] = event === 'submit' ? ['chat', {}] : ['question', { key: 'Enter' }];
    expect(fire(id, event, init)).toBe(false);
    hydrated();
    expect(requested).toHaveBeenCalledTimes(1);
  });

  it.each([{ key: 'a' }, { key: 'Enter', shiftKey: true }, { key: 'Enter', isComposing: true }])(
    'does not hold %j',
    (init) => expect(fire('question', 'keydown', init)).toBe(true),
  );

  it('replays nothing once the visitor has left', () => {
    const clicked = recordOn('theme', 'click');
    get('theme').click();
    dispatchEvent(new Event('pagehide'));
    hydrated();
    expect(clicked).not.toHaveBeenCalled();
  });
});

it('holds nothing once the page is hydrated', () => {
  hydrated();
  const clicked = recordOn('theme', 'click');
  get('theme').click();
  expect(clicked).toHaveBeenCalledTimes(1);
});
