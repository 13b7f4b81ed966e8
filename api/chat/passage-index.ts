import MiniSearch, { type SearchResult } from 'minisearch';
import type { Passage } from './passages-of.ts';
import { LIKENESS, tellingWord } from './words.ts';

/** How much of a question a passage must speak of, from 0 to 1, to be an answer. Rare words are more of a question. */
const NEAR_ENOUGH = 0.5;

/** How much less than the best passage another may speak of the question, to be named beside it. */
const CLOSE_TO_BEST = 0.8;

/** Most passages that are found. */
const MOST = 3;

/** Looks passages up by a question. */
export interface PassageIndex {
  /** The passages that answer, best first; none if no passage is near enough. */
  find(question: string): readonly Passage[];
}

/** Indexes passages by the words of their titles and texts. */
export function indexPassages(passages: readonly Passage[]): PassageIndex {
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'text'],
    processTerm: tellingWord,
    searchOptions: { boost: { title: 2 }, ...LIKENESS },
  });
  index.addAll(passages.map((passage, id) => ({ id, ...passage })));

  /** How rare a word is: words that no passage knows are rarest. */
  const weightOf = (word: string) => Math.log(1 + passages.length / (index.search(word).length + 0.5));

  return {
    find(question) {
      const words = telling(question);
      const weights = new Map(words.map((word) => [word, weightOf(word)]));
      const whole = sum([...weights.values()]);
      const shareOf = ({ queryTerms }: SearchResult) =>
        sum([...new Set(queryTerms)].map((word) => weights.get(word) ?? 0)) / whole;
      const found = index
        .search(words.join(' '))
        .map((result) => ({ id: result.id as number, score: result.score, share: shareOf(result) }))
        .filter(({ share }) => share >= NEAR_ENOUGH)
        .sort((a, b) => b.share - a.share || b.score - a.score);
      const best = found[0]?.share ?? 0;
      return found
        .filter(({ share }) => share >= best * CLOSE_TO_BEST)
        .slice(0, MOST)
        .flatMap(({ id }) => passages[id] ?? []);
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Each telling word of a text, once. */
const telling = (text: string): string[] => [
  ...new Set(text.split(/[^\p{L}\p{M}\p{N}]+/u).flatMap((word) => tellingWord(word) ?? [])),
];
