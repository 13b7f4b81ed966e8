import type { Passage } from './passages.ts';
import { withLatinDigits } from './words.ts';

const ABOVE = /above|over|more than|at least|from \$?\d|starting|upore|beshi|উপরে|বেশি/i;
const LOWEST =
  /cheapest|lowest|least expensive|most affordable|sobcheye (kom|sosta)|shobcheye (kom|sosta)|সবচেয়ে (কম|সস্তা)/i;
const HIGHEST = /dearest|priciest|highest|most (expensive|costly)|(sob|shob)cheye (dami|beshi)|সবচেয়ে (দামি|বেশি)/i;
/** Numbers that are a budget by the words beside them. */
const BUDGET =
  /(?<=\$ ?|(?:budget|বাজেট):? (?:is |of |about |around )?)\d{3,5}(?!\d)|\b\d{3,5}(?= ?(?:dollar|usd|ডলার))/gi;
const COUNT = /how many|number of|koyta|koita|কয়টা|কয়টি|কতগুলো/i;

/** Returns the ready-made websites among cards, each once. `price`: US dollars. */
export function productsOf(cards: readonly Passage[], businesses: Readonly<Record<string, string>>) {
  const products = cards.flatMap(({ title, text, leadsTo: href = '' }) => {
    const [price] = text.match(/^\$[\d,]+$/m) ?? [];
    if (!href.startsWith('/sell/preview/') || !price) return [];
    const [name = title] = title.split(', ');
    const lines = text.replace(price, '').trim().split('\n');
    return {
      id: href,
      title: name,
      href,
      text: `${name}: ${price}. ${lines.join(' ')}`,
      line: `${name}: ${price}`,
      price: Number(price.replace(/\D/g, '')),
      category: lines.at(-1) ?? '',
      business: businesses[href.split('/').at(-1) ?? ''] ?? '',
    };
  });
  return [...new Map(products.map((product) => [product.href, product])).values()];
}

export type Product = ReturnType<typeof productsOf>[number];

/** Creates the shelf of ready-made websites. `termsOf`: returns the terms of a text, as in the search. */
export function createShelf(
  products: readonly Product[],
  termsOf: (text: string) => string[],
  isKnown: (term: string) => boolean,
) {
  const [template = '', website = '', price = ''] = termsOf('template website price');
  const sale = termsOf('buy sale sell');
  const general = new Set(termsOf('template website build buy sale sell shop page price'));
  const cards = products.map((product) => ({
    product,
    title: termsOf(product.title),
    kinds: new Set(termsOf(product.category)),
    business: new Set(termsOf(product.business).filter((term) => !general.has(term))),
  }));
  const ofBusiness = (words: readonly string[]) =>
    cards.filter(({ business }) => words.some((word) => business.has(word)));

  /** Returns the terms of a question that are no number and name no position. */
  function subjectsIn(question: string): string[] {
    const text = [LOWEST, HIGHEST, COUNT].reduce((left, words) => left.replace(words, ' '), question);
    return [...new Set(termsOf(text))].filter((term) => !/^\d+$/.test(term));
  }

  function ask(question: string) {
    const terms = subjectsIn(question);
    const words = terms.filter((term) => !general.has(term));
    const kinds = words.filter((word) => cards.some((card) => card.kinds.has(word)));
    const named = cards.filter(({ title }) => title.every((term) => terms.includes(term)));
    const others = words.filter((word) => !kinds.includes(word));
    const suited = ofBusiness(others);
    const rest = others.filter((word) => !suited.some(({ business }) => business.has(word)));
    const isUnknown = rest.length > 0 && rest.length < 3 && !rest.some(isKnown);
    const isShelf = terms.includes(template) || (terms.includes(website) && sale.some((term) => terms.includes(term)));
    const [isLowest, isHighest] = [LOWEST.test(question), HIGHEST.test(question)];
    const isNarrowed =
      suited.length + kinds.length + numbersIn(question).length > 0 ||
      [isLowest, isHighest, isUnknown, COUNT.test(question)].includes(true);
    const isFilter = isShelf ? isNarrowed || rest.length === 0 : suited.length > 0 && terms.includes(website);
    if (named.length === 0 && (!isFilter || rest.length > 3)) return undefined;
    const [low, high] = pricesIn(question);
    const matches = named.length > 0 ? named : suited.length > 0 ? suited : isUnknown ? [] : cards;
    const fitting = matches
      .filter((card) => kinds.every((kind) => card.kinds.has(kind)))
      .map(({ product }) => product)
      .filter((product) => product.price >= low && product.price <= high)
      .sort((a, b) => (isHighest ? b.price - a.price : a.price - b.price));
    return {
      /** True if the question names ready-made websites, or one of them. */
      isNamed: isShelf || named.length > 0,
      fitting: isLowest || isHighest ? fitting.slice(0, 1) : fitting,
    };
  }

  return {
    /** Returns the products that a question asks for, or that one about their prices after another asks for; undefined if it asks for none. */
    find: (question: string, before = '') =>
      ask(question) ??
      (ask(before) && subjectsIn(question).every((term) => term === price) ? ask(`${before} ${question}`) : undefined),

    /** Returns the products for the businesses and within the budget that a paragraph names; undefined if it names neither. */
    suggest(text: string) {
      const suited = ofBusiness(termsOf(text)).map(({ product }) => product);
      const budget = Math.max(0, ...(withLatinDigits(text).match(BUDGET) ?? []).map(Number));
      if (suited.length + budget === 0) return undefined;
      const within = (suited.length > 0 ? suited : products)
        .filter((product) => budget === 0 || product.price <= budget)
        .sort((a, b) => a.price - b.price);
      return { isSuited: suited.length > 0, hasBudget: budget > 0, fitting: within.length > 0 ? within : suited };
    },
  };
}

/** Returns the numbers in a text that may be prices. */
const numbersIn = (text: string): number[] =>
  (withLatinDigits(text).match(/(?<![\d.])\d{3,5}(?!\d)/g) ?? []).map(Number);

/** Returns the lowest and the highest price that a question asks for. */
function pricesIn(question: string): readonly [number, number] {
  const numbers = numbersIn(question);
  const isAbove = ABOVE.test(question);
  return [
    numbers.length > 1 || (isAbove && numbers.length > 0) ? Math.min(...numbers) : 0,
    numbers.length > 1 || (!isAbove && numbers.length > 0) ? Math.max(...numbers) : Number.POSITIVE_INFINITY,
  ];
}
