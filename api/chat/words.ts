import { CITIES, COUNTRIES, LANGUAGES } from './countries.ts';
import { FOREIGN_SUBJECTS, MADE_HERE } from './foreign-subjects.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';
import { THESAURUS } from './thesaurus.ts';
import { TRADES } from './trades.ts';

/** A thing of the thesaurus as a term of the index: no word is spelled like it. */
const termOf = (thing: string) => `~${thing}`;

const ENTRIES = `${THESAURUS}${TRADES}`
  .trim()
  .split(/\n+/)
  .map((line) => {
    const [thing = '', words = ''] = line.split(': ');
    return { term: termOf(thing), words: words.split(' ') };
  });

const JOINED = [...ENTRIES.flatMap(({ words }) => words), ...CITIES, ...FOREIGN_SUBJECTS]
  .filter((word) => word.includes('-'))
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replaceAll('-', '[\\s-]+'));

/** Words that count as one. */
const PHRASES = new RegExp(`\\b(?:${JOINED.join('|')})s?\\b`, 'g');

const COUNTS = 'two three four five six seven eight nine ten eleven twelve [a-z]+teen twenty thirty forty fifty [0-9]+';

/** What is told in figures, and what it tells. */
const FIGURES = [
  [new RegExp(`\\b(?:${COUNTS.replaceAll(' ', '|')}) (?=people|employees|colleagues)`, 'g'), 'headcount '],
  [/\b(?:began|founded|started|opened) (?=in (?:19|20)\d\d\b)/g, '$&established '],
  [/\bfound(?:ed|ing)\b/g, 'established'],
  [/\bfounders?\b/g, 'boss'],
  [/\$\s?(?=\d)/g, ' dollar '],
] as const;

const THINGS = new Map<string, readonly string[]>();
for (const { term, words } of ENTRIES) {
  for (const word of words) THINGS.set(stem(word), [...(THINGS.get(stem(word)) ?? []), term]);
}

/** Words that nearly every question and passage here could hold: they tell little. */
const COMMON_WORDS = new Set(
  `agency build building built business client company create created customer design designer develop developer development
  firm homepage internet online page people person product project run service set site studio team web webpage
  website work working list type kind thing system show place`
    .split(/\s+/)
    .map(stem),
);

/** Whether a word tells little of what is asked. */
export const isCommonWord = (word: string): boolean => COMMON_WORDS.has(stem(word));

/** What a question is about and not what it asks: `how long does a shop take` asks for a time. */
const OBJECTS = new Set(['shop', 'app'].map(termOf));

/** A line of business, as trades.ts names it. */
const TRADE = /^~trade-/;

const everyThing = (word: string, is: (thing: string) => boolean): boolean => {
  const things = THINGS.get(stem(word)) ?? [];
  return things.length > 0 && things.every(is);
};

/** Whether a word only names what is to be made. */
export const isObject = (word: string): boolean => everyThing(word, (thing) => OBJECTS.has(thing));

/** Whether a word only names for whom it is to be made. */
export const isTrade = (word: string): boolean => everyThing(word, (thing) => TRADE.test(thing));

/** Every word that the thesaurus knows. */
const KNOWN_WORDS: ReadonlySet<string> = new Set(ENTRIES.flatMap(({ words }) => words));

/** Whether a word says nothing of what is asked. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word) && !KNOWN_WORDS.has(word);

/** The words of a text, in small letters without accents; phrases of the trade count as one word. */
export function wordsOf(text: string): string[] {
  let plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/(?<=\p{L})\/(?=\p{L})/gu, '-');
  for (const [figure, told] of FIGURES) plain = plain.replace(figure, told);
  plain = plain.replace(PHRASES, (phrase) => phrase.replace(/[\s-]+/g, '_'));
  return plain
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean)
    .map((word) => word.replaceAll('_', '-'));
}

/** Whether a word is of a subject that this site does not speak of, unless the question is for something that is made here. */
export const isForeign = (word: string): boolean =>
  FOREIGN_SUBJECTS.has(word) || FOREIGN_SUBJECTS.has(word.replace(/s$/, ''));

/** Things that only an agency, or a site, is asked about. */
const OURS = new Set(
  `accessible aftercare brand browser-storage case-study cookies custom engineering interface marketing ownership
  privacy progress readymade scope shop takeover testimonial tracking work`
    .split(/\s+/)
    .map(termOf),
);

/** Whether a question's words are for something that is made here. */
export const isForUs = (words: readonly string[]): boolean =>
  words.some((word) => MADE_HERE.has(word) || THINGS.get(stem(word))?.some((thing) => OURS.has(thing)));

/** The parts of words that count as one, and every other word itself. */
export const partsOf = (word: string): string[] => (word.includes('-') ? [word, ...word.split('-')] : [word]);

/** What a word is found under: its stem, and the things it may stand for. */
export const termsOf = (word: string): string[] => [stem(word), ...(THINGS.get(stem(word)) ?? [])];

/** What a question's word is looked up by: any place is a country, and any language a language. */
export function termsAsked(word: string): string[] {
  const terms = new Set(termsOf(word));
  if (COUNTRIES.has(word) || CITIES.has(word)) terms.add(termOf('country'));
  if (LANGUAGES.has(word)) terms.add(termOf('language'));
  return [...terms];
}

/** Every word that may be meant by a mistyped one beside the site's own. */
export const DICTIONARY: readonly string[] = [...KNOWN_WORDS, ...STOP_WORDS, ...FOREIGN_SUBJECTS, ...MADE_HERE];
