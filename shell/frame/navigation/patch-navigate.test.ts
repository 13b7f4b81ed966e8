import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NavigateOptions, To } from 'react-router';
import { patchNavigate } from './patch-navigate.ts';

const navigate = jest.fn(async (_to: To | number | null, _options?: NavigateOptions) => undefined);

const setUp = ({ reduced = false } = {}) => {
  Object.assign(document, { startViewTransition: () => undefined });
  window.matchMedia = (query) => ({ matches: reduced && query.includes('reduce') }) as MediaQueryList;
  const router = { state: { location: { pathname: '/blogs', search: '', hash: '' } }, navigate };
  patchNavigate(router);
  return router;
};

describe('a navigation', () => {
  beforeEach(() => {
    navigate.mockClear();
    history.replaceState(null, '', '/blogs');
  });

  it('to another page begins at its top, with a view transition', async () => {
    await setUp().navigate('/about');
    expect(navigate).toHaveBeenCalledWith('/about', { preventScrollReset: false, viewTransition: true });
  });

  it('has no view transition for those who want no motion', async () => {
    await setUp({ reduced: true }).navigate('/about');
    expect(navigate).toHaveBeenCalledWith('/about', { preventScrollReset: false, viewTransition: false });
  });

  it.each(['?category=Tech', '/blogs?category=Tech', { search: '?category=Tech' }])(
    'that filters by %j stays where it is',
    async (to) => {
      await setUp().navigate(to);
      expect(navigate).toHaveBeenCalledWith(to, { preventScrollReset: true, viewTransition: false });
    },
  );

  it('does what its link says', async () => {
    await setUp().navigate('/about', { preventScrollReset: true, viewTransition: false });
    expect(navigate).toHaveBeenCalledWith('/about', { preventScrollReset: true, viewTransition: false });
  });

  it('through the history is left alone', async () => {
    await setUp().navigate(-1);
    expect(navigate).toHaveBeenCalledWith(-1);
  });
});
