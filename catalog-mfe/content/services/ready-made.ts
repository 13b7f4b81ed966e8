import { inWords } from '@studio/client/content/offer';
import { paths } from '../../paths.ts';
import type { RelatedWork } from '../service-details.ts';
import { type Category, formatPrice, largeShelf, type Site } from '../shelves.ts';

/** Returns a link to the finished sites of a category. `name` says what they are: `Ready-made shops`. */
export function readyMade(category: Category, name: string): RelatedWork {
  const shelf: readonly Site[] = largeShelf;
  const sites = shelf.filter(({ categories }) => categories.includes(category));
  const count = inWords(sites.length);
  return {
    figure: formatPrice(Math.min(...sites.map(({ price }) => price))),
    caption: 'for the cheapest',
    title: name,
    text: `There are ${count} finished sites. Pick one, send your words and pictures, and we set it up on your domain.`,
    action: `See all ${count}`,
    to: `${paths.sellEcommerce}?${new URLSearchParams({ category })}`,
  };
}
