import { describe, expect, it, jest } from '@jest/globals';
import { allPages } from '@platform/browser/all-pages.fixture';
import { pageAt as findPage, testPages } from '@studio/client/remote-pages.fixture';
import { serviceSlugs } from '@studio/content/choices';
import { api, largeShelf, websites } from './content/seed.fixture.ts';
import routes from './routes.ts';

const ORIGIN = 'https://studio.example';

// The lists of services pages are not in the seed that responds.
jest.spyOn(console, 'error').mockImplementation(() => undefined);
const pages = await allPages(routes, { origin: ORIGIN, site: {} }, { api });

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
