import type { PageLink } from './library.ts';
import type { Passage } from './passages.ts';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const DIGITS: ReadonlyMap<string, string> = new Map(NUMBERS.split(' ').map((word, number) => [word, String(number)]));

/** Units of time by their beginnings in English, Bengali, and Bengali in Latin letters. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  hour: ['hour', 'ঘণ্টা', 'ঘন্টা', 'ghonta'],
  day: ['day', 'দিন', 'কর্মদিবস', 'din'],
  week: ['week', 'সপ্তাহ', 'soptaho', 'shoptaho'],
  month: ['month', 'মাস', 'mash'],
  year: ['year', 'বছর', 'bochor'],
};

/** Words after a number among which its unit is looked for, as in "four to six weeks". */
const REACH = 3;

/** Returns the prices, times and numbers of a text in one spelling: `$400`, `6 week`, `14`. */
export function figuresOf(text: string): Set<string> {
  const latin = text
    .normalize('NFKC')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
    .replace(/(\d),(?=\d)/g, '$1');
  const words = latin.toLowerCase().match(/\$\d+(?:\.\d+)?|\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu) ?? [];
  const figures = new Set<string>();
  words.forEach((word, i) => {
    const number = DIGITS.get(word) ?? word;
    if (!/\d/.test(number)) return;
    const unit = words
      .slice(i + 1, i + 1 + REACH)
      .map((next) => Object.keys(UNITS).find((name) => UNITS[name]?.some((begin) => next.startsWith(begin))))
      .find((name) => name !== undefined);
    if (unit && !number.startsWith('$')) figures.add(`${number} ${unit}`);
    // "one" is mostly no number.
    else if (word !== 'one') figures.add(number);
  });
  return figures;
}

/** Thrown if a model says what the sources do not say. */
export class Unfounded extends Error {}

/** Addresses in a text: with a scheme or a host, or of a page of this site. */
const ADDRESSES = /(?:https?:|www\.|\/)[^\s()[\],;]*[^\s()[\],;.!?।]/giu;

/**
 * Returns a function that throws `Unfounded` if a part of an answer contains an address that is no page of the site, or a
 * figure that is not in the sources.
 */
export function createCheck(passages: readonly Passage[], pages: readonly PageLink[]): (text: string) => void {
  const known = figuresOf(passages.map(({ title, text }) => `${title}\n${text}`).join('\n'));
  const bare = new Set([...known].map((figure) => figure.split(' ')[0]));
  const places = new Set([...pages, ...passages].flatMap(({ href }) => [href, href.split('#')[0]]));
  return (text) => {
    const plain = text.replace(/\[\d+\]/g, '');
    for (const [address] of plain.matchAll(ADDRESSES)) {
      if (!places.has(address)) throw new Unfounded('The model named an address that the site does not have');
    }
    for (const figure of figuresOf(plain.replace(ADDRESSES, ''))) {
      if (!known.has(figure) && (figure.includes(' ') || !bare.has(figure))) {
        throw new Unfounded('The model named a figure that the sources do not have');
      }
    }
  };
}
