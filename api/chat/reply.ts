import type { ChatAnswer } from '@studio/client/chat';
import type { Passage } from './read-passages.ts';

/** Characters of a quotation. A longer first sentence is quoted whole. */
const MAX_QUOTE_LENGTH = 400;

/** The answer where the site has none. */
export const DO_NOT_KNOW: ChatAnswer = {
  response: 'I do not know. I only know what is written on this site. Ask a person: the contact form reaches one.',
  answered: false,
  sources: [{ title: 'Contact', href: '/contact' }],
};

/** Returns a quotation of the first passage, with links to all of them. */
export function replyFrom(passages: readonly Passage[]): ChatAnswer {
  const [best] = passages;
  if (!best) return DO_NOT_KNOW;
  return { response: quote(best.text), answered: true, sources: sourcesOf(passages) };
}

/** Returns the places of passages, each once. */
export function sourcesOf(passages: readonly Passage[]): ChatAnswer['sources'] {
  return passages
    .map(({ title, href }) => ({ title, href }))
    .filter((source, i, all) => all.findIndex(({ href }) => href === source.href) === i);
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns the first whole sentences of a text, up to `MAX_QUOTE_LENGTH`. */
function quote(text: string): string {
  let end = 0;
  for (const { index, segment } of sentences.segment(text)) {
    const next = index + segment.trimEnd().length;
    if (end > 0 && next > MAX_QUOTE_LENGTH) break;
    end = next;
  }
  return text.slice(0, end);
}
