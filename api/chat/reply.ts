import type { ChatAnswer } from '@studio/client/chat';
import { paths } from '@studio/client/paths';
import type { Passage } from './passages-of.ts';

/** Longest quotation, in characters, unless its first sentence alone is longer. */
const QUOTE_LENGTH = 400;

/** The answer where the site does not tell. */
export const UNKNOWN: ChatAnswer = {
  response: 'I do not know. I only know what is written on this site. Ask a person: the contact form reaches one.',
  answered: false,
  sources: [{ title: 'Contact', href: paths.contact() }],
};

/** An answer in the site's own words: a quotation of the best passage, with links to it and to the others. */
export function replyFrom(passages: readonly Passage[]): ChatAnswer {
  const [best] = passages;
  if (!best) return UNKNOWN;
  return { response: quote(best.text), answered: true, sources: sourcesOf(passages) };
}

/** Where passages are read, each place once. */
export function sourcesOf(passages: readonly Passage[]): ChatAnswer['sources'] {
  return passages.map(({ title, href }) => ({ title, href })).filter(isFirstWithHref);
}

const isFirstWithHref = (source: { href: string }, i: number, all: readonly { href: string }[]) =>
  all.findIndex(({ href }) => href === source.href) === i;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** As many whole sentences from a text's beginning as fit. */
function quote(text: string): string {
  let end = 0;
  for (const { index, segment } of sentences.segment(text)) {
    const next = index + segment.trimEnd().length;
    if (end > 0 && next > QUOTE_LENGTH) break;
    end = next;
  }
  return text.slice(0, end);
}
