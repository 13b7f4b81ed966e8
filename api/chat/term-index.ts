import MiniSearch from 'minisearch';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import type { Passage } from './passages-of.ts';
import { spelled } from './spelling.ts';
import { topicsOf } from './topics.ts';
import { DICTIONARY, isStopWord, partsOf, termsAsked, termsOf, wordsOf } from './words.ts';

/** How well a passage speaks of a word that stands in a field; the text counts by its length, see `worthOfText`. */
const WORTH = { title: 1, topics: 0.95, hints: 0.8, text: 0 } as const;

/** How much a thing counts beside the very word. */
const THING = 0.75;

/** A text of few words means each of them; in a long one a word may stand in passing. */
const worthOfText = (text: string) => 0.5 + 0.35 * Math.min(1, 10 / text.split(/\s+/).length);

/** How a passage speaks of a word: from 0 to 1, and how strongly as MiniSearch counts it. */
export interface Spoken {
  readonly quality: number;
  readonly strength: number;
}

/** Passages by their words, and by the things that these stand for. */
export interface TermIndex {
  /** A question's telling words, each once, spelled as the site or the trade spells them. */
  tellingWords(question: string): readonly string[];
  /** The passages that speak of a word, by their number. */
  speakingOf(word: string): ReadonlyMap<number, Spoken>;
  /** Whether a heading has the word. */
  isHeading(word: string): boolean;
}

/** How many passages are indexed before others get their turn. */
const AT_ONCE = 10;

/** Indexes passages; those of one place share its topics, which its first one gets. */
export async function indexTerms(passages: readonly Passage[]): Promise<TermIndex> {
  const firsts = new Map(passages.map(({ href }, id) => [href, id] as const).reverse());
  const documents = passages.map(({ title, href, text, hints }, id) => {
    const topics = [topicsOf(href, title), firsts.get(href) === id ? topicsOf(href) : ''].join(' ');
    return { id, title, text, hints, topics };
  });
  const dictionary = new Set(DICTIONARY);
  const index = new MiniSearch<(typeof documents)[number]>({
    fields: Object.keys(WORTH),
    tokenize: (text) => {
      const words = wordsOf(text);
      for (const word of words) dictionary.add(word);
      return words;
    },
    // Topics are phrases already: a part of one may be of another thing.
    processTerm: (word, field) =>
      (field === 'topics' ? [word] : partsOf(word)).flatMap((part) => (isStopWord(part) ? [] : termsOf(part))),
    searchOptions: {
      boost: { title: 1, topics: 1, hints: 0.8, text: 0.5 },
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  await index.addAllAsync(documents, { chunkSize: AT_ONCE });
  const worths = documents.map(({ text }) => ({ ...WORTH, text: worthOfText(text) }));
  const headings = new Set(documents.flatMap(({ title }) => wordsOf(title)));

  function speakingOf(word: string): Map<number, Spoken> {
    const best = new Map<number, Spoken>();
    termsAsked(word).forEach((term, i) => {
      const likeness = i === 0 ? 1 : THING;
      for (const { id, score, match } of index.search(term)) {
        const fields = Object.values(match).flat() as (keyof typeof WORTH)[];
        const quality = likeness * Math.max(...fields.map((field) => worths[id]?.[field] ?? 0));
        const other = best.get(id);
        best.set(id, {
          quality: Math.max(other?.quality ?? 0, quality),
          strength: Math.max(other?.strength ?? 0, score * likeness),
        });
      }
    });
    return best;
  }

  const isKnown = (word: string) => dictionary.has(word) || EVERYDAY_WORDS.has(word) || speakingOf(word).size > 0;

  return {
    speakingOf,
    isHeading: (word) => headings.has(word),
    tellingWords(question) {
      const words = wordsOf(question).filter((word) => !isStopWord(word) && !/^\d+$/.test(word));
      const spelt = words.map((word) => (isKnown(word) ? word : (spelled(word, dictionary) ?? word)));
      return [...new Set(wordsOf(spelt.join(' ')))].filter((word) => !isStopWord(word));
    },
  };
}
