import MiniSearch from 'minisearch';
import type { Entry } from './knowledge/entry.ts';
import type { Passage } from './passages.ts';
import { isLittle, questionWords, seemsLittle, stemOf, swapsOf, wordsOf } from './words.ts';

/** An entry or a passage, and how well it fits a question: 0 to 1. */
export interface Hit {
  readonly entry?: Entry;
  readonly passage?: Passage;
  readonly score: number;
  /** Part of the way to ask that the question lacks. */
  readonly lacks: number;
}

/** What a question finds. */
export interface Finding {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** Probability that the first hit answers the question. */
  readonly sureness: number;
  /** Words of the question that say something, and the weight of those that nothing has. */
  readonly words: number;
  readonly unknown: number;
}

export interface Search {
  /**
   * Returns the entries and passages that fit a question, best first. Words of `topic` stand for what the question leaves out;
   * a hit must fit half of the question itself.
   */
  find(question: string, topic?: string): Finding;
}

/** Part of a match that counts if the word is misspelt, or stands in a passage and not in a way to ask. */
const MISSPELT = 0.75;
const IN_PASSAGE = 0.65;
/** Part of the weight that counts of words of the topic, and of the words of a way that the question lacks. */
const TOPIC = 0.5;
const LACKING = 0.3;
/** Part of a match that counts if the word is in another way to ask the same. */
const IN_OTHER_WAY = 0.6;
/** Weight of a word that nothing has, compared with one that a single way has; and of one with up to three letters. */
const UNKNOWN = 1.3;
const SHORT_UNKNOWN = 0.65;

/** Words of a question above which more of them make an answer no surer. */
const MANY_WORDS = 8;

/** A logistic regression, fitted to the development set of `bench/chat` before the last entries were added. */
const SURENESS = {
  constant: -4.4,
  score: 5.2,
  margin: 3.8,
  lacks: -0.9,
  unknown: -2.4,
  words: 3.5,
  passage: -2.1,
} as const;

function surenessOf([first, second]: readonly Hit[], unknown: number, words: number): number {
  if (!first) return 0;
  const { score, lacks, passage } = first;
  const sum =
    SURENESS.constant +
    SURENESS.score * score +
    SURENESS.margin * (score - (second?.score ?? 0)) +
    SURENESS.lacks * lacks +
    SURENESS.unknown * unknown +
    (SURENESS.words * Math.min(words, MANY_WORDS)) / MANY_WORDS +
    (passage ? SURENESS.passage : 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Items that are indexed before other requests run. */
const CHUNK_SIZE = 50;

/** One way to ask, or one passage. */
interface Item {
  readonly id: number;
  readonly text: string;
  readonly entry?: Entry;
  readonly passage?: Passage;
  /** The words that fill each place of a way. */
  readonly places: readonly (readonly string[])[];
}

/** Indexes entries by each way to ask them, and passages by their words. */
export async function createSearch(entries: readonly Entry[], passages: readonly Passage[]): Promise<Search> {
  const ways = entries.flatMap((entry) =>
    [entry.ask, ...`${entry.en};${entry.bn ?? ''};${entry.banglish ?? ''}`.split(';')].map((text) => ({ text, entry })),
  );
  const items: readonly Item[] = [
    ...ways.map(({ text, entry }, id) => ({
      id,
      text,
      entry,
      places: text
        .split(/\s/)
        .map(contentOf)
        .filter((place) => place.length > 0),
    })),
    ...passages.map((passage, i) => ({
      id: ways.length + i,
      text: `${passage.title} ${passage.text}`,
      passage,
      places: [],
    })),
  ];
  const frequencies = new Map<string, number>();
  for (const { places } of items) {
    for (const term of new Set(places.flat())) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  }
  const isKnown = (term: string) => frequencies.has(term);
  const index = new MiniSearch<Item>({
    fields: ['text'],
    tokenize: wordsOf,
    processTerm: (word) => [...new Set([word, stemOf(word)])],
    searchOptions: {
      tokenize: (terms) => terms.split(' '),
      processTerm: (term) => term,
      fuzzy: (term) => !isKnown(term) && term.length > 3 && 0.2,
      maxFuzzy: 2,
      prefix: (term) => !isKnown(term) && term.length > 4,
    },
  });
  await index.addAllAsync(items, { chunkSize: CHUNK_SIZE });
  const rarest = Math.log(1 + items.length);
  const weightOf = (term: string): number => Math.log(1 + items.length / (frequencies.get(term) ?? 1));
  const termOf = (word: string): string => [word, ...swapsOf(word)].map(stemOf).find(isKnown) ?? word;

  return {
    find(question, topic = '') {
      const own = new Set(content(question).map(termOf));
      const terms = [
        ...own,
        ...content(topic)
          .map(termOf)
          .filter((term) => !own.has(term)),
      ];
      const results = index.search(terms.join(' '));
      const found = new Set(results.flatMap(({ queryTerms }) => queryTerms));
      const weights = new Map(
        terms.map((term) => {
          const weight = isKnown(term)
            ? weightOf(term)
            : rarest * (term.length > 3 ? (found.has(term) ? 1 : UNKNOWN) : SHORT_UNKNOWN);
          return [term, own.has(term) ? weight : TOPIC * weight];
        }),
      );
      const sum = (some: Iterable<string>, of = (_: string) => 1) =>
        [...some].reduce((total, term) => total + of(term) * (weights.get(term) ?? 0), 0);
      const total = sum(terms) || 1;
      const ownTotal = sum(own) || 1;
      const spelling = (term: string) => (isKnown(term) ? 1 : MISSPELT);
      const byEntry = new Map<Entry | undefined, Set<string>>();
      for (const { id, queryTerms } of results) {
        const entry = items[id]?.entry;
        if (entry) byEntry.set(entry, new Set([...(byEntry.get(entry) ?? []), ...queryTerms]));
      }
      const best = new Map<Entry | Passage | undefined, Hit>();
      for (const { id, queryTerms, terms: matched } of results) {
        const { entry, passage, places } = items[id] as Item;
        if (topic && sum(queryTerms.filter((term) => own.has(term))) < ownTotal / 2) continue;
        const here = sum(queryTerms, spelling);
        const there = sum(byEntry.get(entry) ?? [], spelling);
        const lacks = places
          .filter((place) => !place.some((term) => matched.includes(term)))
          .reduce((weight, place) => weight + Math.min(...place.map(weightOf)), 0);
        const fit = passage ? IN_PASSAGE * here : Math.max(here, IN_OTHER_WAY * there + (1 - IN_OTHER_WAY) * here);
        const score = fit / (total + LACKING * lacks);
        if (score > (best.get(entry ?? passage)?.score ?? 0)) {
          best.set(entry ?? passage, {
            ...(entry && { entry }),
            ...(passage && { passage }),
            score,
            lacks: lacks / (total + lacks),
          });
        }
      }
      const hits = [...best.values()].sort((a, b) => b.score - a.score);
      const unknown = sum([...own].filter((term) => !found.has(term))) / ownTotal;
      return { hits, unknown, words: own.size, sureness: surenessOf(hits, unknown, own.size) };
    },
  };
}

/** Returns the stems of the words that fill a place of a way; none if a little word fills it. */
function contentOf(place: string): string[] {
  const words = wordsOf(place);
  return words.some(isLittle) ? [] : words.map(stemOf);
}

/** Returns the words of a question that say something; all if none does. */
function content(question: string): string[] {
  const words = questionWords(question);
  const telling = words.filter((word) => !seemsLittle(word));
  return telling.length > 0 ? telling : words;
}
