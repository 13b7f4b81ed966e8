import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NavigateOptions, RouterState, RouterSubscriber, To } from 'react-router';
import { allowTransitions, navigationKind, patchRouter } from './patch-router.ts';

const navigate = jest.fn(async (_to: To | number | null, _options?: NavigateOptions) => undefined);
const leave = jest.fn(async (_to: unknown, _options?: object) => new Promise<never>(() => undefined));
const refresh = jest.fn(async () => undefined);

const allowMotion = (isAllowed: boolean) => {
  Object.assign(document, { startViewTransition: () => undefined });
  window.matchMedia = (query) => ({ matches: !isAllowed && query.includes('reduce') }) as MediaQueryList;
};

let notify: RouterSubscriber | undefined;

/** Patches a router at `/blogs`. */
function setUp({ isFar = false, isBehind = false, reduced = false } = {}) {
  allowMotion(!reduced);
  const subscribe = (subscriber: RouterSubscriber) => {
    notify = subscriber;
    return () => undefined;
  };
  const router = { state: { location: { pathname: '/blogs', search: '', hash: '' } }, navigate, subscribe };
  const localeOf = (path: string) => (path.startsWith('/bn') ? 'bn' : 'en');
  patchRouter(router, { remotes: { refresh, isBehind, isFar: () => isFar }, localeOf, leave: leave as never });
  return router;
}

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, '', '/blogs');
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

describe('a navigation within the document', () => {
  const page: NavigateOptions = { preventScrollReset: false, viewTransition: true };
  const filter: NavigateOptions = { preventScrollReset: true, viewTransition: false };
  const filters: To[] = ['?category=Tech', '/blogs?category=Tech', { search: '?category=Tech' }];

  it.each<[what: string, to: To, options: NavigateOptions, reduced?: boolean, given?: NavigateOptions]>([
    ['to another page begins at its top, with a view transition', '/about', page],
    ['has no view transition if motion is reduced', '/about', { ...page, viewTransition: false }, true],
    ...filters.map((to) => ['by a filter keeps the scroll position', to, filter] as [string, To, NavigateOptions]),
    ['has the options of its link', '/about', filter, false, filter],
  ])('%s: %j', async (_, to, options, reduced = false, given = undefined) => {
    await setUp({ reduced }).navigate(to, given);
    expect(navigate).toHaveBeenCalledWith(to, options);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('in the history is not changed', async () => {
    await setUp({ isFar: true, isBehind: true }).navigate(-1);
    expect(navigate).toHaveBeenCalledWith(-1);
  });
});

describe('a link', () => {
  /** Follows a link. Returns how its page is opened. */
  function follow(to: To, { options, ...how }: { isFar?: boolean; isBehind?: boolean; options?: object } = {}): string {
    void setUp(how).navigate(to, options);
    expect(leave.mock.calls.length + navigate.mock.calls.length).toBe(1);
    return leave.mock.calls.length > 0 ? 'document' : 'navigation';
  }

  const type = (field: string) => {
    document.body.innerHTML = field;
    document.body.firstElementChild?.dispatchEvent(new Event('input', { bubbles: true }));
  };

  it.each([
    { what: 'whose remote is loaded', opened: 'navigation' },
    { what: 'whose remote is not loaded', isFar: true, opened: 'document' },
    { what: 'when a release is no longer live', isBehind: true, opened: 'document' },
    { what: 'in another language', to: '/bn/about', opened: 'document' },
    { what: 'with a state', isFar: true, options: { state: { from: 'x' } }, opened: 'navigation' },
    { what: 'as a form', isFar: true, options: { formMethod: 'get' }, opened: 'navigation' },
    { what: 'that is this one', to: '?a=b', isFar: true, opened: 'navigation' },
    ...['//evil.example/x', 'https://evil.example/bn', 'javascript:alert(1)'].map((to) => ({
      what: `of another site, ${to},`,
      to,
      isFar: true,
      isBehind: true,
      opened: 'navigation',
    })),
  ])('opens a page $what by a $opened', ({ opened, to = '/Chatbot#end', ...how }) => {
    expect(follow(to, how)).toBe(opened);
  });

  it('replaces the address with that of the new document if it replaces', () => {
    follow('/Chatbot?a=b#end', { isFar: true, options: { replace: true } });
    expect(leave).toHaveBeenCalledWith(`${location.origin}/Chatbot?a=b#end`, { replace: true });
  });

  it('opens no new document without a connection', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(follow('/Chatbot', { isFar: true })).toBe('navigation');
  });

  it('opens no new document while a text is typed, which a search or a removed text is not', () => {
    const router = setUp({ isFar: true });
    type('<textarea>Three lines</textarea>');
    void router.navigate('/Chatbot');
    expect(leave).not.toHaveBeenCalled();
    for (const field of ['<input type="search" value="shop">', '<textarea> </textarea>']) {
      leave.mockClear();
      type(field);
      void router.navigate('/Chatbot');
      expect(leave).toHaveBeenCalledTimes(1);
    }
  });
});

describe('a page', () => {
  const CHANGE = { deletedFetchers: [], newErrors: null, flushSync: false };
  const viewTransitionOpts = { currentLocation: {} as never, nextLocation: {} as never };

  const transition = { viewTransitionOpts };
  const atOnce = { flushSync: true };

  it.each([
    { what: 'with a view transition at once', change: transition, expected: { ...transition, ...atOnce } },
    { what: 'at once if nothing moves', hasMovingElements: false, change: transition, expected: atOnce },
    { what: 'at once after Back without motion', reduced: true, change: transition, expected: atOnce },
    { what: 'in slices without a view transition', change: {}, expected: {} },
    { what: 'at once by the option of its link', change: atOnce, expected: atOnce },
  ])('is rendered $what', ({ hasMovingElements = true, reduced = false, change, expected }) => {
    const subscriber = jest.fn<RouterSubscriber>();
    const router = setUp({ reduced });
    allowTransitions(() => hasMovingElements);
    router.subscribe(subscriber);
    notify?.({} as RouterState, { ...CHANGE, ...change });
    expect(subscriber.mock.calls[0]?.[1]).toStrictEqual({ ...CHANGE, ...expected });
  });
});

describe('the kind of a navigation', () => {
  const place = (address: string) => new URL(address, 'http://site.invalid');

  it.each([
    { from: '/', to: '/about', kind: 'page' },
    { from: '/', to: '/faqs#cost', kind: 'page' },
    { from: '/about', to: '/about', kind: 'page' },
    { from: '/faqs', to: '/faqs#cost', kind: 'anchor' },
    { from: '/faqs#time', to: '/faqs#cost', kind: 'anchor' },
    { from: '/blogs', to: '/blogs?category=Tech', kind: 'filter' },
  ])('from $from to $to is $kind', ({ from, to, kind }) => {
    expect(navigationKind(place(from), place(to))).toBe(kind);
  });

  it('that changes only the search by a link of the layout is page', () => {
    document.body.innerHTML = '<footer><a href="/contact?subject=Careers">Careers</a></footer>';
    document.querySelector('a')?.focus();
    expect(navigationKind(place('/contact'), place('/contact?subject=Careers'))).toBe('page');
  });
});
