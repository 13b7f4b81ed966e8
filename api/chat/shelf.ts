import type { Passage } from '@platform/server/live-files/passages';
import { withLatinDigits } from '../text.ts';

const ABOVE = /above|over|more than|at least|from \$?\d|starting|upore|beshi|উপরে|বেশি/i;
const LOWEST = /cheapest|lowest|least expensive|most affordable|s(?:o|ho)bcheye (kom|sosta)|সবচেয়ে (কম|সস্তা)/i;
const HIGHEST = /dearest|priciest|highest|most (expensive|costly)|s(?:o|ho)bcheye (dami|beshi)|সবচেয়ে (দামি|বেশি)/i;
/** Numbers that may be prices, and words by which one is a budget. */
const PRICE = /(?<![\d.])\d{3,5}(?!\d)/g;
const DOLLARS = /\$|dollar|usd|ডলার/i;

/** The page with all ready-made websites. */
export const SHELF = { title: 'Ready-made websites', href: '/sell/ecommerce' };

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
  const cards = passages.flatMap(({ title: heading, leadsTo: href = '', lines }) => {
    const price = lines.find((line) => /^\$[\d,]+$/.test(line));
    if (!href.startsWith('/sell/preview/') || !price) return [];
    const [title = ''] = heading.split(', ');
    const [name = ''] = termsOf(title);
    const others = lines.filter((line) => line !== price);
    const business = [name, ...ownTermsOf(businesses[href.split('/').at(-1) ?? ''])];
    const [text, dollars] = [`${title}: ${price}. ${others.join(' ')}`, Number(price.replace(/\D/g, ''))];
    return { title, href, price, dollars, text, name, business, category: ownTermsOf(others.at(-1)) };
  });
  // A card may be on several pages.
  const products = [...new Map(cards.map((card) => [card.href, card])).values()].sort((a, b) => a.dollars - b.dollars);
  const filtered = products.flatMap(({ business, category }) => [...business, ...category]);

  /** Returns the products that a text asks for, or that a paragraph has a use for; undefined if there is no such question. */
  function find(text: string, isParagraph = false): typeof products | undefined {
    const terms = termsOf(text);
    const has = (term: string) => terms.includes(term);
    const suited = products.filter(({ business }) => business.some(has));
    const inCategory = products.filter(({ category }) => category.some(has));
    const isBudget = DOLLARS.test(text);
    const numbers = isParagraph && !isBudget ? [] : (withLatinDigits(text).match(PRICE) ?? []).map(Number);
    const [price = 0, other] = numbers.sort((a, b) => a - b);
    const [isLowest, isHighest, isAbove] = [LOWEST.test(text), HIGHEST.test(text), ABOVE.test(text)];
    const rest = ownTermsOf(text).filter((term) => !filtered.includes(term));
    // A business that is nowhere on the site has no ready-made website.
    const isUnknown = !isParagraph && suited.length === 0 && !rest.every(isKnown);
    const isFilter = isLowest || isHighest || isUnknown || price + suited.length + inCategory.length > 0;
    const isOnSale = isFilter && (has(template) || (has(website) && (has(sell) || suited.length > 0)));
    const isNamed = rest.length === 0 && ((isBudget && price > 0) || suited.some(({ name }) => has(name)));
    if (isParagraph ? !isBudget && suited.length === 0 : !isNamed && (!isOnSale || has(duration))) return undefined;

    const lists = [suited, inCategory].filter((list) => list.length > 0);
    const matches = products.filter((product) => !isUnknown && lists.every((list) => list.includes(product)));
    const low = isAbove || other ? price : 0;
    const high = other ?? (price && !isAbove ? price : Number.POSITIVE_INFINITY);
    const fitting = matches.filter(({ dollars }) => dollars >= low && dollars <= high);
    if (isParagraph && fitting.length === 0) return matches;
    return isHighest ? fitting.slice(-1) : isLowest ? fitting.slice(0, 1) : fitting;
  }

  return { products, find };
}
