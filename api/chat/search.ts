import MiniSearch from 'minisearch';
import type { Entry } from './knowledge/entry.ts';
import type { Passage } from './passages.ts';
import { isLittle, questionWords, stemOf, swapsOf, wordsOf } from './words.ts';

/** An entry or a passage, and how well it fits a question: 0 to 1. */
export interface Hit {
  readonly entry?: Entry;
  readonly passage?: Passage;
  readonly score: number;
}

export interface Search {
  /**
   * Returns the entries and passages that fit a question, best first. Words of `topic` stand for what the question leaves out;
   * a hit must fit half of the question itself.
   */
  find(question: string, topic?: string): readonly Hit[];
  /** Returns the words of a question as they are searched for: misspelt ones corrected. */
  terms(question: string): readonly string[];
}

/** Part of a match that counts if the word is misspelt, or stands in the text of a passage and not in a way to ask. */
const MISSPELT = 0.8;
const IN_TEXT = 0.6;
const IN_TITLE = 0.8;
/** Part of the weight that counts of words of the topic, and of the words of a way that the question lacks. */
const TOPIC = 0.5;
const LACKING = 0.3;
/** Part of a match that counts if the word is in another way to ask the same. */
const IN_OTHER_WAY = 0.7;
/** Weight of a word of up to three letters that nothing has, compared with a longer one. */
const SHORT_UNKNOWN = 0.5;

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
export function createSearch(entries: readonly Entry[], passages: readonly Passage[]): Search {
  const items: Item[] = [];
  for (const entry of entries) {
    for (const way of [entry.ask, ...`${entry.en};${entry.bn ?? ''};${entry.banglish ?? ''}`.split(';')]) {
      const places = way.split(/\s/).map(contentOf).filter((place) => place.length > 0);
      items.push({ id: items.length, ways: places.flat().join(' '), title: '', text: '', entry, places });
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
  index.addAll(items);

  const frequencies = new Map<string, number>();
  for (const { places } of items) {
    for (const term of new Set(places.flat())) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  }
  const unknown = Math.log(1 + items.length);
  const weightOf = (term: string): number => Math.log(1 + items.length / (frequencies.get(term) ?? 1));
  const lacking = items.map(({ places }) => places.map((place) => Math.min(...place.map(weightOf))));

  /** Returns what a word finds, by item: how well it fits, and its weight. */
  function look(word: string): { readonly found: ReadonlyMap<number, number>; readonly weight: number } {
    const stem = stemOf(word);
    const exact = [stem, word, ...swapsOf(word)].find((term) => frequencies.has(term) || frequencies.has(stemOf(term)));
    const term = exact && stemOf(exact);
    const options = term ? {} : { fuzzy: word.length > 3 ? 0.26 : false, prefix: word.length > 4 } as const;
    const found = new Map<number, number>();
    for (const { id, match } of index.search(term ?? word, options)) {
      let quality = 0;
      for (const [matched, fields] of Object.entries(match)) {
        const field = fields.includes('ways') ? 1 : fields.includes('title') ? IN_TITLE : IN_TEXT;
        const spelling = term || matched === word ? 1 : matched[0] === word[0] ? MISSPELT : MISSPELT / 2;
        quality = Math.max(quality, field * spelling);
      }
      found.set(id, quality);
    }
    const weight = term ? weightOf(term) : unknown * (word.length > 3 || found.size > 0 ? 1 : SHORT_UNKNOWN);
    return { found, weight };
  }

  return {
    terms: (question) => questionWords(question).map(stemOf),
    find(question, topic = '') {
      const own = content(question);
      const given = content(topic).filter((word) => !own.includes(word));
      const scores = new Map<number, { own: number; topic: number }>();
      const totals = new Map<Entry | undefined, number>();
      let ownWeight = 0;
      let topicWeight = 0;
      for (const word of [...own, ...given]) {
        const { found, weight } = look(word);
        const isOwn = own.includes(word);
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
        const score = (all + context) / (ownWeight + topicWeight + LACKING * lacks || 1);
        if (score > (best.get(entry ?? passage)?.score ?? 0)) {
          best.set(entry ?? passage, { ...(entry && { entry }), ...(passage && { passage }), score });
        }
      }
      return [...best.values()].sort((a, b) => b.score - a.score);
    },
  };
}

/** Returns the stems of the words that say something. */
const contentOf = (text: string): string[] => wordsOf(text).filter((word) => !isLittle(word)).map(stemOf);

/** Returns the words of a question that say something; all if none does. */
function content(question: string): string[] {
  const words = questionWords(question);
  const telling = words.filter((word) => !isLittle(word));
  return telling.length > 0 ? telling : words;
}
