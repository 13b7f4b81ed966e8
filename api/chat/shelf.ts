import type { Passage } from './passages.ts';
import { withLatinDigits } from './words.ts';

const ABOVE = /above|over|more than|at least|from \$?\d|starting|upore|beshi|উপরে|বেশি/i;
const LOWEST = /cheapest|lowest|least expensive|most affordable|s(?:o|ho)bcheye (kom|sosta)|সবচেয়ে (কম|সস্তা)/i;
const HIGHEST = /dearest|priciest|highest|most (expensive|costly)|s(?:o|ho)bcheye (dami|beshi)|সবচেয়ে (দামি|বেশি)/i;
const COUNT = /how many|number of|koyta|koita|কয়টা|কয়টি|কতগুলো/i;
/** Numbers that may be prices, and those that are a budget by the words beside them. */
const PRICE = /(?<![\d.])\d{3,5}(?!\d)/g;
const BUDGET =
  /(?<=\$ ?|(?:budget|বাজেট):? (?:is |of |about |around )?)\d{3,5}(?!\d)|\b\d{3,5}(?= ?(?:dollar|usd|ডলার))/gi;

/** Returns the ready-made websites among the cards of pages, each once. `price`: US dollars. */
export function productsOf(passages: readonly Passage[]) {
  const products = passages.flatMap(({ title, lines, leadsTo: href = '' }) => {
    const price = lines.find((line) => /^\$[\d,]+$/.test(line));
    if (!href.startsWith('/sell/preview/') || !price) return [];
    const [name = title] = title.split(', ');
    const others = lines.filter((line) => line !== price);
    const line = `${name}: ${price}`;
    const category = others.at(-1) ?? '';
    return {
      name,
      href,
      line,
      text: `${line}. ${others.join(' ')}`,
      category,
      price: Number(price.replace(/\D/g, '')),
    };
  });
  return [...new Map(products.map((product) => [product.href, product])).values()];
}

export type Product = ReturnType<typeof productsOf>[number];

/** Creates the filter of ready-made websites. `termsOf` and `isKnown` are the search's. */
export function createShelf(
  products: readonly Product[],
  businesses: Readonly<Record<string, string>>,
  termsOf: (text: string) => string[],
  isKnown: (term: string) => boolean,
) {
  const [template = '', website = '', price = ''] = termsOf('template website price');
  const sale = termsOf('buy sale sell');
  const general = new Set([template, website, price, ...sale, ...termsOf('build shop page')]);
  const cards = products.map((product) => ({
    product,
    name: termsOf(product.name),
    kinds: termsOf(product.category),
    business: termsOf(businesses[product.href.split('/').at(-1) ?? ''] ?? '').filter((term) => !general.has(term)),
  }));

  /** Returns the terms of a text that are no number and name no position. */
  const subjectsIn = (text: string): string[] =>
    termsOf([LOWEST, HIGHEST, COUNT].reduce((left, words) => left.replace(words, ' '), text)).filter(
      (term) => !/^\d+$/.test(term),
    );

  function ask(text: string, isParagraph: boolean): Product[] | undefined {
    const terms = subjectsIn(text);
    const words = terms.filter((term) => !general.has(term));
    const named = cards.filter(({ name }) => name.every((term) => terms.includes(term)));
    const suited = cards.filter(({ business }) => business.some((term) => words.includes(term)));
    const kinds = words.filter((word) => cards.some((card) => card.kinds.includes(word)));
    const rest = words.filter((word) => ![...suited.flatMap(({ business }) => business), ...kinds].includes(word));
    const prices = (withLatinDigits(text).match(isParagraph ? BUDGET : PRICE) ?? []).map(Number);
    const [isLowest, isHighest] = [LOWEST.test(text), HIGHEST.test(text)];
    // A business that is nowhere on the site has no ready-made website.
    const isUnknown = rest.length > 0 && rest.length < 3 && !rest.some(isKnown);
    const isNarrowed = suited.length + kinds.length + prices.length > 0 || isLowest || isHighest || COUNT.test(text);
    const isOnSale = terms.includes(template) || (terms.includes(website) && sale.some((term) => terms.includes(term)));
    const isFilter = isOnSale
      ? isNarrowed || isUnknown || rest.length === 0
      : suited.length > 0 && terms.includes(website);
    const isAsked = isParagraph ? suited.length + prices.length > 0 : isFilter && rest.length <= 3;
    if (!isAsked && named.length === 0) return undefined;
    const isAbove = ABOVE.test(text);
    const low = isAbove || prices.length > 1 ? Math.min(...prices) : 0;
    const high = !isAbove || prices.length > 1 ? Math.max(...prices) : Number.POSITIVE_INFINITY;
    const matches = [named, suited].find((list) => list.length > 0) ?? (isUnknown ? [] : cards);
    const fitting = matches
      .filter((card) => kinds.every((kind) => card.kinds.includes(kind)))
      .map(({ product }) => product)
      .filter(({ price }) => prices.length === 0 || (price >= low && price <= high))
      .sort((a, b) => (isHighest ? b.price - a.price : a.price - b.price));
    if (isParagraph && fitting.length === 0) return suited.map(({ product }) => product);
    return isLowest || isHighest ? fitting.slice(0, 1) : fitting;
  }

  /** Returns the products that a text asks for, or that one about their price after `before` asks for; undefined if it asks for none. */
  return (text: string, before = '', isParagraph = false): Product[] | undefined =>
    ask(text, isParagraph) ??
    (before && subjectsIn(text).every((term) => term === price) ? ask(before, false) : undefined);
}
