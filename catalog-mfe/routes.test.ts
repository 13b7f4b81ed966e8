import { describe, expect, it, jest } from '@jest/globals';
import { allPages } from '@platform/browser/all-pages.fixture';
import { pageAt as findPage, testPages } from '@studio/client/remote-pages.fixture';
import { serviceSlugs } from '@studio/content/choices';
import { api, largeShelf, websites } from './content/seed.fixture.ts';
import { paths } from './paths.ts';
import { loader as loadPreview } from './preview/page.tsx';
import routes from './routes.ts';
import { loader as loadService } from './services/page.tsx';
import { loader as loadShelf } from './shelf/page.tsx';

const ORIGIN = 'https://studio.example';

/** Returns the data of a page's loader on the server. */
const load = async (loader: typeof loadShelf, path: string, params = {}) => [
  path,
  await loader({ params, request: new Request(ORIGIN + path), context: { api, onServer: true } }),
];

jest.spyOn(console, 'error').mockImplementation(() => undefined);
const data = Object.fromEntries(
  await Promise.all([
    ...[paths.sell, paths.sellShopify, paths.sellEcommerce].map((path) => load(loadShelf, path)),
    ...websites.map(({ slug: id }) => load(loadPreview, paths.sellPreview(id), { id })),
    ...serviceSlugs.map((slug) => load(loadService, `/services/${slug}`, { slug })),
  ]),
);
const pages = await allPages(routes, { origin: ORIGIN, site: {} }, { data });

type Node = Readonly<Record<string, unknown>>;

const pageAt = (address: string) => findPage(pages, address);

testPages(pages);

it('gives its pages breadcrumbs', () => {
  const namesAt = (address: string) => pageAt(address).breadcrumbs.map(({ url }) => url.replace(ORIGIN, ''));
  expect(namesAt('/services/seo')).toEqual(['/services/seo']);
  expect(namesAt('/sell/ecommerce?category=Laravel')).toEqual([
    '/sell',
    '/sell/ecommerce',
    '/sell/ecommerce?category=Laravel',
  ]);
  expect(namesAt('/sell/preview/noor')).toEqual(['/sell', '/sell/ecommerce', '/sell/preview/noor']);
  expect(namesAt('/sell/preview/mati')).toEqual(['/sell', '/sell/preview/mati']);
});

describe('the structured data of this remote’s pages', () => {
  it.each(serviceSlugs)('has %s as a service of the agency', (slug) => {
    expect(pageAt(`/services/${slug}`).nodes.Service).toMatchObject({
      url: `${ORIGIN}/services/${slug}`,
      provider: { '@id': `${ORIGIN}/#organization` },
      offers: { name: expect.stringMatching(/^From \$\d/), lowPrice: expect.any(Number) },
    });
  });

  it.each(websites)('has $title as a product with its price', ({ slug: id, title, price }) => {
    expect(pageAt(`/sell/preview/${id}`).nodes.Product).toMatchObject({
      name: title,
      sku: id,
      image: expect.arrayContaining([expect.stringMatching(/^https:\/\/studio\.example\/\S+$/)]),
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: `${ORIGIN}/sell/preview/${id}`,
      },
    });
  });

  it('lists the websites that a page shows, in its order', () => {
    const namesAt = (address: string) => {
      const list = pageAt(address).nodes.CollectionPage?.mainEntity as { itemListElement: Node[] } | undefined;
      return list?.itemListElement.map(({ name }) => name);
    };
    expect(namesAt('/sell/ecommerce')).toEqual(largeShelf.map(({ title }) => title));
    const wordPress = largeShelf.filter(({ categories }) => categories.some((category) => category === 'WordPress'));
    expect(namesAt('/sell/ecommerce?category=WordPress&sort=price')).toEqual(
      wordPress.toSorted((a, b) => a.price - b.price).map(({ title }) => title),
    );
  });
});
