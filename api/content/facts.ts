import { inWords } from '@studio/client/content/offer';
import { withCommas } from '@studio/client/text';
import { websiteCategories } from '@studio/content/choices';
import type { Data } from '@studio/content/collection';
import type { Offer } from '@studio/content/collections/documents';
import type { ServiceItem } from '@studio/content/collections/services';
import type { Website } from '@studio/content/collections/websites';
import type { Database } from '../database.ts';
import { fillIn } from '../text.ts';

/** What is computed from published entries, by the placeholder that texts use for it. */
export type Facts = ReadonlyMap<string, string>;

/** Returns the facts of what is published. */
export async function readFacts(db: Database): Promise<Facts> {
  const published = db.selectFrom('content_entries').where('published', 'is not', null).where('deleted_at', 'is', null);
  const counts = await published
    .select(({ fn }) => ['collection', fn.countAll().as('count')])
    .groupBy('collection')
    .execute();
  const rows = await published
    .select(['collection', 'published'])
    .where('collection', 'in', ['websites', 'services', 'offer'])
    .execute();
  const of = <Item>(name: string) =>
    rows.flatMap(({ collection, published }) => (collection === name ? (JSON.parse(published ?? '{}') as Item) : []));
  const websites = of<Website>('websites');
  return new Map([
    ...counts.map(({ collection, count }) => [`number of ${collection}`, inWords(Number(count))] as const),
    ...of<ServiceItem>('services').flatMap(({ slug, priceFrom, time }) => [
      [`price of ${slug}`, dollars(priceFrom)] as const,
      [`time of ${slug}`, time] as const,
    ]),
    ...of<Offer>('offer').map(({ delivery }) => ['delivery', delivery] as const),
    ...pricesOf(websites, ''),
    ...websiteCategories.flatMap((category) => {
      const matches = websites.filter(({ shelf, categories }) => shelf === 'large' && categories.includes(category));
      return [
        [`number of ${category} websites`, inWords(matches.length)] as const,
        ...pricesOf(matches, ` of ${category}`),
      ];
    }),
  ]);
}

const dollars = (price: number) => `$${withCommas(price)}`;

/** The lowest and the highest price; none without websites. */
function pricesOf(websites: readonly Website[], of: string): (readonly [string, string])[] {
  const prices = websites.map(({ price }) => price);
  if (prices.length === 0) return [];
  return [
    [`lowest price${of}`, dollars(Math.min(...prices))],
    [`highest price${of}`, dollars(Math.max(...prices))],
  ];
}

/** Returns an entry with facts in place of placeholders, such as `{lowest price}`. Unknown placeholders stay as they are. */
export const withFacts = (data: Data, facts: Facts): Data =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, filled(value, facts)]));

function filled(value: unknown, facts: Facts): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, facts));
  if (typeof value !== 'string') return value;
  return fillIn(value, (name) => facts.get(name));
}
