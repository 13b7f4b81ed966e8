import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HYDRATED_EVENT, LATE_ATTRIBUTE } from './hydrated.ts';
import { LATEST_START_MS, startScript } from './start-script.ts';

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
  const listener = jest.fn((happened: Event) => happened.preventDefault());
  get(id).addEventListener(event, listener);
  return listener;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '<template><script src="/assets/shell/entry.js"></script></template><script></script>';
  document.body.innerHTML = BODY;
  Object.defineProperty(document, 'currentScript', { value: document.head.lastElementChild, configurable: true });
  new Function(startScript)();
});

afterEach(() => {
  document.body.replaceChildren();
  hydrated();
});

describe('the page’s scripts', () => {
  it('are not in the page at first', () => expect(isStarted()).toBe(false));

  it('are asked for when everything is loaded', () => {
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(1);
    expect(isStarted()).toBe(true);
  });

  it('are asked for after some seconds at the latest', () => {
    jest.advanceTimersByTime(LATEST_START_MS - 1);
    expect(isStarted()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isStarted()).toBe(true);
  });

  it.each(['theme', 'search', 'phone', 'question', 'send', 'next'])('are asked for by a pointer over %s', (id) => {
    fire(id, 'pointerover');
    expect(isStarted()).toBe(true);
  });

  it.each(['link', 'opener', 'name', 'name-label', 'post'])(
    'are not asked for by a pointer over %s, which works',
    (id) => {
      fire(id, 'pointerover');
      expect(isStarted()).toBe(false);
    },
  );

  it.each(['pointerdown', 'focusin'])('are asked for by %s', (event) => {
    fire('theme', event);
    expect(isStarted()).toBe(true);
  });

  it('are asked for by a press alone, as of a screen reader', () => {
    get('theme').click();
    expect(isStarted()).toBe(true);
  });

  it('are added once, where the page’s content cannot lead them', () => {
    document.body.innerHTML += '<img name="head"><img name="currentScript"><template id="page-scripts"></template>';
    for (let i = 0; i < 2; i += 1) fire('theme', 'pointerover');
    expect(document.querySelectorAll('script[src]')).toHaveLength(1);
    expect(isStarted()).toBe(true);
  });
});

describe('before the page is hydrated', () => {
  it('a press waits, and is done once, however often it was pressed', () => {
    const clicked = recordOn('theme', 'click');
    get('theme').click();
    get('theme').click();
    expect(clicked).not.toHaveBeenCalled();
    hydrated();
    hydrated();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it.each(['link', 'opener'])('a press of %s works', (id) => {
    const clicked = recordOn(id, 'click');
    get(id).click();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('a press in a late part waits for that part', () => {
    const clicked = recordOn('next', 'click');
    get('next').click();
    hydrated();
    get('next').click();
    expect(clicked).not.toHaveBeenCalled();
    get('part').removeAttribute(LATE_ATTRIBUTE);
    hydrated(get('part'));
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('a late part alone does not make the page hydrated', () => {
    const clicked = recordOn('theme', 'click');
    get('theme').click();
    hydrated(get('part'));
    expect(clicked).not.toHaveBeenCalled();
  });

  it('a text is kept, and is a change for React', () => {
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

  it('the last choice is made again', () => {
    for (const id of ['phone', 'tablet']) {
      get(id).click();
      fire(id, 'input');
    }
    const clicked = [recordOn('phone', 'click'), recordOn('tablet', 'change')];
    get<HTMLInputElement>('phone').checked = true;
    hydrated();
    expect(clicked.map((listener) => listener.mock.calls.length)).toEqual([0, 1]);
  });

  it.each(['submit', 'keydown'])('a form that scripts send waits for them, after %s', (event) => {
    const requested = jest.fn();
    get<HTMLFormElement>('chat').requestSubmit = requested;
    const [id, init] = event === 'submit' ? ['chat', {}] : ['question', { key: 'Enter' }];
    expect(fire(id, event, init)).toBe(false);
    hydrated();
    expect(requested).toHaveBeenCalledTimes(1);
  });

  it.each([{ key: 'a' }, { key: 'Enter', shiftKey: true }, { key: 'Enter', isComposing: true }])(
    '%j sends nothing',
    (init) => expect(fire('question', 'keydown', init)).toBe(true),
  );

  it('a form with an address is sent by the browser, and its fields are left alone', () => {
    const [submitted, typed] = [recordOn('contact', 'submit'), recordOn('name', 'input')];
    fire('contact', 'submit');
    fire('name', 'input');
    hydrated();
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(typed).toHaveBeenCalledTimes(1);
  });

  it('what was pressed is forgotten when the visitor leaves', () => {
    const clicked = recordOn('theme', 'click');
    get('theme').click();
    dispatchEvent(new Event('pagehide'));
    hydrated();
    expect(clicked).not.toHaveBeenCalled();
  });
});

it('does nothing once the page is hydrated', () => {
  hydrated();
  const clicked = recordOn('theme', 'click');
  get('theme').click();
  expect(clicked).toHaveBeenCalledTimes(1);
});
