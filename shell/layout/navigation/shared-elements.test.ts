import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RouterState, RouterSubscriber } from 'react-router';
import { patchNavigate } from './patch-navigate.ts';
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
  const skipTransition = jest.fn();
  const start = jest.fn((_update: () => Promise<void>) => ({
    finished: Promise.resolve(),
    updateCallbackDone: Promise.resolve(),
    skipTransition,
  }));
  const change = jest.fn();
  const told = jest.fn<RouterSubscriber>();

  /** Shows another page with a transition, as the router asks for it. Returns whether there is one. */
  function isWorthPicture(): boolean {
    let tell: RouterSubscriber = () => undefined;
    const subscribe = (subscriber: RouterSubscriber) => {
      tell = subscriber;
      return () => undefined;
    };
    const router = { state: { location: new URL(location.href) }, navigate: jest.fn(async () => undefined), subscribe };
    patchNavigate(router);
    router.subscribe(told);
    const viewTransitionOpts = { currentLocation: {} as never, nextLocation: {} as never };
    tell({} as RouterState, { deletedFetchers: [], newErrors: null, flushSync: false, viewTransitionOpts });
    return told.mock.lastCall?.[1].viewTransitionOpts !== undefined;
  }

  beforeEach(() => {
    jest.clearAllMocks();
    Object.assign(document, { startViewTransition: start });
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    shareElements();
  });

  it('takes a picture of a page that has shared elements', async () => {
    expect(isWorthPicture()).toBe(true);
    document.startViewTransition(change);
    await start.mock.calls[0]?.[0]();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('has the header in the picture of the new page, whichever way the old one was scrolled', async () => {
    const { dataset } = document.documentElement;
    dataset.scroll = 'down';
    document.startViewTransition(change);
    await start.mock.calls[0]?.[0]();
    expect(dataset.scroll).toBeUndefined();

    dataset.scroll = 'down';
    jest.replaceProperty(window, 'scrollY', 400);
    await start.mock.calls[0]?.[0]();
    expect(dataset.scroll).toBe('up');
    jest.restoreAllMocks();
    delete dataset.scroll;
  });

  it('passes a click on to the link below, also if it began in a transition that has ended', async () => {
    const link = document.querySelector<HTMLElement>('header a');
    const clicked = jest.fn((event: Event) => event.preventDefault());
    link?.addEventListener('click', clicked);
    document.elementFromPoint = () => link;
    const { finished } = document.startViewTransition(change);
    await finished;
    document.documentElement.click();
    await Promise.resolve();
    await Promise.resolve();
    expect(skipTransition).toHaveBeenCalled();
    expect(clicked).toHaveBeenCalled();
  });

  it('takes none of a page that has only the header, nor of one whose shared elements are out of view', () => {
    document.querySelector('ul')?.replaceChildren();
    expect(isWorthPicture()).toBe(false);
    document.querySelector('ul')?.insertAdjacentHTML('beforeend', card('coo', 9000));
    expect(isWorthPicture()).toBe(false);
  });
});
