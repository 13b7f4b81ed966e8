import { PLAIN_WORDS } from './language/plain-words.ts';
import { isCommonWord, isForeign, isForUs, isObject, isTrade, wordsOf } from './language/words.ts';
import type { Passage } from './read-passages.ts';
import { indexTerms, type Match, type TermIndex } from './term-index.ts';

/** Smallest relevance of a passage that answers, from 0 to 1. */
const MIN_RELEVANCE = 0.46;

/** Share of the passage in its relevance. The rest is its page's. */
const PASSAGE_SHARE = 0.65;

/** Weights of words in a question, beside 1 for all others. */
const WORD_WEIGHTS = {
  /** Fits nearly every question to an agency. */
  common: 0.15,
  /** Names what is to be made. */
  object: 0.4,
  /** Names a line of business. */
  trade: 0.6,
  /** Is everyday English. */
  plain: 0.4,
  /** Is on no page. */
  unknown: 0.6,
  /** Is about a subject that the site has nothing about. */
  foreign: 3,
};

/** Weight of the search's own scores beside the relevance. */
const SCORE_WEIGHT = 0.25;

/** Factor for a passage whose heading is a question. */
const QUESTION_FACTOR = 1.1;

/** Factors for passages of pages that do not describe what is offered. */
const PAGE_FACTORS: readonly (readonly [href: RegExp, factor: number])[] = [
  [/#latest-posts$/, 0.7],
  [/^\/(?:#|$)/, 0.9],
  [/^\/post\//, 0.8],
  [/^\/blogs(?:$|#)/, 0.95],
  [/^\/team\//, 0.9],
  [/#case-studies$/, 0.75],
  [/^\/(?:TermsAndConditions|PrivacyPolicy)(?:$|#)/, 0.95],
];

/** Smallest score beside the best one with which a further passage is returned. */
const CLOSE_TO_BEST = 0.75;

const MAX_PASSAGES = 3;

/** Finds passages by a question. */
export interface PassageIndex {
  /** Returns the passages that answer, best first. */
  find(question: string): readonly Passage[];
}

/** A word of a question: the passages that have it, and its share of the question. */
interface QuestionWord {
  readonly matches: ReadonlyMap<number, Match>;
  readonly share: number;
}

/** Indexes passages by the words that they and their pages have. Other requests run meanwhile. */
export async function indexPassages(passages: readonly Passage[]): Promise<PassageIndex> {
  const index = await indexTerms(passages);
  const pages = passages.map(({ href }) => href.split('#', 1).join());
  return {
    find(question) {
      const words = weigh(question, index, passages.length);
      const pageRelevance = relevanceOfPages(words, pages);
      const ids = [...new Set(words.flatMap(({ matches }) => [...matches.keys()]))];
      const searchScore = (id: number) => sum(words.map(({ matches, share }) => (matches.get(id)?.score ?? 0) * share));
      const maxSearchScore = Math.max(...ids.map(searchScore));
      const ranked = ids.flatMap((id) => {
        const passage = passages[id];
        const ofPassage = sum(words.map(({ matches, share }) => (matches.get(id)?.quality ?? 0) * share));
        const ofPage = pageRelevance.get(pages[id] ?? '') ?? 0;
        const relevance = ofPassage * PASSAGE_SHARE + ofPage * (1 - PASSAGE_SHARE);
        if (!passage || relevance < MIN_RELEVANCE) return [];
        const score = (relevance + (SCORE_WEIGHT * searchScore(id)) / maxSearchScore) * factorOf(passage);
        return [{ passage, score }];
      });
      ranked.sort((a, b) => b.score - a.score);
      const best = ranked[0]?.score ?? 0;
      return ranked
        .filter(({ score }) => score >= best * CLOSE_TO_BEST)
        .slice(0, MAX_PASSAGES)
        .map(({ passage }) => passage);
    },
  };
}

/** Returns the words of a question with their shares. Rare words have larger ones. */
function weigh(question: string, index: TermIndex, passageCount: number): readonly QuestionWord[] {
  const forUs = isForUs(wordsOf(question));
  const words = index.keywords(question).map((word) => {
    const foreign = !forUs && isForeign(word) && !index.isInHeading(word);
    const matches = foreign ? new Map<number, Match>() : index.search(word);
    const rarity = Math.log(1 + passageCount / (sum([...matches.values()].map(({ quality }) => quality)) + 0.5));
    return { matches, weight: rarity * (foreign ? WORD_WEIGHTS.foreign : weightOf(word, matches.size > 0, index)) };
  });
  const total = sum(words.map(({ weight }) => weight)) || 1;
  return words.map(({ matches, weight }) => ({ matches, share: weight / total }));
}

function weightOf(word: string, isKnown: boolean, index: TermIndex): number {
  if (PLAIN_WORDS.has(word) && !index.isInHeading(word)) return WORD_WEIGHTS.plain;
  if (isCommonWord(word)) return WORD_WEIGHTS.common;
  if (isObject(word)) return WORD_WEIGHTS.object;
  if (isTrade(word)) return WORD_WEIGHTS.trade;
  return isKnown ? 1 : WORD_WEIGHTS.unknown;
}

/** Returns the relevance of each page: for each word the best of its passages. */
function relevanceOfPages(words: readonly QuestionWord[], pages: readonly string[]): ReadonlyMap<string, number> {
  const relevance = new Map<string, number>();
  for (const { matches, share } of words) {
    const best = new Map<string, number>();
    for (const [id, { quality }] of matches) {
      const page = pages[id] ?? '';
      best.set(page, Math.max(best.get(page) ?? 0, quality));
    }
    for (const [page, quality] of best) relevance.set(page, (relevance.get(page) ?? 0) + quality * share);
  }
  return relevance;
}

const factorOf = ({ title, href }: Passage) =>
  (title.endsWith('?') ? QUESTION_FACTOR : 1) * (PAGE_FACTORS.find(([pattern]) => pattern.test(href))?.[1] ?? 1);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
