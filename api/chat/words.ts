import { CITIES, COUNTRIES, LANGUAGES } from './countries.ts';
import { FOREIGN_SUBJECTS, MADE_HERE } from './foreign-subjects.ts';
import { stem } from './stem.ts';
import { THESAURUS } from './thesaurus.ts';

/** Words that tell nothing of what is asked. */
const STOP_WORDS = new Set(
  `a about all already also always am an and any anyone anything are as at be been but by can could did do does doing
  done dont else even ever exactly everything for from get gets getting give go going gonna got had has have having he
  hello help her here hey hi him his how i id if ill im in into is it its ive just know let lets like lot make makes
  making may maybe me might mine more most much must my need needs no not now of off ok on once one only or our out
  over please possible really rather s said say shall she should so some someone something soon still stuff t take
  tell than thank thanks that the their them then there these they thing things this those through thru to today too u
  until up ur us use used using very via want wanted wants was we well were what whats when whether which while who
  whos will wish with without wont would wouldnt yes yet you your youre yours r y
  accept across together both half-way roughly approximately about instead much small sort without after again against am before between during few other others since under where while within yourself
  accept actual actually add afford allow available back bad become behind best big both bring came care certain come
  comes creep currently day days deal difficult easily easy every expect fine first follow full fully good great guy
  guys handle happen happened happens hold holds include included includes including interested involve involved keep
  kind know last least left little long main manner many mean means meet months never new next nice normal normally
  offer offered offers often old one onto order part particular pls plz point provide provided quite regarding require
  same see seem show simple since small sort start sure thanks think problem method methods options option three time times total total try two type
  typical typically usual usually various way week weeks whole wonder wondering years`.split(/\s+/),
);

/** A thing of the thesaurus as a term of the index: no word is spelled like it. */
const termOf = (thing: string) => `~${thing}`;

const ENTRIES = THESAURUS.trim()
  .split('\n')
  .map((line) => {
    const [thing = '', words = ''] = line.split(': ');
    return { term: termOf(thing), words: words.split(' ') };
  });

const JOINED = [...ENTRIES.flatMap(({ words }) => words), ...CITIES, ...FOREIGN_SUBJECTS]
  .filter((word) => word.includes('-'))
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replaceAll('-', '[\\s-]+'));

/** Words that count as one. */
const PHRASES = new RegExp(`\\b(?:${JOINED.join('|')})\\b`, 'g');

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
  website work working`
    .split(/\s+/)
    .map(stem),
);

/** Whether a word tells little of what is asked. */
export const isCommonWord = (word: string): boolean => COMMON_WORDS.has(stem(word));

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

/** Whether a question's words ask of what this site does not speak of. */
export function foreignWords(words: readonly string[]): ReadonlySet<string> {
  if (words.some((word) => MADE_HERE.has(word))) return new Set();
  return new Set(words.filter((word) => FOREIGN_SUBJECTS.has(word) || FOREIGN_SUBJECTS.has(word.replace(/s$/, ''))));
}

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
