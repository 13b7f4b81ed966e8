import { comparisons, kinds, shelfWords } from './knowledge/shelf.ts';
import type { Passage } from './passages.ts';
import { isLittle, stemOf, wordsOf } from './words.ts';

/** A ready-made website, as its card on the site shows it. */
export interface Product {
  readonly name: string;
  readonly href: string;
  /** US dollars. */
  readonly price: number;
  readonly description: string;
}

const PRICE = /^\$[\d,]+$/;

/** Returns the ready-made websites of the site, each once. */
export function productsOf(passages: readonly Passage[]): Product[] {
  const products = passages.flatMap(({ title, text, leadsTo }) => {
    const [price, ...lines] = [
      ...text.split('\n').filter((line) => PRICE.test(line)),
      ...text.split('\n').filter((line) => !PRICE.test(line)),
    ];
    if (!leadsTo?.startsWith('/sell/preview/') || !price || !PRICE.test(price)) return [];
    const name = title.replace(/, live preview$/, '');
    return [{ name, href: leadsTo, price: Number(price.replace(/\D/g, '')), description: lines.join(' ') }];
  });
  return [...new Map(products.map((product) => [product.href, product])).values()];
}

export const formatPrice = (price: number): string => `$${price.toLocaleString('en-US')}`;

const stems = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(stemOf));
const words = {
  shelf: stems(shelfWords),
  below: stems(comparisons.below),
  above: stems(comparisons.above),
  cheapest: stems(comparisons.cheapest),
  dearest: stems(comparisons.dearest),
};
const TEMPLATES = stems('template templates theme themes ready made finished premade prebuilt টেমপ্লেট থিম রেডিমেড');

/**
 * Returns the ready-made websites that a question asks for by price, kind or trade, in their order; undefined if it does not.
 * @param trades Addresses of those whose trade the question names.
 */
export function choose(
  question: string,
  products: readonly Product[],
  trades: readonly string[],
): readonly Product[] | undefined {
  const terms = wordsOf(question).map(stemOf);
  const has = (set: ReadonlySet<string>) => terms.some((term) => set.has(term));
  const prices = [...question.replace(/(\d),(?=\d{3})/g, '$1').matchAll(/\d{2,6}/g)].map(([digits]) => Number(digits));
  const isTemplate = has(TEMPLATES);
  if (!isTemplate && !has(words.shelf) && terms.filter((term) => !isLittle(term)).length > 1) return undefined;

  const [low = 0, high = low] = prices.sort((a, b) => a - b);
  const isBound = prices.length > 0 && (prices.length > 1 || has(words.below) || has(words.above));
  const isCheapest = has(words.cheapest);
  const isMost = terms.includes(stemOf('most')) && terms.includes(stemOf('expensive'));
  const isDearest = !isCheapest && (isMost || has(words.dearest));
  const named = isTemplate
    ? kinds.filter((kind) =>
        wordsOf(kind)
          .map(stemOf)
          .some((term) => terms.includes(term) && term !== stemOf('e')),
      )
    : [];
  if (!isBound && !isCheapest && !isDearest && named.length === 0 && trades.length === 0) return undefined;

  const fits = products.filter(
    ({ href, price, description }) =>
      (trades.length === 0 || trades.includes(href)) &&
      (named.length === 0 || named.some((kind) => description.includes(kind))) &&
      (!isBound ||
        (prices.length > 1
          ? price >= low && price <= high
          : has(words.above) && !has(words.below)
            ? price >= low
            : price <= low)),
  );
  const sorted = isBound || isCheapest || isDearest ? fits.toSorted((a, b) => a.price - b.price) : fits;
  return isCheapest ? sorted.slice(0, 1) : isDearest ? sorted.slice(-1) : sorted;
}
