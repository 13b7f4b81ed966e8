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
  const [template = '', website = '', sell = '', price = ''] = general;
  const ownTermsOf = (text: string) => termsOf(text).filter((term) => !general.includes(term));
  const cards = passages.flatMap(({ title, leadsTo: href = '', lines }) => {
    const price = lines.find((line) => /^\$[\d,]+$/.test(line));
    if (!href.startsWith('/sell/preview/') || !price) return [];
    const [name = ''] = title.split(', ');
    const others = lines.filter((line) => line !== price);
    const text = `${name}: ${price}. ${others.join(' ')}`;
    const [names, kinds] = [termsOf(name), ownTermsOf(others.at(-1) ?? '')];
    const business = ownTermsOf(businesses[href.split('/').at(-1) ?? ''] ?? '');
    return { title: name, href, price, dollars: Number(price.replace(/\D/g, '')), text, names, kinds, business };
  });
  // A card may be on several pages.
  const products = [...new Map(cards.map((card) => [card.href, card])).values()].sort((a, b) => a.dollars - b.dollars);

  function find(text: string, isParagraph: boolean): typeof products | undefined {
    const numbersOf = (pattern: RegExp) => (withLatinDigits(text).match(pattern) ?? []).map(Number);
    const terms = termsOf(text);
    const has = (term: string) => terms.includes(term);
    const named = products.filter(({ names }) => names.length > 0 && names.every(has));
    const suited = products.filter(({ business }) => business.some(has));
    const kinds = products.flatMap((product) => product.kinds.filter(has));
    const meant = [...named, ...suited].flatMap(({ names, business }) => [...names, ...business]);
    const rest = ownTermsOf(text).filter((term) => ![...kinds, ...meant].includes(term));
    const budgets = numbersOf(BUDGET);
    const prices = isParagraph ? budgets : numbersOf(PRICE);
    const isAbove = ABOVE.test(text);
    const [isLowest, isHighest] = [LOWEST.test(text), HIGHEST.test(text)];
    // A business that is nowhere on the site has no ready-made website.
    const isUnknown = !rest.every(isKnown);
    const isFilter = isLowest || isHighest || isUnknown || suited.length + kinds.length + prices.length > 0;
    const isOnSale = !isParagraph && isFilter && (has(template) || (has(website) && has(sell)));
    const isSuited = suited.length > 0 && (isParagraph || has(website));
    const isAlone = named.length + budgets.length > 0 && (isParagraph || rest.length === 0);
    if (!isOnSale && !isSuited && !isAlone) return undefined;
    const low = isAbove || prices.length > 1 ? Math.min(...prices) : 0;
    const high = isAbove && prices.length < 2 ? Number.POSITIVE_INFINITY : Math.max(...prices);
    const matches = [named, suited].find((list) => list.length > 0) ?? (isUnknown && !isParagraph ? [] : products);
    const fitting = matches
      .filter((product) => kinds.every((kind) => product.kinds.includes(kind)))
      .filter(({ dollars }) => prices.length === 0 || (dollars >= low && dollars <= high));
    if (isParagraph && fitting.length === 0) return suited;
    return isHighest ? fitting.slice(-1) : isLowest ? fitting.slice(0, 1) : fitting;
  }

  return {
    products,
    /** Returns the products that a text asks for, or that one about their price after `before` asks for; undefined if it asks for none. */
    find: (text: string, before = '', isParagraph = false) =>
      find(text, isParagraph) ??
      (before && termsOf(text).every((term) => term === price) ? find(before, false) : undefined),
  };
}
