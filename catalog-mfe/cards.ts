import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Art, Card, Cards } from '@studio/cards/card';
import { drawing, type Section } from '@studio/cards/lines';
import { site, siteWall, twoSites } from '@studio/cards/pictures';
import type { ServiceSlug } from '@studio/content/choices';
import { photographs } from '@studio/pictures/photographs';
import { parse } from 'yaml';
import { type Listing, listings } from './content/listings.ts';
import { servicePosters, serviceSlugOf } from './content/service-drawings.ts';
import { formatPrice, type Site } from './content/shelves.ts';
import { paths } from './paths.ts';
import type { PosterName } from './services/posters/frames.ts';
import { posters } from './services/posters/posters.ts';
import { dataOf } from './services/posters/still-files.ts';

const photographOf = ({ template }: Site): string => photographs[template].webp[0]?.src ?? '';

/** Section of the poster of phones whose lines are far enough apart for a small picture. */
const PARTS: Readonly<Record<PosterName, Section>> = {
  door: { x: 89, y: 34, width: 172, height: 181 },
  word: { x: 800, y: 150, width: 560, height: 588 },
  layers: { x: 800, y: 110, width: 540, height: 567 },
  pulse: { x: 640, y: 260, width: 572, height: 600 },
  awning: { x: 800, y: 116, width: 520, height: 546 },
  order: { x: 880, y: 262, width: 560, height: 588 },
};

/** Returns a section of a service's poster. The door is closed, because more of its lines are visible then. */
function posterOf(slug: ServiceSlug): Art {
  const name = servicePosters[slug];
  return drawing(dataOf(posters[name].phone, name === 'door' ? 0 : 1), PARTS[name]);
}

/** Photographs of sites: one site, or the first two of a few, in windows; more on a wall. */
function shelfOf(shown: readonly Site[]): Art {
  const files = shown.map(photographOf);
  if (files.length > 3) return siteWall(files, files.length > 8 ? 4 : 2);
  const [first = '', second] = files;
  return second === undefined ? site(first) : twoSites(first, second);
}

const inCategory = (shown: readonly Site[], category: string) =>
  shown.filter(({ categories }) => categories.some((own) => own === category));

const priced = (shown: readonly Site[]): string => {
  const least = formatPrice(Math.min(...shown.map(({ price }) => price)));
  return shown.length === 1 ? `A ready-made website, ${least}` : `${shown.length} ready-made websites from ${least}`;
};

/** Returns the cards of a list: of all its sites, and of each category with sites. */
function cardsOfListing({ path, categories, head }: Listing, shown: readonly Site[]): [page: string, card: Card][] {
  const { title } = head(shown);
  const variants = categories
    .map((category) => ({ category, matches: inCategory(shown, category) }))
    .filter(({ matches }) => matches.length > 0);
  return [
    [path, { title, art: shelfOf(shown) }],
    ...variants.map(({ category, matches }): [string, Card] => [
      `${path}?${new URLSearchParams({ category })}`,
      { title: category, second: priced(matches), art: shelfOf(matches) },
    ]),
  ];
}

/** The sites of this list are those of `/sell`; its picture shows the ones that it is named after, or all if there are none. */
function shopifyCard({ path, head }: Listing, shown: readonly Site[]): [page: string, card: Card] {
  const { title } = head(shown);
  const own = inCategory(shown, 'Shopify');
  return [path, { title, art: shelfOf(own.length > 0 ? own : shown) }];
}

/** Reads the values of a seed: of a YAML file, or those before the text of a Markdown file. */
const readValues = (file: string): unknown =>
  parse(readFileSync(file, 'utf8').replace(/^---\n([\s\S]*?)\n---\n[\s\S]*$/, '$1'));

/**
 * Returns the share pictures of pages, and of those entries that the site begins with. Other entries have the first one.
 * @param root The remote's folder.
 */
export function cards(root: string): Cards {
  const seed = join(root, '../api/content/seed');
  const sites = readValues(join(seed, 'websites.yaml')) as readonly Site[];
  const services = readdirSync(join(seed, 'services')).flatMap((file): [page: string, card: Card][] => {
    const slug = serviceSlugOf(file.replace(/^\d+-|\.md$/g, ''));
    const { name = '' } = readValues(join(seed, 'services', file)) as { readonly name?: string };
    return slug ? [[`/services/${slug}`, { title: name, art: posterOf(slug) }]] : [];
  });
  return Object.fromEntries([
    ...services,
    ...listings.flatMap((listing) => {
      const shown = sites.filter(({ shelf }) => shelf === listing.shelf);
      return listing.path === paths.sellShopify ? [shopifyCard(listing, shown)] : cardsOfListing(listing, shown);
    }),
    ...sites.map((shown) => [
      paths.sellPreview(shown.slug),
      { title: shown.title, second: priced([shown]), art: site(photographOf(shown)) },
    ]),
  ]) as Cards;
}
