import MiniSearch from 'minisearch';
import type { Passage } from './passages.ts';
import { withLatinDigits } from './words.ts';

const ABOVE = /above|over|more than|at least|from \$?\d|starting|upore|beshi|উপরে|বেশি/i;
const LOWEST =
  /cheapest|lowest|least expensive|most affordable|sobcheye (kom|sosta)|shobcheye (kom|sosta)|সবচেয়ে (কম|সস্তা)/i;
const HIGHEST = /dearest|priciest|highest|most (expensive|costly)|(sob|shob)cheye (dami|beshi)|সবচেয়ে (দামি|বেশি)/i;
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
      description: lines.slice(0, -1).join(' '),
      business: businesses[href.split('/').at(-1) ?? ''] ?? '',
    };
  });
  return [...new Map(products.map((product) => [product.href, product])).values()];
}

export type Product = ReturnType<typeof productsOf>[number];

/** Creates the shelf of ready-made websites. `termsOf`: the terms of a text, as in the search. */
export function createShelf(
  products: readonly Product[],
  termsOf: (text: string) => string[],
  isKnown: (term: string) => boolean,
) {
  const index = new MiniSearch<Product>({
    fields: ['title', 'business', 'description'],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  index.addAll(products);
  const [template = '', website = '', build = ''] = termsOf('template website build');
  const sale = termsOf('buy sale sell');
  const price = termsOf('price');
  const general = new Set([template, website, build, ...sale, ...termsOf('shop page price')]);
  const categories = new Set(products.flatMap(({ category }) => termsOf(category)));

  const numbersIn = (question: string) =>
    withLatinDigits(question)
      .match(/(?<![\d.])\d{3,5}(?!\d)/g)
      ?.map(Number) ?? [];
  /** Returns the words of a question that name no price, number or position. */
  const subjectsIn = (question: string) => {
    const text = [LOWEST, HIGHEST, COUNT].reduce((left, words) => left.replace(words, ' '), question);
    return [...new Set(termsOf(text))].filter((term) => !/^\d+$/.test(term));
  };

  function ask(question: string) {
    const terms = new Set(subjectsIn(question));
    const words = [...terms].filter((term) => !general.has(term));
    const numbers = numbersIn(question);
    const isShelf = terms.has(template) || (terms.has(website) && sale.some((term) => terms.has(term)));
    const kinds = words.filter((word) => categories.has(word));
    const named = products.filter(({ title }) => termsOf(title).every((term) => terms.has(term)));
    const matches = index.search(words.filter((word) => !categories.has(word)).join(' '), {
      tokenize: (text) => text.split(' '),
    });
    const ofBusiness = matches.filter(({ match }) =>
      Object.values(match)
        .flat()
        .some((field) => field !== 'description'),
    );
    const business = (ofBusiness.length > 0 ? ofBusiness : isShelf && matches.length < 3 ? matches : []).map(
      ({ id }) => id,
    );
    const [isLowest, isHighest] = [LOWEST.test(question), HIGHEST.test(question)];
    const rest = words.filter(
      (word) => !kinds.includes(word) && !matches.some(({ queryTerms }) => queryTerms.includes(word)),
    );
    const isUnknown = rest.length > 0 && rest.length < 3 && !rest.some(isKnown);
    const isNarrowed =
      business.length + kinds.length + numbers.length > 0 || isLowest || isHighest || isUnknown || COUNT.test(question);
    const isAsked =
      rest.length < 4 &&
      (isShelf ? isNarrowed || rest.length === 0 : ofBusiness.length > 0 && terms.has(website) && !terms.has(build));
    if (named.length === 0 && !isAsked) return undefined;
    const isRange = numbers.length > 1;
    const low = isRange || ABOVE.test(question) ? Math.min(...numbers) : 0;
    const high = isRange || !ABOVE.test(question) ? Math.max(...numbers) : Number.POSITIVE_INFINITY;
    const fitting = (named.length > 0 ? named : products)
      .filter(({ href }) => named.length > 0 || business.length === 0 || business.includes(href))
      .filter(({ category }) => kinds.every((kind) => termsOf(category).includes(kind)))
      .filter(({ price }) => numbers.length === 0 || (price >= low && price <= high))
      .sort((a, b) => (isHighest ? b.price - a.price : a.price - b.price));
    const isNone = isUnknown && named.length + business.length === 0;
    return {
      /** True if the question names ready-made websites, or one of them. */
      isNamed: isShelf || named.length > 0,
      fitting: isNone ? [] : isLowest || isHighest ? fitting.slice(0, 1) : fitting,
    };
  }

  /** Returns the products that a question asks for, or that one about their prices after another asks for; undefined if it asks for none. */
  return (question: string, before = '') =>
    ask(question) ??
    (ask(before) && subjectsIn(question).every((term) => price.includes(term))
      ? ask(`${before} ${question}`)
      : undefined);
}
