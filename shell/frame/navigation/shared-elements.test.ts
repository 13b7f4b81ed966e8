import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { nameShared, shareElements } from './shared-elements.ts';

/** jsdom has no layout: an element with this attribute is at that distance from the window's top, in px. */
const TOP = 'data-top';

const card = (id: string, top: number) => `
  <li>
    <div data-shared="person-${id}" ${TOP}="${top}"></div>
    <div><h2 data-shared="title-${id}" ${TOP}="${top}">Name</h2><a href="/team/${id}">Read more</a></div>
  </li>`;

const originalRect = Element.prototype.getBoundingClientRect;

beforeEach(() => {
  Element.prototype.getBoundingClientRect = function rect() {
    return new DOMRect(0, Number(this.getAttribute(TOP)), 100, 100);
  };
  document.body.innerHTML = `<header><a href="/team">Team</a></header><main><ul>${card('ceo', 0)}${card('cto', 0)}${card('coo', 9000)}</ul></main>`;
});

afterEach(() => {
  Element.prototype.getBoundingClientRect = originalRect;
  document.body.replaceChildren();
});

const follow = (href: string) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.focus();

describe('nameShared', () => {
  it('takes the elements of the followed link’s card, and the header', () => {
    follow('/team/cto');
    expect([...nameShared().names]).toEqual(['still-header', 'person-cto', 'title-cto']);
  });

  it('takes all elements in view for a link outside of cards', () => {
    follow('/team');
    expect([...nameShared().names]).toEqual(['still-header', 'person-ceo', 'title-ceo', 'person-cto', 'title-cto']);
  });

  it('takes on the new page what stays and only known names, each once, and removes all of them again', () => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        `<p data-shared="person-cto" ${TOP}="50"></p><section data-foot-bar></section>`,
      );
    const { names, remove } = nameShared(new Set(['person-cto', 'person-coo']));
    expect([...names]).toEqual(['still-header', 'person-cto', 'still-section']);
    const { style } = document.querySelector<HTMLElement>('[data-shared="person-cto"]') ?? document.body;
    expect(Reflect.get(style, 'viewTransitionName')).toBe('person-cto');
    expect(Reflect.get(style, 'viewTransitionClass')).toBe('person');
    remove();
    expect(Reflect.get(style, 'viewTransitionName')).toBe('');
  });
});

describe('shareElements', () => {
  let reject = (_reason: Error) => {};
  const skipTransition = jest.fn(() => reject(new Error('skipped')));
  const start = jest.fn((_update: () => Promise<void>) => ({
    ready: new Promise<void>((_, fail) => {
      reject = fail;
    }),
    finished: Promise.resolve(),
    skipTransition,
  }));
  const change = jest.fn();

  beforeEach(() => {
    jest.clearAllMocks();
    Object.assign(document, { startViewTransition: start });
    shareElements();
  });

  it('takes a picture of a page that has shared elements', async () => {
    document.startViewTransition(change);
    expect(skipTransition).not.toHaveBeenCalled();
    await start.mock.calls[0]?.[0]();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('takes none of a page that has only the header, and still changes it', async () => {
    document.querySelector('main')?.remove();
    document.startViewTransition(change);
    expect(skipTransition).toHaveBeenCalledTimes(1);
    await start.mock.calls[0]?.[0]();
    expect(change).toHaveBeenCalledTimes(1);
  });
});
