import MiniSearch from 'minisearch';
import type { Knowledge } from './knowledge.ts';
import { createTerms, wordsOf } from './words.ts';

/** Texts by which something is found. */
interface Item {
  /** Questions that it answers, its heading and names. */
  readonly phrasings: readonly string[];
  readonly text: string;
}

/** Weight of a term that is in the text and in no phrasing, and part of a score that the best phrasing makes up. */
const IN_TEXT = 0.75;
const FOCUS = 0.35;

/** Part of its weight that a term of less than four letters has if no item has it. */
const UNKNOWN_SHORT = 0.3;

/** Terms of a question above which a smaller part of them has to be found. */
const USUAL_TERMS = 4;

/** Letters of a term from which longer ones that begin with it are found. */
const MIN_PREFIX = 5;

/** Creates a search of items. */
export function createSearch<T extends Item>(items: readonly T[], knowledge: Knowledge) {
  const texts = items.flatMap(({ phrasings, text }) => [...phrasings, text]);
  const termsOf = createTerms(knowledge, [...texts, ...Object.values(knowledge.businesses)]);
  const indexed = items.map((item, id) => {
    const phrasings = item.phrasings.map((text) => new Set(termsOf(text)));
    const phrasing = phrasings.flatMap((terms) => [...terms]).join(' ');
    return { id, item, phrasings, phrasing, text: termsOf(item.text).join(' ') };
  });
  const index = new MiniSearch<(typeof indexed)[number]>({
    fields: ['phrasing', 'text'],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: { prefix: (term) => term.length >= MIN_PREFIX },
  });
  index.addAll(indexed);
  // A question may have ignored words alone, such as "Who are you?", or the terms of another.
  const exact = new Map(
    items.toReversed().flatMap((item) => item.phrasings.map((text) => [wordsOf(text).join(' '), item] as const)),
  );
  const counts = new Map<string, number>();
  for (const { phrasing, text } of indexed)
    for (const term of new Set(`${phrasing} ${text}`.split(' '))) counts.set(term, (counts.get(term) ?? 0) + 1);

  /** Returns the weight of terms: their rarity. */
  const weigh = (terms: Iterable<string>, part: (term: string) => number = () => 1): number =>
    [...terms].reduce((sum, term) => {
      const isShort = !counts.has(term) && term.length < 4;
      const rarity = Math.log(1 + items.length / (counts.get(term) ?? 1));
      return sum + rarity * (isShort ? UNKNOWN_SHORT : 1) * part(term);
    }, 0);

  return {
    termsOf,
    weigh,
    isKnown: (term: string): boolean => counts.has(term),
    /** Returns the items that a question asks for, the best first, with scores from 0 to 1: the part of its terms that they have. */
    find(question: string): (T & { readonly score: number })[] {
      const asked = new Set(termsOf(question));
      const whole = weigh(asked) * Math.min(1, Math.sqrt(USUAL_TERMS / asked.size));
      const same = exact.get(wordsOf(question).join(' '));
      const results = index.search([...asked].join(' ')).flatMap(({ id, queryTerms, match }) => {
        const { item, phrasings } = indexed[id] ?? {};
        if (!item || !phrasings || item === same) return [];
        const covered = weigh(queryTerms, (term) => (match[term]?.includes('phrasing') ? 1 : IN_TEXT));
        const focus = phrasings.map((terms) => {
          const common = weigh(asked, (term) => Number(terms.has(term)));
          return (common * common) / (weigh(terms) || 1);
        });
        const score = ((1 - FOCUS) * covered + FOCUS * Math.max(...focus)) / whole;
        return { ...item, score: Math.min(1, score) };
      });
      results.sort((a, b) => b.score - a.score);
      return same ? [{ ...same, score: 1 }, ...results] : results;
    },
  };
}
