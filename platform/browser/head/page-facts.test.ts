import { describe, expect, it, jest } from '@jest/globals';
import type { RemoteRoutes, RouteHandle, StructuredDataSource } from '@platform/contract/remote-routes';
import type { RootData } from '@platform/contract/root-data';
import { createStaticHandler } from 'react-router';
import { toPageRoutes } from '../remote-routes.ts';
import { readFacts } from './page-facts.ts';

const ORIGIN = 'https://site.example';
const root: RootData = { site: { name: 'Hello' }, origin: ORIGIN };

const Component = () => null;

const page = (path: string, handle: Partial<RouteHandle> = {}): RemoteRoutes[number] => ({
  path,
  lazy: async () => ({ Component, loader: () => (handle.missing === undefined ? { from: path } : null) }),
  handle: { title: `Title of ${path}`, description: 'Of a test.', ...handle },
});

/** Returns the facts of a page of a remote with these routes. */
async function factsAt(path: string, routes: RemoteRoutes, data = root) {
  const api = async () => new Response();
  const { query } = createStaticHandler([...toPageRoutes('test', routes, { api, onServer: true })]);
  const context = await query(new Request(ORIGIN + path));
  if (context instanceof Response) throw new Error('a response');
  return readFacts({ root: data, routes, context });
}

describe('readFacts', () => {
  it('passes all facts of the page to its structured data, with absolute addresses', async () => {
    const structuredData = jest.fn((_: StructuredDataSource) => [{ '@type': 'Thing' }]);
    const handle = { card: () => '/assets/test/card.1.png', structuredData, search: { sort: ['price'] } };
    const facts = await factsAt('/list/a%20b?sort=price&q=x', [page('/list/:id', handle)]);
    const shown = {
      url: `${ORIGIN}/list/a%20b?sort=price`,
      origin: ORIGIN,
      site: root.site,
      title: 'Title of /list/:id',
      description: 'Of a test.',
      card: `${ORIGIN}/assets/test/card.1.png`,
    };
    expect(facts).toEqual({ ...shown, breadcrumbs: [], nodes: [{ '@type': 'Thing' }] });
    const source = { data: { from: '/list/:id' }, params: { id: 'a b' }, search: { sort: 'price' } };
    expect(structuredData).toHaveBeenCalledWith({ ...source, ...shown });
  });

  it('lists the pages above a page', async () => {
    const routes = [
      page('/all', { breadcrumb: 'All' }),
      page('/list', { breadcrumb: ({ search }) => search?.kind ?? 'List', parent: '/all' }),
      page('/item/:id', { breadcrumb: ({ params }) => `Item ${params.id}`, parent: () => '/list' }),
    ];
    const facts = await factsAt('/item/1', routes);
    expect(facts?.breadcrumbs).toEqual([
      { name: 'All', url: `${ORIGIN}/all` },
      { name: 'List', url: `${ORIGIN}/list` },
      { name: 'Item 1', url: `${ORIGIN}/item/1` },
    ]);
  });

  it('throws for a parent that is no page', async () => {
    const routes = [page('/item', { breadcrumb: 'Item', parent: '/nowhere' })];
    await expect(factsAt('/item', routes)).rejects.toThrow('/nowhere is the parent of a page, but no page');
  });

  it.each([
    ['without the site’s origin', { site: null }, {}],
    ['of a refused form', { ...root, refused: { values: {}, errors: {} } }, {}],
    ['of a missing page', root, { missing: '/item/-' }],
    ['of a private page', root, { private: true }],
  ])('returns no facts %s', async (_, data, handle) => {
    const structuredData = jest.fn(() => []);
    await expect(factsAt('/item/1', [page('/item/:id', { ...handle, structuredData })], data)).resolves.toBeUndefined();
    expect(structuredData).not.toHaveBeenCalled();
  });
});
