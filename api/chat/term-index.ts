import MiniSearch from 'minisearch';
import { createSpelling } from './language/spelling.ts';
import { DICTIONARY, isStopWord, partsOf, questionTermsOf, termsOf, wordsOf } from './language/words.ts';
import type { Passage } from './read-passages.ts';
import { topicsOf } from './topics.ts';

/** Quality of a match in a field. In the text it depends on the length: see `textQuality`. */
const FIELD_QUALITY = { title: 1, topics: 0.95, hints: 0.8, text: 0 } as const;

/** Factor of a match of the thesaurus beside one of the word itself. */
const THESAURUS_FACTOR = 0.75;

/** Letters of a question's word that count, more than any word of the site has. */
const MAX_WORD_LENGTH = 40;

/** Words of a question that count: the first ones with a meaning. An ordinary question has fewer than ten. */
const MAX_WORDS = 60;

/** Words of a question whose spelling is corrected: the first ones that no page has. */
const MAX_CORRECTED = 30;

/** Returns the quality of a match in a text. A word of a short text is more likely what the text is about. */
const textQuality = (text: string) => 0.5 + 0.35 * Math.min(1, 10 / text.split(/\s+/).length);

/** A passage's match of a word: its quality from 0 to 1, and MiniSearch's score. */
export interface Match {
  readonly quality: number;
  readonly score: number;
}

/** Finds passages by a word, or by another word for the same thing. */
export interface TermIndex {
  /** Returns the distinct words of a question that mean something, with their spelling corrected. */
  keywords(question: string): readonly string[];
  /** Returns the passages that have a word, by their position in the list. */
  search(word: string): ReadonlyMap<number, Match>;
  isInHeading(word: string): boolean;
}

/** Passages to index before other requests run. */
const CHUNK_SIZE = 10;

/** Indexes passages. The topics of a place are added to its first passage. */
export async function indexTerms(passages: readonly Passage[]): Promise<TermIndex> {
  const firsts = new Map(passages.map(({ href }, id) => [href, id] as const).reverse());
  const documents = passages.map(({ title, href, text, hints }, id) => {
    const topics = [topicsOf(href, title), firsts.get(href) === id ? topicsOf(href) : ''].join(' ');
    return { id, title, text, hints, topics };
  });
  const spelling = createSpelling(DICTIONARY);
  const index = new MiniSearch<(typeof documents)[number]>({
    fields: Object.keys(FIELD_QUALITY),
    tokenize: (text) => {
      const words = wordsOf(text);
      for (const word of words) spelling.add(word);
      return words;
    },
    // Topics are phrases. A part of a phrase can mean something else.
    processTerm: (word, field) =>
      (field === 'topics' ? [word] : partsOf(word)).flatMap((part) => (isStopWord(part) ? [] : termsOf(part))),
    searchOptions: {
      boost: { title: 1, topics: 1, hints: 0.8, text: 0.5 },
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  await index.addAllAsync(documents, { chunkSize: CHUNK_SIZE });
  const qualities = documents.map(({ text }) => ({ ...FIELD_QUALITY, text: textQuality(text) }));
  const headings = new Set(documents.flatMap(({ title }) => wordsOf(title)));

  function search(word: string): Map<number, Match> {
    const best = new Map<number, Match>();
    questionTermsOf(word).forEach((term, i) => {
      const factor = i === 0 ? 1 : THESAURUS_FACTOR;
      for (const { id, score, match } of index.search(term)) {
        const fields = Object.values(match).flat() as (keyof typeof FIELD_QUALITY)[];
        const quality = factor * Math.max(...fields.map((field) => qualities[id]?.[field] ?? 0));
        const other = best.get(id);
        best.set(id, {
          quality: Math.max(other?.quality ?? 0, quality),
          score: Math.max(other?.score ?? 0, score * factor),
        });
      }
    });
    return best;
  }

  const isKnown = (word: string) => spelling.has(word) || search(word).size > 0;

  return {
    search,
    isInHeading: (word) => headings.has(word),
    keywords(question) {
      const distinct = [...new Set(wordsOf(question).map((word) => word.slice(0, MAX_WORD_LENGTH)))];
      const words = distinct.filter((word) => !isStopWord(word) && !/^\d+$/.test(word)).slice(0, MAX_WORDS);
      const unknown = new Set(words.filter((word) => !isKnown(word)).slice(0, MAX_CORRECTED));
      const corrected = words.map((word) => (unknown.has(word) ? (spelling.closest(word) ?? word) : word));
      return [...new Set(wordsOf(corrected.join(' ')))].filter((word) => !isStopWord(word));
    },
  };
}
