import { describe, expect, it } from '@jest/globals';
import type { RouteHandle } from '@platform/contract/remote-routes';
import { readHead } from './read-head.ts';

const ORIGIN = 'https://site.example';

const handle: RouteHandle = {
  title: ({ params, search }) => `${params.id ?? 'All'} ${search?.category ?? ''}`.trim(),
  description: 'Of a test.',
  search: { category: ['Art & Craft', 'Tech'], sort: ['price'] },
};

/** Reads the head of a page at an address. */
function headAt(address: string, rest: Partial<RouteHandle> = {}, data: unknown = null) {
  const { pathname, search } = new URL(address, ORIGIN);
  const params = { id: pathname.split('/')[2] };
  return readHead({ ...handle, ...rest }, { data, params, location: { pathname, search }, origin: ORIGIN });
}

describe('readHead', () => {
  it.each([
    ['/list', '/list', 'All'],
    ['/list?category=Tech', '/list?category=Tech', 'All Tech'],
    ['/list?sort=price&category=Tech', '/list?category=Tech&sort=price', 'All Tech'],
    ['/list?category=Art+%26+Craft', '/list?category=Art+%26+Craft', 'All Art & Craft'],
    ['/list?category=Art%20%26%20Craft', '/list?category=Art+%26+Craft', 'All Art & Craft'],
    ['/list?category=Nonsense&sort=', '/list', 'All'],
    ['/list?utm_source=x&q=free+text', '/list', 'All'],
  ])('returns for %s the address %s and the title of its declared search', (address, canonical, title) => {
    expect(headAt(address)).toMatchObject({ canonical: ORIGIN + canonical, title, isIndexed: true });
  });

  it('returns an address for a page with data, and none for a missing page, which is not indexed', () => {
    const listed = headAt('/item/Crème brûlée', { missing: '/item/-' }, {});
    expect(listed).toMatchObject({ canonical: `${ORIGIN}/item/Cr%C3%A8me%20br%C3%BBl%C3%A9e`, isIndexed: true });
    const missing = headAt('/item/-', { missing: '/item/-' });
    expect(missing).toMatchObject({ title: '-', isIndexed: false });
    expect(missing.canonical).toBeUndefined();
  });

  it('does not index a private page, or a page by its handle, which has an address', () => {
    const secret = headAt('/list', { private: true });
    expect(secret).toMatchObject({ isIndexed: false });
    expect(secret.canonical).toBeUndefined();
    const indexed: RouteHandle['indexed'] = ({ search }) => !search?.sort;
    expect(headAt('/list?sort=price', { indexed })).toMatchObject({
      isIndexed: false,
      canonical: `${ORIGIN}/list?sort=price`,
    });
    expect(headAt('/list', { indexed }).isIndexed).toBe(true);
  });

  it('returns no address if the site’s origin is unknown', () => {
    const { pathname, search } = new URL('/list', ORIGIN);
    const head = readHead(handle, { data: null, params: {}, location: { pathname, search } });
    expect(head).toEqual({ title: 'All', description: 'Of a test.', isIndexed: true, source: expect.anything() });
  });
});
