import type { Passage } from './passages.ts';

/** Characters of a quotation. A longer first sentence is quoted whole. */
const MAX_QUOTE = 420;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A line that ends as a sentence does. */
const SENTENCE = /[.?!…:”]$/;

/** Part by which other sentences must fit a question better than the first ones, to be quoted in their place. */
const BETTER = 1.3;

/** Sentences of a passage that follow each other. */
export interface Quotation {
  readonly passage: Passage;
  readonly text: string;
}

/**
 * Returns whole sentences of one of some passages; of a list without sentences, its lines. `scoreOf` tells how well a sentence
 * fits a question: without it, they are the first ones.
 */
export function quote(
  passages: readonly Passage[],
  scoreOf: (sentence: string) => number = () => 0,
): Quotation | undefined {
  const windows = passages.flatMap((passage) => {
    const lines = passage.text.split('\n').map((line) => `${line}${SENTENCE.test(line) ? ' ' : '\n'}`);
    const all = [...sentences.segment(lines.join('').trim())];
    const scores = all.map(({ segment }) => scoreOf(segment));
    return all.map(({ index: from }, start) => {
      const ends = ({ index, segment }: Intl.SegmentData) => index + segment.trimEnd().length - from;
      const kept = all.slice(start).filter((sentence, i) => i === 0 || ends(sentence) <= MAX_QUOTE);
      const text = kept.map(({ segment }) => segment).join('');
      return {
        passage,
        text: text.trimEnd().replaceAll('\n', ', '),
        score: scores.slice(start, start + kept.length).reduce((sum, one) => sum + one, 0),
        isSentence: SENTENCE.test(all[start]?.segment.trimEnd() ?? ''),
      };
    });
  });
  const beginning = windows.find(({ isSentence }) => isSentence) ?? windows[0];
  const best = windows.toSorted((one, other) => other.score - one.score)[0];
  return beginning && best && best.score > BETTER * beginning.score ? best : beginning;
}
