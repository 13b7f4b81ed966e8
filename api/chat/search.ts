import MiniSearch from 'minisearch';
import { type TermReader, wordsOf } from './words.ts';

/** Texts by which something is found. */
export interface Item {
  /** Questions that it answers, its heading and names. */
  readonly phrasings: readonly string[];
  readonly text: string;
  /** Title and address of its page. */
  readonly page: string;
}

/** Weights of a term that is in a phrasing, in the text or on the page, and of one that is spelled otherwise. */
const WEIGHTS: Readonly<Record<string, number>> = { phrasing: 1, text: 0.75, page: 0.9 };
const SIMILAR = 0.6;

/** Part of a score that the best phrasing or sentence makes up; weights of a phrasing's other terms and of a sentence. */
const FOCUS = 0.35;
const PRECISION = 0.5;
const SENTENCE = 0.6;

/** Weights of a term that is nowhere on the site, in relation to the rarest one. Pages are in English. */
const UNKNOWN = 1.2;
const UNKNOWN_BENGALI = 0.5;
const UNKNOWN_SHORT = 0.3;

/** Terms that count more. A result without one of them has a smaller score. */
const DECISIVE = 'price duration';
const DECISIVE_WEIGHT = 1.5;
const INDECISIVE = 0.75;

/** Terms of a question above which a smaller part of them has to be found. */
const USUAL_TERMS = 4;
const LENGTH = 0.5;

/** Highest score without a phrasing word for word. */
const NEARLY = 0.99;

/** Creates a function that returns the items that a question asks for, the best first, with scores from 0 to 1. */
export function createSearch<T extends Item>(items: readonly T[], { termsOf, askedTermsOf }: TermReader) {
  const setOf = (text: string): ReadonlySet<string> => new Set(termsOf(text));
  const indexed = items.map((item, id) => ({
    id,
    item,
    phrasing: item.phrasings.join('\n'),
    text: item.text,
    page: item.page,
    phrasings: item.phrasings.map(setOf),
    sentences: item.text.split(/(?<=[.?!…:])\s+|\n/).map(setOf),
  }));
  const index = new MiniSearch<(typeof indexed)[number]>({
    fields: Object.keys(WEIGHTS),
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { tokenize: askedTermsOf, prefix: (term) => term.length >= 5 },
  });
  index.addAll(indexed);
  const counts = new Map<string, number>();
  for (const { phrasing, text, page } of indexed)
    for (const term of setOf(`${phrasing} ${text} ${page}`)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const exact = new Map(
    items.toReversed().flatMap((item) => item.phrasings.map((text) => [wordsOf(text).join(' '), item] as const)),
  );
  const decisive = setOf(DECISIVE);

  /** Returns the weight of a term: its rarity. */
  function weightOf(term: string): number {
    const count = counts.get(term);
    const unknown = term.length < 4 ? UNKNOWN_SHORT : /\p{Script=Bengali}/u.test(term) ? UNKNOWN_BENGALI : UNKNOWN;
    const rarity = Math.log(1 + items.length / (count ?? 1)) * (count === undefined ? unknown : 1);
    return decisive.has(term) ? rarity * DECISIVE_WEIGHT : rarity;
  }
  const weigh = (terms: Iterable<string>, part: (term: string) => number = () => 1): number =>
    [...terms].reduce((sum, term) => sum + weightOf(term) * part(term), 0);

  function find(question: string): { readonly item: T; readonly score: number }[] {
    const asked = new Set(askedTermsOf(question));
    const whole = weigh(asked) * Math.min(1, (USUAL_TERMS / asked.size) ** LENGTH);
    const common = (terms: ReadonlySet<string>) => weigh(asked, (term) => (terms.has(term) ? 1 : 0));
    const same = exact.get(wordsOf(question).join(' '));
    const results = index.search(question).flatMap(({ id, queryTerms, match }) => {
      const result = indexed[id];
      if (!result || result.item === same) return [];
      const { item, phrasings, sentences } = result;
      const covered = weigh(queryTerms, (term) =>
        Math.max(...(match[term]?.map((field) => WEIGHTS[field] ?? 0) ?? [SIMILAR])),
      );
      const fits = phrasings.map(
        (terms) => common(terms) * (1 - PRECISION + (PRECISION * common(terms)) / (weigh(terms) || 1)),
      );
      const focus = Math.max(...fits, ...sentences.map((terms) => SENTENCE * common(terms)));
      const isDecided = [...asked].every((term) => !decisive.has(term) || queryTerms.includes(term));
      const score = Math.min(NEARLY, ((1 - FOCUS) * covered + FOCUS * focus) / whole);
      return { item, score: isDecided ? score : score * INDECISIVE };
    });
    return [...(same ? [{ item: same, score: 1 }] : []), ...results.sort((a, b) => b.score - a.score)];
  }
  return { find, weigh, isKnown: (term: string): boolean => counts.has(term) };
}
