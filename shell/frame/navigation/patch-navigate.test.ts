import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NavigateOptions, RouterState, RouterSubscriber, To } from 'react-router';
import { navigationKind, patchNavigate } from './patch-navigate.ts';

const navigate = jest.fn(async (_to: To | number | null, _options?: NavigateOptions) => undefined);

const setUp = ({ reduced = false } = {}) => {
  Object.assign(document, { startViewTransition: () => undefined });
  window.matchMedia = (query) => ({ matches: reduced && query.includes('reduce') }) as MediaQueryList;
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

it.each([
  { shown: 'by a view transition', change: { viewTransitionOpts: {} as never }, flushSync: true },
  { shown: 'without one', change: {}, flushSync: false },
  { shown: 'at once by its link', change: { flushSync: true }, flushSync: true },
])('renders a page that is shown $shown with flushSync $flushSync', ({ change, flushSync }) => {
  const told = jest.fn<RouterSubscriber>();
  let tell: RouterSubscriber | undefined;
  const subscribe = (subscriber: RouterSubscriber) => {
    tell = subscriber;
    return () => undefined;
  };
  const router = { state: { location: place('/') }, navigate, subscribe };
  patchNavigate(router);
  router.subscribe(told);
  tell?.({} as RouterState, { ...CHANGE, ...change });
  expect(told).toHaveBeenCalledWith(expect.anything(), { ...CHANGE, ...change, flushSync });
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

  it('that only changes the search is a filter, unless its link is in the frame', () => {
    expect(kind('/blogs', '/blogs?category=Tech')).toBe('filter');
    document.body.innerHTML = '<footer><a href="/contact?subject=Careers">Careers</a></footer>';
    document.querySelector('a')?.focus();
    expect(kind('/contact', '/contact?subject=Careers')).toBe('page');
  });

  it('to the current URL is a page', () => {
    expect(kind('/about', '/about')).toBe('page');
  });
});
