import type { ChatAnswer } from '@studio/client/chat';
import { linksTo } from './answer-from.ts';
import { createCheck } from './grounding.ts';
import type { PageLink } from './library.ts';
import { UNKNOWN_ANSWER } from './model.ts';
import type { Passage } from './passages.ts';

/** Characters of a model's answer. */
const MAX_LENGTH = 2_000;

/** The end of a sentence. A full stop in a price or an address has no space after it. */
const SENTENCE_END = /[.!?।\n]\s/g;

/**
 * Collects a model's answer sentence by sentence. Calls `onText` with each sentence that is found to be in the sources. Returns
 * undefined if the model does not know.
 * @throws Error if the answer is empty, too long or unfounded.
 */
export async function modelAnswer(
  pieces: AsyncGenerator<string, void>,
  passages: readonly Passage[],
  pages: readonly PageLink[],
  onText: (text: string) => void,
): Promise<ChatAnswer | undefined> {
  const check = createCheck(passages, pages);
  const cited = new Set<Passage>();
  const named = new Set<PageLink>();
  let response = '';
  let rest = '';
  const take = (sentence: string) => {
    check(sentence);
    for (const [, number] of sentence.matchAll(/\[(\d+)\]/g)) {
      const passage = passages[Number(number) - 1];
      if (passage) cited.add(passage);
    }
    for (const page of pages) if (page.href.length > 1 && sentence.includes(page.href)) named.add(page);
    const text = sentence.replace(/\s?\[\d+\]/g, '');
    response += text;
    onText(text);
  };
  for await (const piece of pieces) {
    rest += piece;
    if (response.length + rest.length > MAX_LENGTH) throw new Error('The answer of the model is too long');
    const end = [...rest.matchAll(SENTENCE_END)].at(-1);
    if (!end || (response + rest).trimStart().startsWith(UNKNOWN_ANSWER)) continue;
    take(rest.slice(0, end.index + end[0].length));
    rest = rest.slice(end.index + end[0].length);
  }
  if (response === '' && rest.trim().startsWith(UNKNOWN_ANSWER)) return undefined;
  if (rest.trim() !== '') take(rest);
  if (response.trim() === '') throw new Error('The answer of the model is empty');
  const sources = linksTo([...(cited.size > 0 || named.size > 0 ? cited : passages.slice(0, 1))]);
  return {
    response: response.trim(),
    answered: true,
    sources: [...sources, ...[...named].map(({ title, href }) => ({ title, href }))],
  };
}
