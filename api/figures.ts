import { inWords } from '@studio/client/content/offer';
import { withLatinDigits } from './text.ts';

const NUMBERS = new Map(Array.from({ length: 13 }, (_, number) => [inWords(number), String(number)]));

/** Units of time, and how their names begin in the languages of visitors. */
const UNITS = ['hour', 'day', 'week', 'month', 'year'].flatMap((unit) =>
  ['en', 'bn', 'hi', 'de', 'fr', 'es'].map((language) => {
    const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(1);
    return [unit, parts.find(({ type }) => type === 'unit')?.value.toLowerCase() ?? unit] as const;
  }),
);

/** Returns prices, numbers, and numbers of times, as `$400`, `14` and `6 week`, in one spelling for all languages of units. */
export function figuresOf(text: string): string[] {
  const latin = withLatinDigits(text.normalize('NFKC')).toLowerCase();
  const words = latin.match(/\$\d+(?:\.\d+)?|\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu) ?? [];
  return words.flatMap((word, i) => {
    const number = NUMBERS.get(word) ?? word;
    // "one" is mostly no number.
    if (!/\d/.test(number) || word === 'one') return [];
    const next = words.slice(i + 1, i + 4);
    const [unit] = next.flatMap((word) => UNITS.find(([, begin]) => word.startsWith(begin))?.[0] ?? []);
    return unit && !number.startsWith('$') ? `${number} ${unit}` : number;
  });
}

/** Returns the words of a text that are, or may be, addresses of a page, a site or a mailbox. */
const addressesIn = (text: string): string[] =>
  text
    .split(/[\s()[\],;<>"“”]+/)
    .map((word) => word.replace(/[.!?।:]$/, ''))
    .filter((word) => /\/|@|[a-z]:.|\p{L}\.\p{L}/iu.test(word));

/** Returns whether each address and each figure of a text is in its source, or is one of the places. */
export function isFounded(text: string, source: string, places: readonly string[]): boolean {
  const known = new Set([...addressesIn(source), ...places, ...figuresOf(source)]);
  const addresses = addressesIn(text);
  const rest = addresses.reduce((left, address) => left.replace(address, ''), text);
  return [...addresses, ...figuresOf(rest)].every((part) => known.has(part));
}
