import { FOREIGN_SUBJECTS, MADE_HERE } from './foreign-subjects.ts';
import { createJoinPhrases } from './phrases.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';
import { THESAURUS } from './thesaurus.ts';

const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
const LANGUAGE_CODES =
  'ar bn bg cs da de el en es et fi fr he hi hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sv ta th tr uk ur vi zh';

/** Names of countries and languages that are one word, in lower case. */
const COUNTRIES = namesOf(
  'region',
  LETTERS.flatMap((a) => LETTERS.map((b) => a + b)),
);
const LANGUAGES = namesOf('language', LANGUAGE_CODES.split(' '));

/** Cities that time zones are named after, in lower case. Hyphens join the words of a name. */
const CITIES: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('timeZone').map((zone) => (zone.split('/').at(-1) ?? '').toLowerCase().replaceAll('_', '-')),
);

function namesOf(type: 'region' | 'language', codes: readonly string[]): ReadonlySet<string> {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  const found = codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []);
  return new Set(found.filter((name) => /^\p{L}+$/u.test(name)));
}

/** Returns the index's term for a thing of the thesaurus. It differs from all words. */
const termOf = (thing: string) => `~${thing}`;

const ENTRIES = THESAURUS.trim()
  .split(/\n+/)
  .map((line) => {
    const [thing = '', words = ''] = line.split(': ');
    return { term: termOf(thing), words: words.split(' ') };
  });

/** Every word of the thesaurus. */
const KNOWN_WORDS: ReadonlySet<string> = new Set(ENTRIES.flatMap(({ words }) => words));

/** The terms of the thesaurus by the stem of a word. */
const TERMS = new Map<string, readonly string[]>();
for (const { term, words } of ENTRIES) {
  for (const word of words) TERMS.set(stem(word), [...(TERMS.get(stem(word)) ?? []), term]);
}
const thesaurusTermsOf = (word: string): readonly string[] => TERMS.get(stem(word)) ?? [];

/** Makes one word of each phrase. */
const joinPhrases = createJoinPhrases(
  [...ENTRIES.flatMap(({ words }) => words), ...CITIES, ...FOREIGN_SUBJECTS].filter((word) => word.includes('-')),
);

/** Texts that mean a word without containing it, and what they are replaced by. */
const REPLACEMENTS = [
  [
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|[0-9]{1,9}) (?=people|employees|colleagues)/g,
    'headcount ',
  ],
  [/\b(?:began|founded|started|opened) (?=in (?:19|20)\d\d\b)/g, '$&established '],
  [/\bfound(?:ed|ing)\b/g, 'established'],
  [/\bfounders?\b/g, 'boss'],
  [/\$\s?(?=\d)/g, ' dollar '],
] as const;

/** Returns the words of a text, in lower case without accents. A phrase is one word, joined by hyphens. */
export function wordsOf(text: string): string[] {
  let plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/(?<=\p{L})\/(?=\p{L})/gu, '-');
  for (const [pattern, replacement] of REPLACEMENTS) plain = plain.replace(pattern, replacement);
  return joinPhrases(plain)
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean)
    .map((word) => word.replaceAll('_', '-'));
}

/** Words that fit nearly every question and passage of an agency's site. */
const COMMON_WORDS = new Set(
  `agency build building built business client company create created customer design designer develop developer development
  firm homepage internet online page people person product project run service set site studio team web webpage
  website work working list type kind thing system show place`
    .split(/\s+/)
    .map(stem),
);

/** Returns whether a word fits nearly every question. */
export const isCommonWord = (word: string): boolean => COMMON_WORDS.has(stem(word));

/** Returns whether a word has no meaning for a search. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word) && !KNOWN_WORDS.has(word);

/** Things that a question can name without asking about them: "how long does a shop take" asks for a time. */
const OBJECTS = new Set(['shop', 'app'].map(termOf));

const hasOnlyTerms = (word: string, condition: (term: string) => boolean): boolean => {
  const terms = thesaurusTermsOf(word);
  return terms.length > 0 && terms.every(condition);
};

/** Returns whether a word only names what is to be made. */
export const isObject = (word: string): boolean => hasOnlyTerms(word, (term) => OBJECTS.has(term));

/** Returns whether a word only names a line of business. */
export const isTrade = (word: string): boolean => hasOnlyTerms(word, (term) => term.startsWith('~trade-'));

/** Returns whether a word is about a subject that the site has nothing about. */
export const isForeign = (word: string): boolean =>
  FOREIGN_SUBJECTS.has(word) || FOREIGN_SUBJECTS.has(word.replace(/s$/, ''));

/** Things that only an agency, or a site, is asked about. */
const OURS = new Set(
  `accessible aftercare brand browser-storage case-study cookies custom engineering interface marketing ownership
  privacy progress readymade scope shop takeover testimonial tracking work`
    .split(/\s+/)
    .map(termOf),
);

/** Returns whether a question with these words is about something that the agency makes. */
export const isForUs = (words: readonly string[]): boolean =>
  words.some((word) => MADE_HERE.has(word) || thesaurusTermsOf(word).some((term) => OURS.has(term)));

/** Returns a phrase and each of its words, or a single word. */
export const partsOf = (word: string): string[] => (word.includes('-') ? [word, ...word.split('-')] : [word]);

/** Returns the terms that a word is indexed by: its stem and those of the thesaurus. */
export const termsOf = (word: string): string[] => [stem(word), ...thesaurusTermsOf(word)];

/** Returns the terms to search for a question's word. Every place stands for a country too, and every language for a language. */
export function questionTermsOf(word: string): string[] {
  const terms = new Set(termsOf(word));
  if (COUNTRIES.has(word) || CITIES.has(word)) terms.add(termOf('country'));
  if (LANGUAGES.has(word)) terms.add(termOf('language'));
  return [...terms];
}

/** Words beside the site's own that a mistyped word can stand for. */
export const DICTIONARY: readonly string[] = [...KNOWN_WORDS, ...STOP_WORDS, ...FOREIGN_SUBJECTS, ...MADE_HERE];
