import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NavigateOptions, RouterState, RouterSubscriber, To } from 'react-router';
import { navigationKind, patchNavigate, transitionIf } from './patch-navigate.ts';

const navigate = jest.fn(async (_to: To | number | null, _options?: NavigateOptions) => undefined);

const allowMotion = (isAllowed: boolean) => {
  Object.assign(document, { startViewTransition: () => undefined });
  window.matchMedia = (query) => ({ matches: !isAllowed && query.includes('reduce') }) as MediaQueryList;
};

const setUp = ({ reduced = false } = {}) => {
  allowMotion(!reduced);
  const subscribe = (_subscriber: RouterSubscriber) => () => undefined;
  const router = { state: { location: { pathname: '/blogs', search: '', hash: '' } }, navigate, subscribe };
  patchNavigate(router);
  return router;
};

describe('patchNavigate', () => {
  beforeEach(() => {
    navigate.mockClear();
    history.replaceState(null, '', '/blogs');
  });

  it('begins another page at its top, with a view transition', async () => {
    await setUp().navigate('/about');
    expect(navigate).toHaveBeenCalledWith('/about', {
      preventScrollReset: false,
      viewTransition: true,
    });
  });

  it('starts no view transition for visitors who prefer no motion', async () => {
    await setUp({ reduced: true }).navigate('/about');
    expect(navigate).toHaveBeenCalledWith('/about', {
      preventScrollReset: false,
      viewTransition: false,
    });
  });

  it.each(['?category=Tech', '/blogs?category=Tech', { search: '?category=Tech' }])(
    'keeps the scroll position for a filter by %j',
    async (to) => {
      await setUp().navigate(to);
      expect(navigate).toHaveBeenCalledWith(to, { preventScrollReset: true, viewTransition: false });
    },
  );

  it('keeps the options of a link', async () => {
    await setUp().navigate('/about', { preventScrollReset: true, viewTransition: false });
    expect(navigate).toHaveBeenCalledWith(
      '/about',
      expect.objectContaining({ preventScrollReset: true, viewTransition: false }),
    );
  });

  it('does not change navigations in the history', async () => {
    await setUp().navigate(-1);
    expect(navigate).toHaveBeenCalledWith(-1);
  });
});

const CHANGE = { deletedFetchers: [], newErrors: null, flushSync: false };

const viewTransitionOpts = { currentLocation: {} as never, nextLocation: {} as never };

it.each([
  {
    shown: 'by a view transition',
    isWorth: true,
    change: { viewTransitionOpts },
    told: { viewTransitionOpts, flushSync: true },
  },
  {
    shown: 'without the one that is not worth it',
    isWorth: false,
    change: { viewTransitionOpts },
    told: { flushSync: true },
  },
  {
    shown: 'by Back without motion',
    isWorth: true,
    reduced: true,
    change: { viewTransitionOpts },
    told: { flushSync: true },
  },
  { shown: 'without one', isWorth: true, change: {}, told: {} },
  { shown: 'at once by its link', isWorth: true, change: { flushSync: true }, told: { flushSync: true } },
])('renders a page that is shown $shown: $told', ({ isWorth, reduced = false, change, told }) => {
  const subscriber = jest.fn<RouterSubscriber>();
  let tell: RouterSubscriber | undefined;
  const subscribe = (given: RouterSubscriber) => {
    tell = given;
    return () => undefined;
  };
  const router = { state: { location: place('/') }, navigate, subscribe };
  allowMotion(!reduced);
  patchNavigate(router);
  transitionIf(() => isWorth);
  router.subscribe(subscriber);
  tell?.({} as RouterState, { ...CHANGE, ...change });
  expect(subscriber.mock.calls[0]?.[1]).toStrictEqual({ ...CHANGE, ...told });
});

const place = (address: string) => new URL(address, 'http://site.invalid');
const kind = (from: string, to: string) => navigationKind(place(from), place(to));

describe('the kind of a navigation', () => {
  afterEach(() => document.body.replaceChildren());

  it('to another path is a page, with or without an anchor', () => {
    expect(kind('/', '/about')).toBe('page');
    expect(kind('/', '/faqs#cost')).toBe('page');
  });

  it('to an anchor of this page is an anchor', () => {
    expect(kind('/faqs', '/faqs#cost')).toBe('anchor');
    expect(kind('/faqs#time', '/faqs#cost')).toBe('anchor');
  });

  it('that only changes the search is a filter, unless its link is in the layout', () => {
    expect(kind('/blogs', '/blogs?category=Tech')).toBe('filter');
    document.body.innerHTML = '<footer><a href="/contact?subject=Careers">Careers</a></footer>';
    document.querySelector('a')?.focus();
    expect(kind('/contact', '/contact?subject=Careers')).toBe('page');
  });

  it('to the current URL is a page', () => {
    expect(kind('/about', '/about')).toBe('page');
  });
});
