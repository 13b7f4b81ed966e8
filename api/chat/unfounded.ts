import { inWords } from '@studio/client/content/offer';
import type { Passage } from './passages.ts';
import { withLatinDigits } from './words.ts';

/** Thrown if a model says what the sources do not say. */
export class Unfounded extends Error {}

const NUMBERS = new Map(Array.from({ length: 13 }, (_, number) => [inWords(number), String(number)]));

/** Units of time, and how their names begin in the languages of visitors. */
const UNITS = ['hour', 'day', 'week', 'month', 'year'].flatMap((unit) =>
  ['en', 'bn', 'hi', 'de', 'fr', 'es'].map((language) => {
    const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(1);
    return [unit, parts.find(({ type }) => type === 'unit')?.value.toLowerCase() ?? unit] as const;
  }),
);

/** Prices, numbers, and numbers of times, as `$400`, `14` and `6 week`, in one spelling for all languages that units are known in. */
export function figuresOf(text: string): Set<string> {
  const latin = withLatinDigits(text.normalize('NFKC')).toLowerCase();
  const words = latin.match(/\$\d+(?:\.\d+)?|\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu) ?? [];
  const figures = words.flatMap((word, i) => {
    const number = NUMBERS.get(word) ?? word;
    // "one" is mostly no number.
    if (!/\d/.test(number) || word === 'one') return [];
    const next = words.slice(i + 1, i + 4);
    const [unit] = next.flatMap((word) => UNITS.find(([, begin]) => word.startsWith(begin))?.[0] ?? []);
    return unit && !number.startsWith('$') ? `${number} ${unit}` : number;
  });
  return new Set(figures);
}

/** Returns the words of a text that are, or may be, addresses of a page, a site or a mailbox. */
const addressesIn = (text: string): string[] =>
  text
    .split(/[\s()[\],;<>"“”]+/)
    .map((word) => word.replace(/[.!?।:]$/, ''))
    .filter((word) => /\/|@|[a-z]:.|\p{L}\.\p{L}/iu.test(word));

/** Returns a function that throws `Unfounded` if a text has an address or a figure that is neither in the sources nor a page of the site. */
export function createCheck(passages: readonly Passage[], pages: readonly Pick<Passage, 'title' | 'href'>[]) {
  const sources = passages.flatMap(({ title, lines }) => [title, ...lines]).join('\n');
  const figures = figuresOf(sources);
  const hrefs = [...pages, ...passages].flatMap(({ href }) => [href, href.split('#')[0]]);
  const places = new Set([...addressesIn(sources), ...hrefs]);
  return (text: string): void => {
    const addresses = addressesIn(text);
    const rest = addresses.reduce((left, address) => left.replace(address, ''), text);
    if (
      addresses.some((address) => !places.has(address)) ||
      [...figuresOf(rest)].some((figure) => !figures.has(figure))
    )
      throw new Unfounded('The model named an address or a figure that the sources do not have');
  };
}
