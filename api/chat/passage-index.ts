import MiniSearch from 'minisearch';
import { pageWeight } from './page-weight.ts';
import type { Passage } from './passages-of.ts';
import { spelled } from './spelling.ts';
import { DICTIONARY, foreignWords, isCommonWord, isStopWord, partsOf, termsAsked, termsOf, wordsOf } from './words.ts';

/** How much of a question a passage must speak of, from 0 to 1, to be an answer. Rare words are more of a question. */
const NEAR_ENOUGH = 0.5;

/** The same where the passage's heading names some of it, and where its text names one word alone, in passing. */
const NEAR_ENOUGH_BY_HEADING = 0.4;
const NEAR_ENOUGH_IN_PASSING = 0.75;

/** How much of a question a word is that nearly every question could hold. */
const COMMON = 0.25;

/** How good another passage must be beside the best, to be named with it. */
const CLOSE_TO_BEST = 0.6;

/** Most passages that are found. */
const MOST = 3;

/** How much a thing counts beside the very word. */
const THING = 0.85;

/** How much of a question a word is that the site does not know, and one of a subject that is not the site's. */
const UNKNOWN = 0.6;
const FOREIGN = 3;

/** What a passage's score is multiplied by where its heading is a question: it was written to be asked. */
const ASKED = 1.8;

const FIELDS = { title: 2.2, text: 1, hints: 2 } as const;

/** Looks passages up by a question. */
export interface PassageIndex {
  /** The passages that answer, best first; none if no passage is near enough. */
  find(question: string): readonly Passage[];
}

/** Indexes passages by their words, and by the things that these stand for. */
export function indexPassages(passages: readonly Passage[]): PassageIndex {
  const index = new MiniSearch<Passage & { id: number }>({
    fields: Object.keys(FIELDS),
    tokenize: wordsOf,
    processTerm: (word) => partsOf(word).flatMap((part) => (isStopWord(part) ? [] : termsOf(part))),
    searchOptions: { boost: FIELDS, tokenize: (term) => [term], processTerm: (term) => term },
  });
  index.addAll(passages.map((passage, id) => ({ id, ...passage })));
  const ownWords = new Set(passages.flatMap(({ title, text, hints }) => wordsOf(`${title} ${text} ${hints}`)));
  const dictionary = new Set([...ownWords, ...DICTIONARY]);

  const isKnown = (word: string) => dictionary.has(word) || search(word).size > 0;

  /** The question's telling words, each once, spelled as the site or the trade spells them. */
  const ask = (question: string): string[] => {
    const words = wordsOf(question).filter((word) => !isStopWord(word) && !/^\d+$/.test(word));
    const spelt = words.map((word) => (isKnown(word) ? word : (spelled(word, dictionary) ?? word)));
    return [...new Set(spelt)].filter((word) => !isStopWord(word));
  };

  /** How well each passage speaks of a word, by the passage's number, and whether its heading does. */
  function search(word: string): Map<number, Named> {
    const best = new Map<number, Named>();
    termsAsked(word).forEach((term, i) => {
      for (const { id, score, match } of index.search(term)) {
        const strength = score * (i === 0 ? 1 : THING);
        const inHeading = Object.values(match)
          .flat()
          .some((field) => field !== 'text');
        const other = best.get(id);
        best.set(id, {
          strength: Math.max(other?.strength ?? 0, strength),
          inHeading: inHeading || (other?.inHeading ?? false),
        });
      }
    });
    return best;
  }

  return {
    find(question) {
      const words = ask(question);
      const foreign = foreignWords(wordsOf(question));
      const asked = words.map((word) => {
        const found = foreign.has(word) ? new Map<number, Named>() : search(word);
        const rarity = Math.log(1 + passages.length / (found.size + 0.5));
        const part = foreign.has(word) ? FOREIGN : isCommonWord(word) ? COMMON : found.size === 0 ? UNKNOWN : 1;
        return { found, part, weight: rarity * part, isCommon: isCommonWord(word) };
      });
      const whole = sum(asked.map(({ weight }) => weight));
      const speaking = new Set(asked.flatMap(({ found }) => [...found.keys()]));
      const ranked = [...speaking].flatMap((id) => {
        const passage = passages[id];
        if (!passage) return [];
        const named = asked.filter(({ found }) => found.has(id));
        const telling = named.filter(({ isCommon }) => !isCommon);
        if (telling.length === 0 && telling.length < asked.filter(({ isCommon }) => !isCommon).length) return [];
        const share = sum(named.map(({ weight }) => weight)) / whole;
        const strength = sum(named.map(({ found, part }) => (found.get(id)?.strength ?? 0) * part));
        const byHeading = telling.some(({ found }) => found.get(id)?.inHeading);
        const enough = byHeading ? NEAR_ENOUGH_BY_HEADING : named.length > 1 ? NEAR_ENOUGH : NEAR_ENOUGH_IN_PASSING;
        if (share < enough) return [];
        return [{ passage, score: strength * share * priorOf(passage) }];
      });
      ranked.sort((a, b) => b.score - a.score);
      const best = ranked[0]?.score ?? 0;
      return ranked
        .filter(({ score }) => score >= best * CLOSE_TO_BEST)
        .slice(0, MOST)
        .map(({ passage }) => passage);
    },
  };
}

const priorOf = ({ title, href }: Passage) => (title.endsWith('?') ? ASKED : 1) * pageWeight(href);

/** How a passage speaks of a word. */
interface Named {
  readonly strength: number;
  readonly inHeading: boolean;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
