/** Characters of a quotation. A longer first sentence is quoted whole. */
const MAX_QUOTE = 420;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A line that ends as a sentence does. */
const SENTENCE = /[.?!…:”]$/;

/**
 * Returns whole sentences of a text that follow each other; of a list without sentences, its lines. `scoreOf` tells how well a sentence
 * fits a question: without it, they are the first ones.
 */
export function quote(text: string, scoreOf: (sentence: string) => number = () => 0): string {
  const lines = text.split('\n').map((line) => `${line}${SENTENCE.test(line) ? ' ' : '\n'}`);
  const sentences = Array.from(segmenter.segment(lines.join('').trim()), ({ segment }) => segment);
  const scores = sentences.map(scoreOf);
  const windows = sentences.map((_, start) => {
    const next = sentences.findIndex((_, i) => i > start && sentences.slice(start, i + 1).join('').length > MAX_QUOTE);
    const end = next < 0 ? sentences.length : next;
    const score = scores.slice(start, end).reduce((sum, one) => sum + one, 0);
    return { text: sentences.slice(start, end).join(''), score };
  });
  const beginning =
    windows[
      Math.max(
        0,
        sentences.findIndex((sentence) => SENTENCE.test(sentence.trimEnd())),
      )
    ];
  const [best] = [...(beginning ? [beginning] : []), ...windows].sort((one, other) => other.score - one.score);
  return best?.text.trimEnd().replaceAll('\n', ', ') ?? '';
}
