import type { Passage } from '@platform/server/live-files/passages';
import { withLatinDigits } from '../text.ts';

const FOR = /\bfor\b|jonno|জন্য/i;
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
  termsOf: (text: string) => string[],
  isKnown: (term: string) => boolean,
) {
  const [template = '', website = '', price = '', ...sale] = termsOf('template website price buy sale sell');
  const general = [template, website, price, ...sale, ...termsOf('build shop dollar budget design')];
  const cards = passages.flatMap((passage) => {
    const { lines, leadsTo: href = '' } = passage;
    const price = lines.find((line) => /^\$[\d,]+$/.test(line));
    if (!href.startsWith('/sell/preview/') || !price) return [];
    const [title = ''] = passage.title.split(', ');
    const others = lines.filter((line) => line !== price);
    const terms = {
      names: title,
      kinds: others.at(-1) ?? '',
      business: businesses[href.split('/').at(-1) ?? ''] ?? '',
    };
    const [names = [], kinds = [], business = []] = Object.values(terms).map(termsOf);
    const text = `${title}: ${price}. ${others.join(' ')}`;
    return { title, href, price, dollars: Number(price.replace(/\D/g, '')), text, names, kinds, business };
  });
  // A card may be on several pages.
  const products = [...new Map(cards.map((card) => [card.href, card])).values()].sort((a, b) => a.dollars - b.dollars);

  function find(text: string, isParagraph: boolean) {
    const terms = termsOf(text);
    const has = (term: string) => terms.includes(term);
    const words = terms.filter((term) => !general.includes(term));
    const named = products.filter(({ names }) => names.length > 0 && names.every(has));
    const suited = products.filter(({ business }) => business.some((term) => words.includes(term)));
    const kinds = words.filter((word) => products.some((product) => product.kinds.includes(word)));
    const meant = [...kinds, ...[...named, ...suited].flatMap(({ names, business }) => [...names, ...business])];
    const rest = words.filter((word) => !meant.includes(word));
    const budgets = (withLatinDigits(text).match(BUDGET) ?? []).map(Number);
    const prices = isParagraph ? budgets : (withLatinDigits(text).match(PRICE) ?? []).map(Number);
    const [isLowest, isHighest, isAbove] = [LOWEST, HIGHEST, ABOVE].map((pattern) => pattern.test(text));
    // A business that is nowhere on the site has no ready-made website.
    const isUnknown = FOR.test(text) ? !rest.every(isKnown) : rest.length > 0 && !rest.some(isKnown);
    const isFilter = suited.length + kinds.length + prices.length > 0 || isLowest || isHighest || isUnknown;
    const isBusiness = suited.length > 0 && (has(website) || (has(price) && rest.length === 0));
    const isOnSale = has(template) || (has(website) && sale.some(has));
    const isAsked = isOnSale ? isFilter : isBusiness || (budgets.length > 0 && rest.length === 0);
    const isRight = isParagraph ? suited.length + prices.length > 0 : isAsked && rest.length <= MAX_REST;
    if (!isRight && (named.length === 0 || rest.length > 0)) return undefined;
    const low = isAbove || prices.length > 1 ? Math.min(...prices) : 0;
    const high = !isAbove || prices.length > 1 ? Math.max(...prices) : Number.POSITIVE_INFINITY;
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
