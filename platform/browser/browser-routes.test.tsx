import { describe, expect, it, jest } from '@jest/globals';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { browserRoutes, loadMatched } from './browser-routes.tsx';
import type { LoadedPage, PageRoute } from './remote-routes.ts';

const Component = () => null;

const setUp = () => {
  const lazy = jest.fn<() => Promise<LoadedPage>>();
  const routes: PageRoute[] = [{ id: 'chat:/chat', path: '/chat', lazy }];
  const start: RouteObject = { path: '/', element: null };
  const routerOf = (pages: RouteObject[]) => createMemoryRouter([start, ...pages]);
  return { lazy, routes, routerOf };
};

describe('browserRoutes', () => {
  it('loads a page’s code again after a failure', async () => {
    const { lazy, routes, routerOf } = setUp();
    const router = routerOf(browserRoutes(routes));
    const gone = new Error('gone');
    lazy.mockRejectedValueOnce(gone);
    await router.navigate('/chat');
    expect(Object.values(router.state.errors ?? {})).toEqual([gone]);

    lazy.mockResolvedValueOnce({ Component, loader: () => 'data' });
    await router.revalidate();
    expect(router.state.errors).toBeNull();
    expect(router.state.loaderData).toEqual({ 'chat:/chat': 'data' });
  });

  it('loads a page’s code once, and does not revalidate a page without a loader', async () => {
    const { lazy, routes, routerOf } = setUp();
    const router = routerOf(browserRoutes(routes));
    lazy.mockResolvedValue({ Component });
    await router.navigate('/chat');
    await router.navigate('/chat?category=Tech');
    await router.navigate('/');
    await router.navigate('/chat');
    expect(lazy).toHaveBeenCalledTimes(1);
  });

  it.each([true, false])(
    'does not revalidate a navigation to an anchor of the page and back (first page: %s)',
    async (isFirst) => {
      const { lazy, routes, routerOf } = setUp();
      const loader = jest.fn(() => 'data');
      lazy.mockResolvedValue({ Component, loader });
      const loaded = isFirst ? await loadMatched(routes, { pathname: '/chat' }) : undefined;
      const router = routerOf(browserRoutes(routes, { loaded }));
      await router.navigate('/chat');
      await router.navigate('/chat#end');
      await router.navigate('/chat');
      expect(loader).toHaveBeenCalledTimes(1);
      await router.revalidate();
      expect(loader).toHaveBeenCalledTimes(2);
      await router.navigate('/chat?category=Tech#end');
      expect(loader).toHaveBeenCalledTimes(3);
    },
  );

  it('shows nothing before `after` resolves, whether the code is loaded or not', async () => {
    const { lazy, routes, routerOf } = setUp();
    let allow = () => {};
    const after = new Promise<void>((resolve) => {
      allow = resolve;
    });
    const router = routerOf(browserRoutes(routes, { after }));
    lazy.mockRejectedValue(new Error('gone'));
    const navigated = router.navigate('/chat');
    await new Promise((resolve) => setTimeout(resolve));
    expect(router.state.errors).toBeNull();
    allow();
    await navigated;
    expect(router.state.errors).not.toBeNull();
  });

  it('renders the loaded code of the first page at once', async () => {
    const { lazy, routes } = setUp();
    lazy.mockResolvedValue({ Component });
    const loaded = await loadMatched(routes, { pathname: '/chat' });
    expect(browserRoutes(routes, { loaded })).toMatchObject([{ id: 'chat:/chat', path: '/chat', Component }]);
    expect((await loadMatched(routes, { pathname: '/other' })).size).toBe(0);
  });
});
