import type { Passage } from '@platform/server/live-files/passages';
import { withLatinDigits } from '../text.ts';

const ABOVE = /above|over|more than|at least|from \$?\d|starting|upore|beshi|উপরে|বেশি/i;
const LOWEST = /cheapest|lowest|least expensive|most affordable|s(?:o|ho)bcheye (kom|sosta)|সবচেয়ে (কম|সস্তা)/i;
const HIGHEST = /dearest|priciest|highest|most (expensive|costly)|s(?:o|ho)bcheye (dami|beshi)|সবচেয়ে (দামি|বেশি)/i;
/** Numbers that may be prices, and those that are in dollars by the sign or word beside them. */
const PRICE = /(?<![\d.])\d{3,5}(?!\d)/g;
const DOLLARS = /(?<=\$ ?)\d{3,5}(?!\d)|\b\d{3,5}(?= ?(?:dollar|usd|ডলার))/gi;

/** The page with all ready-made websites. */
export const SHELF = { title: 'Ready-made websites', href: '/sell/ecommerce' };

/** What products are filtered by beside their price: each has terms of a product. */
const FACETS = ['name', 'business', 'category'] as const;

/** Creates the shelf of ready-made websites, which are cards of the pages, by price. `isKnown`: whether a term is on a page. */
export function createShelf(
  passages: readonly Passage[],
  businesses: Readonly<Record<string, string>>,
  termsOf: (text: string) => string[],
  isKnown: (term: string) => boolean,
) {
  const general = termsOf('template website sell duration price buy sale build shop dollar budget design');
  const [template = '', website = '', sell = '', duration = ''] = general;
  const ownTermsOf = (text = '') => termsOf(text).filter((term) => !general.includes(term));
  const cards = passages.flatMap(({ title, leadsTo: href = '', lines }) => {
    const price = lines.find((line) => /^\$[\d,]+$/.test(line));
    if (!href.startsWith('/sell/preview/') || !price) return [];
    const [name = ''] = title.split(', ');
    const others = lines.filter((line) => line !== price);
    const facets = {
      name: termsOf(name).slice(0, 1),
      business: ownTermsOf(businesses[href.split('/').at(-1) ?? '']),
      category: ownTermsOf(others.at(-1)),
    };
    const dollars = Number(price.replace(/\D/g, ''));
    return { title: name, href, price, dollars, text: `${name}: ${price}. ${others.join(' ')}`, facets };
  });
  // A card may be on several pages.
  const products = [...new Map(cards.map((card) => [card.href, card])).values()].sort((a, b) => a.dollars - b.dollars);
  const facetTerms = products.flatMap(({ facets }) => Object.values(facets).flat());

  /** Returns the products that a text asks for, or that a paragraph has a use for; undefined if there is no such question. */
  function find(text: string, isParagraph = false): typeof products | undefined {
    const terms = termsOf(text);
    const has = (term: string) => terms.includes(term);
    const numbersOf = (pattern: RegExp) => (withLatinDigits(text).match(pattern) ?? []).map(Number);
    const [budgets, numbers] = [numbersOf(DOLLARS), numbersOf(PRICE)];
    const [price, other] = (isParagraph ? budgets : numbers).sort((a, b) => a - b);
    const [isLowest, isHighest] = [LOWEST.test(text), HIGHEST.test(text)];
    const asked = FACETS.filter((facet) => products.some(({ facets }) => facets[facet].some(has)));
    const rest = ownTermsOf(text).filter((term) => !facetTerms.includes(term));
    // A business that is nowhere on the site has no ready-made website.
    const isUnknown = !isParagraph && !asked.includes('business') && !rest.every(isKnown);

    const isFilter = asked.length > 0 || price !== undefined || isLowest || isHighest || isUnknown;
    const isOnSale = has(template) || (has(website) && (has(sell) || asked.includes('business')));
    const isNamed = asked.includes('name') || budgets.length > 0;
    const isAsked = isParagraph
      ? isNamed || asked.includes('business')
      : (isNamed && rest.length === 0) || (isFilter && isOnSale && !has(duration));
    if (!isAsked) return undefined;

    const matches = isUnknown ? [] : products.filter(({ facets }) => asked.every((facet) => facets[facet].some(has)));
    const isAbove = ABOVE.test(text);
    const low = isAbove || other ? (price ?? 0) : 0;
    const high = other ?? (isAbove ? undefined : price) ?? Number.POSITIVE_INFINITY;
    const fitting = matches.filter(({ dollars }) => dollars >= low && dollars <= high);
    if (isParagraph && fitting.length === 0) return matches;
    return isHighest ? fitting.slice(-1) : isLowest ? fitting.slice(0, 1) : fitting;
  }

  return { products, find };
}
