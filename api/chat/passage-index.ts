import { pageWeight } from './page-weight.ts';
import type { Passage } from './passages-of.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { indexTerms, type Spoken, type TermIndex } from './term-index.ts';
import { isCommonWord, isForeign, isForUs, isObject, isTrade, wordsOf } from './words.ts';

/** How well a passage, its page beside it, must speak of a question to answer it, from 0 to 1. */
const NEAR_ENOUGH = 0.46;

/** How much of that is the passage; the rest is the page that it stands on. */
const PASSAGE_SHARE = 0.65;

/**
 * How much of a question a word is: one that nearly every question could hold, one that only names what is to be made, or for
 * which trade, one of everyday English, one that the site does not know, and one of a subject that is not the site's.
 */
const COMMON = 0.15;
const OBJECT = 0.4;
const TRADE = 0.6;
const PLAIN = 0.4;
const UNKNOWN = 0.6;
const FOREIGN = 3;

/** How much the strength of the words may add to a score. */
const BY_STRENGTH = 0.25;

/** What a score is multiplied by where the passage's heading is a question: it was written to be asked. */
const ASKED = 1.1;

/** How good another passage must be beside the best, to be named with it, and how many are named. */
const CLOSE_TO_BEST = 0.75;
const MOST = 3;

/** Looks passages up by a question. */
export interface PassageIndex {
  /** The passages that answer, best first; none if no passage is near enough. */
  find(question: string): readonly Passage[];
}

/** A word of a question: who speaks of it, and how much of the question it is. */
interface Asked {
  readonly found: ReadonlyMap<number, Spoken>;
  readonly share: number;
}

/** Indexes passages, to be found by how much of a question they and their pages speak of. Others get their turn meanwhile. */
export async function indexPassages(passages: readonly Passage[]): Promise<PassageIndex> {
  const index = await indexTerms(passages);
  const pages = passages.map(({ href }) => href.split('#', 1).join());
  return {
    find(question) {
      const asked = weigh(question, index, passages.length);
      const byPage = nearnessOfPages(asked, pages);
      const speaking = [...new Set(asked.flatMap(({ found }) => [...found.keys()]))];
      const strengthOf = (id: number) => sum(asked.map(({ found, share }) => (found.get(id)?.strength ?? 0) * share));
      const strongest = Math.max(...speaking.map(strengthOf));
      const ranked = speaking.flatMap((id) => {
        const passage = passages[id];
        const ofPassage = sum(asked.map(({ found, share }) => (found.get(id)?.quality ?? 0) * share));
        const ofPage = byPage.get(pages[id] ?? '') ?? 0;
        const near = ofPassage * PASSAGE_SHARE + ofPage * (1 - PASSAGE_SHARE);
        if (!passage || near < NEAR_ENOUGH) return [];
        const score = (near + (BY_STRENGTH * strengthOf(id)) / strongest) * priorOf(passage);
        return [{ passage, score }];
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

/** A question's words, weighed: rare ones are more of it. */
function weigh(question: string, index: TermIndex, passages: number): readonly Asked[] {
  const forUs = isForUs(wordsOf(question));
  const words = index.tellingWords(question).map((word) => {
    const strange = !forUs && isForeign(word) && !index.isHeading(word);
    const found = strange ? new Map<number, Spoken>() : index.speakingOf(word);
    const rarity = Math.log(1 + passages / (sum([...found.values()].map(({ quality }) => quality)) + 0.5));
    return { found, weight: rarity * (strange ? FOREIGN : partOf(word, found.size > 0, index)) };
  });
  const whole = sum(words.map(({ weight }) => weight)) || 1;
  return words.map(({ found, weight }) => ({ found, share: weight / whole }));
}

function partOf(word: string, isKnown: boolean, index: TermIndex): number {
  if (PLAIN_WORDS.has(word) && !index.isHeading(word)) return PLAIN;
  if (isCommonWord(word)) return COMMON;
  if (isObject(word)) return OBJECT;
  if (isTrade(word)) return TRADE;
  return isKnown ? 1 : UNKNOWN;
}

/** How well each page speaks of a question, all its passages together. */
function nearnessOfPages(asked: readonly Asked[], pages: readonly string[]): ReadonlyMap<string, number> {
  const near = new Map<string, number>();
  for (const { found, share } of asked) {
    const best = new Map<string, number>();
    for (const [id, { quality }] of found) {
      const page = pages[id] ?? '';
      best.set(page, Math.max(best.get(page) ?? 0, quality));
    }
    for (const [page, quality] of best) near.set(page, (near.get(page) ?? 0) + quality * share);
  }
  return near;
}

const priorOf = ({ title, href }: Passage) => (title.endsWith('?') ? ASKED : 1) * pageWeight(href);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
