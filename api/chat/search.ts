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

/** Part of a match that counts if the word is misspelt, or stands in the text of a passage and not in a way to ask. */
const MISSPELT = 0.9;
/** Likeness from which a word is taken for a misspelt one. */
const MIN_LIKENESS = 0.65;
const IN_TEXT = 0.6;
const IN_TITLE = 0.8;
/** Part of the weight that counts of words of the topic, and of the words of a way that the question lacks. */
const TOPIC = 0.5;
const LACKING = 0.3;
/** Part of a match that counts if the word is in another way to ask the same. */
const IN_OTHER_WAY = 0.6;
/** Weight of a word that nothing has, compared with one that a single way has. */
const UNKNOWN = 1.3;
/** Weight of a word of up to three letters that nothing has, compared with a longer one. */
const SHORT_UNKNOWN = 0.5;

/** Words of a question that are corrected. */
const MAX_CORRECTED = 10;

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
  readonly ways: string;
  readonly title: string;
  readonly text: string;
  readonly entry?: Entry;
  readonly passage?: Passage;
  /** The words that fill each place of a way. */
  readonly places: readonly (readonly string[])[];
}

/** Indexes entries by each way to ask them, and passages by their words. */
export async function createSearch(entries: readonly Entry[], passages: readonly Passage[]): Promise<Search> {
  const items: Item[] = [];
  for (const entry of entries) {
    for (const way of [entry.ask, ...`${entry.en};${entry.bn ?? ''};${entry.banglish ?? ''}`.split(';')]) {
      const places = way
        .split(/\s/)
        .map(contentOf)
        .filter((place) => place.length > 0);
      items.push({ id: items.length, ways: way, title: '', text: '', entry, places });
    }
  }
  for (const passage of passages) {
    items.push({ id: items.length, ways: '', title: passage.title, text: passage.text, passage, places: [] });
  }
  const index = new MiniSearch<Item>({
    fields: ['ways', 'title', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => [...new Set([word, stemOf(word)])],
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  });
  await index.addAllAsync(items, { chunkSize: CHUNK_SIZE });

  const frequencies = new Map<string, number>();
  for (const { places } of items) {
    for (const term of new Set(places.flat())) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  }
  const unknown = UNKNOWN * Math.log(1 + items.length);
  const weightOf = (term: string): number => Math.log(1 + items.length / (frequencies.get(term) ?? 1));
  const lacking = items.map(({ places }) => places.map((place) => Math.min(...place.map(weightOf))));

  /** Returns the known word that a word is meant to be; undefined if there is none. */
  function correct(word: string): string | undefined {
    const exact = [stemOf(word), word, ...swapsOf(word).flatMap((swap) => [stemOf(swap), swap])].find((term) =>
      frequencies.has(term),
    );
    if (exact !== undefined || word.length < 4) return exact;
    const near = index
      .search(word, { fields: ['ways'], fuzzy: 0.3, maxFuzzy: 2, prefix: word.length > 4 })
      .flatMap(({ terms }) => terms);
    return [...new Set(near)]
      .map((term) => ({ term, likeness: likenessOf(word, term) }))
      .filter(({ likeness }) => likeness >= MIN_LIKENESS)
      .sort((a, b) => b.likeness - a.likeness)
      .map(({ term }) => (frequencies.has(term) ? term : stemOf(term)))
      .find((term) => frequencies.has(term));
  }

  /** Returns what a word finds, by item: how well it fits, and its weight. */
  function look(
    word: string,
    mayCorrect: boolean,
  ): { readonly found: ReadonlyMap<number, number>; readonly weight: number } {
    const isInText = !frequencies.has(stemOf(word)) && index.search(stemOf(word)).length > 0;
    const term = isInText
      ? undefined
      : frequencies.has(stemOf(word))
        ? stemOf(word)
        : mayCorrect
          ? correct(word)
          : undefined;
    const spelling = term === word || term === stemOf(word) ? 1 : MISSPELT;
    const found = new Map<number, number>();
    for (const { id, match } of index.search(term ?? stemOf(word))) {
      const fields = Object.values(match).flat();
      found.set(id, spelling * (fields.includes('ways') ? 1 : fields.includes('title') ? IN_TITLE : IN_TEXT));
    }
    return { found, weight: term ? weightOf(term) : unknown * (word.length > 3 ? 1 : SHORT_UNKNOWN) };
  }

  return {
    find(question, topic = '') {
      const own = content(question);
      const given = content(topic).filter((word) => !own.includes(word));
      const scores = new Map<number, { own: number; topic: number }>();
      const totals = new Map<Entry | undefined, number>();
      let unknowns = 0;
      let ownWeight = 0;
      let topicWeight = 0;
      for (const [i, word] of [...own, ...given].entries()) {
        const { found, weight } = look(word, i < MAX_CORRECTED);
        const isOwn = own.includes(word);
        if (found.size === 0 && isOwn) unknowns += weight;
        if (isOwn) ownWeight += weight;
        else topicWeight += weight * TOPIC;
        const byEntry = new Map<Entry, number>();
        for (const [id, quality] of found) {
          const entry = items[id]?.entry;
          if (entry && isOwn) byEntry.set(entry, Math.max(byEntry.get(entry) ?? 0, quality));
          const score = scores.get(id) ?? { own: 0, topic: 0 };
          if (isOwn) score.own += weight * quality;
          else score.topic += weight * quality * TOPIC;
          scores.set(id, score);
        }
        for (const [entry, quality] of byEntry) totals.set(entry, (totals.get(entry) ?? 0) + weight * quality);
      }
      const best = new Map<Entry | Passage | undefined, Hit>();
      const stems = new Set([...own, ...given].map(stemOf));
      for (const [id, { own: matched, topic: context }] of scores) {
        if (topic && matched < ownWeight / 2) continue;
        const { entry, passage, places } = items[id] as Item;
        const lacks = places.reduce(
          (sum, place, i) => (place.some((term) => stems.has(term)) ? sum : sum + (lacking[id]?.[i] ?? 0)),
          0,
        );
        const all = Math.max(matched, IN_OTHER_WAY * (totals.get(entry) ?? 0) + (1 - IN_OTHER_WAY) * matched);
        const lack = lacks / (ownWeight + topicWeight + lacks || 1);
        const score = (all + context) / (ownWeight + topicWeight + LACKING * lacks || 1);
        if (score > (best.get(entry ?? passage)?.score ?? 0)) {
          best.set(entry ?? passage, { ...(entry && { entry }), ...(passage && { passage }), score, lacks: lack });
        }
      }
      const hits = [...best.values()].sort((a, b) => b.score - a.score);
      return {
        unknown: unknowns / (ownWeight || 1),
        words: own.length,
        hits,
        sureness: surenessOf(hits, unknowns / (ownWeight || 1), own.length),
      };
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

const pairsOf = (word: string): string[] =>
  Array.from({ length: word.length + 1 }, (_, i) => ` ${word} `.slice(i, i + 2));

/** Returns how alike two words are by their pairs of letters, from 0 to 1: Dice's coefficient. */
function likenessOf(a: string, b: string): number {
  const pairs = pairsOf(b);
  const shared = pairsOf(a).filter((pair) => {
    const at = pairs.indexOf(pair);
    if (at >= 0) pairs.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (a.length + b.length + 2);
}
