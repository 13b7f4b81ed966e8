import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RouterState, RouterSubscriber } from 'react-router';
import { patchRouter } from './patch-router.ts';
import { nameShared, shareElements } from './shared-elements.ts';

/** jsdom has no layout: an element with this attribute is at that distance from the window's top, in px. */
const TOP = 'data-top';

const FIXED = 'body > header, [data-foot-bar]';

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
  it('names the fixed elements and those of the followed link’s card', () => {
    follow('/team/cto');
    expect([...nameShared(FIXED).names]).toEqual(['fixed-header', 'person-cto', 'title-cto']);
  });

  it('names all elements in view for a link outside of cards', () => {
    follow('/team');
    expect([...nameShared(FIXED).names]).toEqual([
      'fixed-header',
      'person-ceo',
      'title-ceo',
      'person-cto',
      'title-cto',
    ]);
  });

  it('names on the new page the fixed elements and those with known names, each name once, and removes the names', () => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        `<p data-shared="person-cto" ${TOP}="50"></p><section data-foot-bar></section>`,
      );
    const { names, remove } = nameShared(FIXED, new Set(['person-cto', 'person-coo']));
    expect([...names]).toEqual(['fixed-header', 'person-cto', 'fixed-section']);
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
  const onNewPage = jest.fn();

  /** Lets the router show another page with a view transition. Returns whether it has one. */
  function hasTransition(): boolean {
    const subscriber = jest.fn<RouterSubscriber>();
    let notify: RouterSubscriber = () => undefined;
    const subscribe = (patched: RouterSubscriber) => {
      notify = patched;
      return () => undefined;
    };
    const router = { state: { location: new URL(location.href) }, navigate: jest.fn(async () => undefined), subscribe };
    patchRouter(router, { remotes: { refresh: async () => undefined, isBehind: false, isFar: () => false } });
    router.subscribe(subscriber);
    const viewTransitionOpts = { currentLocation: {} as never, nextLocation: {} as never };
    notify({} as RouterState, { deletedFetchers: [], newErrors: null, flushSync: false, viewTransitionOpts });
    return subscriber.mock.lastCall?.[1].viewTransitionOpts !== undefined;
  }

  beforeEach(() => {
    jest.clearAllMocks();
    Object.assign(document, { startViewTransition: start });
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    shareElements({ fixed: FIXED, onNewPage });
  });

  it('allows a transition of a page that has shared elements', async () => {
    expect(hasTransition()).toBe(true);
    document.startViewTransition(change);
    await start.mock.calls[0]?.[0]();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('reports the new page once it is rendered', async () => {
    document.startViewTransition(change);
    expect(onNewPage).not.toHaveBeenCalled();
    await start.mock.calls[0]?.[0]();
    expect(onNewPage).toHaveBeenCalledTimes(1);
  });

  it('clicks the link below a click on the document, also after the transition has ended', async () => {
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

  it('allows no transition of a page without shared elements in view', () => {
    document.querySelector('ul')?.replaceChildren();
    expect(hasTransition()).toBe(false);
    document.querySelector('ul')?.insertAdjacentHTML('beforeend', card('coo', 9000));
    expect(hasTransition()).toBe(false);
  });
});
