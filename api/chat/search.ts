import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import type { Entry } from '../content/chat/entry.ts';

/** An entry, and how well it fits a question: 0 to 1. */
export interface Hit {
  readonly entry: Entry;
  readonly score: number;
}

/** What a question finds. */
export interface Finding {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** How much better the first hit fits than the next with another place. */
  readonly lead: number;
  /** Probability that the first hit answers the question. */
  readonly sureness: number;
}

/** Words of a question that are read, and letters of each: a question of any length takes a bounded time. */
const MAX_WORDS = 24;
const MAX_LETTERS = 20;

/** Returns the words of a text in lower case, without marks of punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’\u200c\u200d]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns a word without its ending. */
const stemOf = (word: string): string =>
  stemmer(word.replace(/(?<=[\u0980-\u09ff]{3})(?:গুলো|গুলি|দের|টা|টি)?(?:ের|র|ে|কে|তে)?$/u, ''));

/** Returns the stems of the distinct words of a text. */
export const termsOf = (text: string): string[] => [...new Set(wordsOf(text).map(stemOf))];

/** Part of a match that counts if the word stands in the text of a place, or in another way to ask the same. */
const IN_TEXT = 0.65;
const IN_OTHER_WAY = 0.6;
/** Part of the weight that counts of a word of the topic, of a place of a way that the question lacks, and of a word that only texts have. */
const TOPIC = 0.5;
const LACKING = 0.3;
const ONLY_TEXT = 0.5;
/** Weight of a word that nothing has, compared with the rarest; and the letters from which it weighs that much. */
const UNKNOWN = 1.3;
const LONG = 6;
/** Part of the texts above which a word says nothing, unless it is in a way to ask. */
const EVERYWHERE = 0.01;

/**
 * A logistic regression, fitted to the development set of `bench/chat`: of a constant, the score of the best hit, its lead, the part
 * of the question that nothing has, whether the best hit was found by its text only, and the weight of the question.
 */
const SURENESS = [-6.7, 8.5, 2.6, -1.6, -2.1, 4.2];
/** Weight of a question, in rarest words, above which more makes an answer no surer. */
const HEAVY = 5;

/** One way to ask, or the text of a place. `places` are the alternative words that fill each place of a way. */
interface Item {
  readonly entry: Entry;
  readonly text: string;
  readonly places: readonly (readonly string[])[];
}

const placeOf = ({ at }: Entry) => at.split(' ')[0];

/**
 * Indexes entries by each way to ask them, and places by their texts. A homeless entry is not
 * found, but its words count.
 */
export async function createSearch(
  entries: readonly Entry[],
  texts: readonly { readonly entry: Entry; readonly text: string }[],
  homeless: ReadonlySet<Entry>,
) {
  const counted = (lists: readonly (readonly string[])[]) => {
    const counts = new Map<string, number>();
    for (const term of lists.flat()) counts.set(term, (counts.get(term) ?? 0) + 1);
    return counts;
  };
  const spoken = entries.map(({ ask, say }) => termsOf([ask, ...Object.values(say ?? {})].join(' ')));
  const inTexts = counted([...texts.map(({ text }) => termsOf(text)), ...spoken]);
  const textCount = texts.length + spoken.length;
  const placesOf = (way: string) =>
    way
      .split(/\s+/)
      .map(termsOf)
      .filter((place) => place.length > 0);
  const ways = entries.flatMap((entry) =>
    [entry.en, entry.bn ?? '', entry.banglish ?? '']
      .flatMap((list) => list.split(';'))
      .filter((text) => text.trim() !== '')
      .map((text) => ({ entry, text, places: placesOf(text) })),
  );
  const inWays = counted(ways.map(({ places }) => [...new Set(places.flat())]));
  const asked = [...new Set([...entries, ...texts.map(({ entry }) => entry)])]
    .filter(({ ask }) => ask.endsWith('?'))
    .map((entry) => ({ entry, text: entry.ask, places: placesOf(entry.ask) }));
  const items: readonly Item[] = [...ways, ...asked, ...texts.map((text) => ({ ...text, places: [] }))];
  const rarest = Math.log(1 + items.length);
  const isKnown = (term: string) => inWays.has(term) || inTexts.has(term);
  const weightOf = (term: string): number => {
    const ways = inWays.get(term);
    const texts = inTexts.get(term);
    if (ways) return Math.log(1 + items.length / (ways + (texts ?? 0)));
    if (!texts) return rarest * UNKNOWN * Math.min(1, term.length / LONG);
    return texts > EVERYWHERE * textCount ? 0 : ONLY_TEXT * Math.log(1 + textCount / texts);
  };
  const index = new MiniSearch<Item>({
    fields: ['text'],
    tokenize: wordsOf,
    processTerm: stemOf,
    searchOptions: { tokenize: (terms) => terms.split(' '), processTerm: (term) => term },
    autoSuggestOptions: { fuzzy: 0.2, maxFuzzy: 2, prefix: (term) => term.length > 4 },
  });
  await index.addAllAsync(
    items.map((item, id) => ({ id, ...item })),
    { chunkSize: 50 },
  );
  /** Returns the known term that a word means, if two neighbouring letters are exchanged or others are wrong. */
  const meant = (word: string): string => {
    const swaps = Array.from(word.slice(1), (letter, i) => word.slice(0, i) + letter + word[i] + word.slice(i + 2));
    const stem = stemOf(word);
    const known = [stem, ...swaps.map(stemOf)].find(isKnown);
    return known ?? (stem.length > 4 ? index.autoSuggest(stem)[0]?.terms[0] : undefined) ?? stem;
  };
  /** Returns the terms of the first words of a text that tell something. */
  const read = (text: string): string[] => {
    const words = new Set(wordsOf(text).map((word) => word.slice(0, MAX_LETTERS)));
    return [...new Set([...words].slice(0, MAX_WORDS).map(meant))].filter((term) => weightOf(term) > 0);
  };

  return {
    read,
    /** Returns how much a term tells: 0 if it is everywhere. */
    weightOf,
    /** Returns what fits a question. Words of `topic` stand for what the question leaves out; a hit must fit half of the question itself. */
    find(question: string, topic = ''): Finding {
      const own = read(question);
      const terms = [...new Set([...own, ...read(topic)])];
      const weigh = (some: Iterable<string>, isOwn = false) =>
        [...some].reduce(
          (sum, term) => sum + (own.includes(term) ? weightOf(term) : isOwn ? 0 : TOPIC * weightOf(term)),
          0,
        );
      const total = weigh(terms) || 1;
      const ownTotal = weigh(own) || 1;
      const results = index.search(terms.join(' '));
      const said = new Map<Entry, Set<string>>();
      for (const { id, queryTerms } of results) {
        const { entry } = items[id] as Item;
        said.set(entry, new Set([...(said.get(entry) ?? []), ...queryTerms]));
      }
      const scores = new Map<Entry, number>();
      for (const { id, queryTerms } of results) {
        const { entry, places } = items[id] as Item;
        if (homeless.has(entry)) continue;
        if (topic && weigh(queryTerms, true) < ownTotal / 2) continue;
        const here = weigh(queryTerms);
        const lacks = places
          .filter((place) => !place.some((term) => queryTerms.includes(term)))
          .reduce((sum, place) => sum + Math.min(...place.map(weightOf)), 0);
        const fit =
          places.length === 0
            ? IN_TEXT * here
            : IN_OTHER_WAY * weigh(said.get(entry) ?? []) + (1 - IN_OTHER_WAY) * here;
        scores.set(entry, Math.max(scores.get(entry) ?? 0, fit / (total + LACKING * lacks)));
      }
      const hits = [...scores].map(([entry, score]) => ({ entry, score })).sort((a, b) => b.score - a.score);
      const [first] = hits;
      const second = hits.find(({ entry }) => placeOf(entry) !== (first && placeOf(first.entry)));
      if (!first) return { hits, lead: 0, sureness: 0 };
      const lead = first.score - (second?.score ?? 0);
      const figures = [
        1,
        first.score,
        lead,
        weigh(
          own.filter((term) => !isKnown(term)),
          true,
        ) / ownTotal,
        Number(first.entry.en === ''),
        Math.min(1, ownTotal / rarest / HEAVY),
      ];
      const sum = figures.reduce((total, figure, i) => total + figure * (SURENESS[i] ?? 0), 0);
      return { hits, lead, sureness: 1 / (1 + Math.exp(-sum)) };
    },
  };
}
