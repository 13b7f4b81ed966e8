import type { Passage } from '@platform/server/live-files/passages';
import { withLatinDigits } from '../text.ts';

const ABOVE = /above|over|more than|at least|from \$?\d|starting|upore|beshi|উপরে|বেশি/i;
const LOWEST = /cheapest|lowest|least expensive|most affordable|s(?:o|ho)bcheye (kom|sosta)|সবচেয়ে (কম|সস্তা)/i;
const HIGHEST = /dearest|priciest|highest|most (expensive|costly)|s(?:o|ho)bcheye (dami|beshi)|সবচেয়ে (দামি|বেশি)/i;
/** Numbers that may be prices, and those that are a budget by the words beside them. */
const PRICE = /(?<![\d.])\d{3,5}(?!\d)/g;
const BUDGET =
  /(?<=\$ ?|(?:budget|বাজেট):? (?:is |of |about |around )?)\d{3,5}(?!\d)|\b\d{3,5}(?= ?(?:dollar|usd|ডলার))/gi;

/** The page with all ready-made websites. */
export const SHELF = { title: 'Ready-made websites', href: '/sell/ecommerce' };

/** Creates the shelf of ready-made websites, which are cards of the pages, by price. `isKnown`: whether a term is on a page. */
export function createShelf(
  passages: readonly Passage[],
  businesses: Readonly<Record<string, string>>,
  termsOf: (text: string) => string[],
  isKnown: (term: string) => boolean,
) {
  const general = termsOf('template website sell price buy sale build shop dollar budget design');
  const [template, website, sell, price] = general;
  const cards = passages.flatMap(({ title, leadsTo: href = '', lines }) => {
    const price = lines.find((line) => /^\$[\d,]+$/.test(line));
    if (!href.startsWith('/sell/preview/') || !price) return [];
    const [name = ''] = title.split(', ');
    const others = lines.filter((line) => line !== price);
    const text = `${name}: ${price}. ${others.join(' ')}`;
    const [names, kinds] = [termsOf(name), termsOf(others.at(-1) ?? '')];
    const business = termsOf(businesses[href.split('/').at(-1) ?? ''] ?? '');
    return { title: name, href, price, dollars: Number(price.replace(/\D/g, '')), text, names, kinds, business };
  });
  // A card may be on several pages.
  const products = [...new Map(cards.map((card) => [card.href, card])).values()].sort((a, b) => a.dollars - b.dollars);

  function find(text: string, isParagraph: boolean): typeof products | undefined {
    const numbersOf = (pattern: RegExp) => (withLatinDigits(text).match(pattern) ?? []).map(Number);
    const has = (term = '') => terms.includes(term);
    const terms = termsOf(text);
    const words = terms.filter((term) => !general.includes(term));
    const named = products.filter(({ names }) => names.length > 0 && names.every(has));
    const suited = products.filter(({ business }) => business.some((term) => words.includes(term)));
    const kinds = words.filter((word) => products.some((product) => product.kinds.includes(word)));
    const meant = [...named, ...suited].flatMap(({ names, business }) => [...names, ...business]);
    const rest = words.filter((word) => ![...kinds, ...meant].includes(word));
    const budgets = numbersOf(BUDGET);
    const prices = isParagraph ? budgets : numbersOf(PRICE);
    // A business that is nowhere on the site has no ready-made website.
    const isUnknown = !rest.every(isKnown);
    const isExtreme = LOWEST.test(text) || HIGHEST.test(text);
    const isFilter = isExtreme || isUnknown || suited.length + kinds.length + prices.length > 0;
    const isOnSale = (has(template) || (has(website) && has(sell))) && isFilter;
    const isSuited = suited.length > 0 && has(website);
    const isAlone = named.length + budgets.length > 0 && rest.length === 0;
    if (!(isParagraph ? suited.length + prices.length > 0 : isOnSale || isSuited || isAlone)) return undefined;
    const low = ABOVE.test(text) || prices.length > 1 ? Math.min(...prices) : 0;
    const high = ABOVE.test(text) && prices.length < 2 ? Number.POSITIVE_INFINITY : Math.max(...prices);
    const matches = [named, suited].find((list) => list.length > 0) ?? (isUnknown && !isParagraph ? [] : products);
    const fitting = matches
      .filter((product) => kinds.every((kind) => product.kinds.includes(kind)))
      .filter(({ dollars }) => prices.length === 0 || (dollars >= low && dollars <= high));
    if (isParagraph && fitting.length === 0) return suited;
    return HIGHEST.test(text) ? fitting.slice(-1) : LOWEST.test(text) ? fitting.slice(0, 1) : fitting;
  }

  return {
    products,
    /** Returns the products that a text asks for, or that one about their price after `before` asks for; undefined if it asks for none. */
    find: (text: string, before = '', isParagraph = false) =>
      find(text, isParagraph) ??
      (before && termsOf(text).every((term) => term === price) ? find(before, false) : undefined),
  };
}
