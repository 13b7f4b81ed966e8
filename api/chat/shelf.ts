import type { Passage } from '@platform/server/live-files/passages';
import { isWeak, withLatinDigits } from './words.ts';

const ABOVE = /above|over|more than|at least|from \$?\d|starting|upore|beshi|উপরে|বেশি/i;
const LOWEST = /cheapest|lowest|least expensive|most affordable|s(?:o|ho)bcheye (kom|sosta)|সবচেয়ে (কম|সস্তা)/i;
const HIGHEST = /dearest|priciest|highest|most (expensive|costly)|s(?:o|ho)bcheye (dami|beshi)|সবচেয়ে (দামি|বেশি)/i;
/** Numbers that may be prices, and those that are a budget by the words beside them. */
const PRICE = /(?<![\d.])\d{3,5}(?!\d)/g;
const BUDGET =
  /(?<=\$ ?|(?:budget|বাজেট):? (?:is |of |about |around )?)\d{3,5}(?!\d)|\b\d{3,5}(?= ?(?:dollar|usd|ডলার))/gi;

/** Words of a question that name no kind of business or category, above which it is none about ready-made websites. */
const MAX_REST = 2;

/** A ready-made website, with the terms by which it is found. */
export type Product = ReturnType<typeof createShelf>['products'][number];

/** Creates the shelf of ready-made websites, which are cards of the pages, by price. `isKnown`: whether a term is on a page. */
export function createShelf(
  passages: readonly Passage[],
  businesses: Readonly<Record<string, string>>,
  allTermsOf: (text: string) => string[],
  isKnown: (term: string) => boolean,
) {
  const termsOf = (text: string) => allTermsOf(text).filter((term) => !isWeak(term));
  const [template = '', website = '', price = '', ...sale] = termsOf('template website price buy sale sell');
  const general = [template, website, price, ...sale, ...termsOf('build shop page dollar budget')];
  const cards = passages.flatMap((passage) => {
    const { lines, leadsTo: href = '' } = passage;
    const price = lines.find((line) => /^\$[\d,]+$/.test(line));
    if (!href.startsWith('/sell/preview/') || !price) return [];
    const [title = ''] = passage.title.split(', ');
    const others = lines.filter((line) => line !== price);
    return {
      title,
      href,
      price,
      dollars: Number(price.replace(/\D/g, '')),
      text: `${title}: ${price}. ${others.join(' ')}`,
      names: termsOf(title),
      kinds: termsOf(others.at(-1) ?? ''),
      business: termsOf(businesses[href.split('/').at(-1) ?? ''] ?? ''),
    };
  });
  // A card may be on several pages.
  const unique = new Map(cards.map((card) => [card.href, card]));
  const products = [...unique.values()].sort((a, b) => a.dollars - b.dollars);

  function find(text: string, isParagraph: boolean) {
    const terms = termsOf(text).filter((term) => !/^\d+$/.test(term));
    const words = terms.filter((term) => !general.includes(term));
    const named = products.filter(({ names }) => names.length > 0 && names.every((term) => terms.includes(term)));
    const suited = products.filter(({ business }) => business.some((term) => words.includes(term)));
    const kinds = words.filter((word) => products.some((product) => product.kinds.includes(word)));
    const meant = [...kinds, ...named.flatMap(({ names }) => names), ...suited.flatMap(({ business }) => business)];
    const rest = words.filter((word) => !meant.includes(word));
    const prices = (withLatinDigits(text).match(isParagraph ? BUDGET : PRICE) ?? []).map(Number);
    const [isLowest, isHighest] = [LOWEST.test(text), HIGHEST.test(text)];
    // A business that is nowhere on the site has no ready-made website.
    const isUnknown = !isParagraph && rest.length > 0 && !rest.some(isKnown);
    const isFilter = suited.length + kinds.length + prices.length > 0 || isLowest || isHighest || isUnknown;
    const isOnSale = terms.includes(template) || (terms.includes(website) && sale.some((term) => terms.includes(term)));
    const isBusiness = suited.length > 0 && (terms.includes(website) || (terms.includes(price) && rest.length === 0));
    const isBudget = rest.length === 0 && (withLatinDigits(text).match(BUDGET) ?? []).length > 0;
    const isAsked = isOnSale ? isFilter || rest.length === 0 : isBusiness || isBudget;
    const isRight = isParagraph ? suited.length + prices.length > 0 : isAsked && rest.length <= MAX_REST;
    if (!isRight && (named.length === 0 || rest.length > 0)) return undefined;
    const isAbove = ABOVE.test(text);
    const low = isAbove || prices.length > 1 ? Math.min(...prices) : 0;
    const high = !isAbove || prices.length > 1 ? Math.max(...prices) : Number.POSITIVE_INFINITY;
    const matches = [named, suited].find((list) => list.length > 0) ?? (isUnknown ? [] : products);
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
