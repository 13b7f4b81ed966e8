import type { Art, Card, Cards } from '@studio/cards/card';
import { drawing } from '@studio/cards/drawing';
import { site, siteWall, twoSites } from '@studio/cards/windows';
import { photographs } from '@studio/pictures/photographs';
import { type Listing, listings } from './content/listings.ts';
import type { ServiceSlug } from './content/service-offers.ts';
import { servicePosters } from './content/service-posters.ts';
import { findServicePage, serviceSlugs } from './content/services.ts';
import { formatPrice, type KnownSite, sites } from './content/sites.ts';
import { paths } from './paths.ts';
import { posters } from './services/posters/posters.ts';
import { dataOf } from './services/posters/svg.ts';

const photographOf = ({ id }: KnownSite): string => photographs[id].webp[0]?.src ?? '';

/** The poster of a service as phones show it: its right part, in lines that are far enough apart for a small picture. */
function posterOf(slug: ServiceSlug): Art {
  const { phone } = posters[servicePosters[slug]];
  return drawing(dataOf(phone, 1), phone.frame);
}

/** Photographs of sites: one site, or the first two of a few, in windows; more on a wall. */
function shelfOf(shown: readonly KnownSite[]): Art {
  const files = shown.map(photographOf);
  if (files.length > 3) return siteWall(files, files.length > 8 ? 4 : 2);
  const [first = '', second] = files;
  return second === undefined ? site(first) : twoSites(first, second);
}

const inCategory = (shown: readonly KnownSite[], category: string) =>
  shown.filter(({ categories }) => categories.some((own) => own === category));

const priced = (shown: readonly KnownSite[]): string => {
  const least = formatPrice(Math.min(...shown.map(({ price }) => price)));
  return shown.length === 1 ? `A ready-made website, ${least}` : `${shown.length} ready-made websites from ${least}`;
};

/** The pictures of a list: of all its sites, and of each category that has any. */
function cardsOfListing({ path, title, sites: shown, categories }: Listing): [page: string, card: Card][] {
  const variants = categories
    .map((category) => ({ category, found: inCategory(shown, category) }))
    .filter(({ found }) => found.length > 0);
  return [
    [path, { title, art: shelfOf(shown) }],
    ...variants.map(({ category, found }): [string, Card] => [
      `${path}?${new URLSearchParams({ category })}`,
      { title: category, second: priced(found), art: shelfOf(found) },
    ]),
  ];
}

/** The sites of this list are those of `/sell`; its picture shows the ones that it is named after. */
function shopifyCard({ path, title, sites: shown }: Listing): [page: string, card: Card] {
  return [path, { title, art: shelfOf(inCategory(shown, 'Shopify')) }];
}

/** The share picture of every page. */
export const cards: Cards = Object.fromEntries([
  ...serviceSlugs.map(
    (slug) => [`/services/${slug}`, { title: findServicePage(slug)?.title ?? '', art: posterOf(slug) }] as const,
  ),
  ...listings.flatMap((listing) =>
    listing.path === paths.sellShopify ? [shopifyCard(listing)] : cardsOfListing(listing),
  ),
  ...sites.map((shown) => [
    paths.sellPreview(shown.id),
    { title: shown.title, second: priced([shown]), art: site(photographOf(shown)) },
  ]),
]);
