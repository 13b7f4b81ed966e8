import { body as booking } from './posts/booking.ts';
import { body as hammock } from './posts/hammock.ts';
import { body as hilsa } from './posts/hilsa.ts';
import { body as kettle } from './posts/kettle.ts';
import { body as priceLists } from './posts/price-lists.ts';
import { body as train } from './posts/train.ts';
import type { ListedPost, PostBody } from './posts.ts';

/**
 * Words that an adult reads silently in a minute, in English non-fiction: M. Brysbaert, “How many words do we read per minute? A
 * review and meta-analysis of reading rate”, Journal of Memory and Language 109 (2019).
 */
const WORDS_PER_MINUTE = 238;

/** Returns the reading time of a post in minutes, rounded up. Notes and pull quotes are not counted. */
function minutesOf({ lead, sections }: PostBody): number {
  const texts = [lead, ...sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs])];
  return Math.ceil(texts.join(' ').split(/\s+/).length / WORDS_PER_MINUTE);
}

/** Reading times in minutes. The build replaces this module by the numbers, so that a card does not load the texts. */
export const readingMinutes: Readonly<Record<ListedPost['id'], number>> = {
  kettle: minutesOf(kettle),
  booking: minutesOf(booking),
  'price-lists': minutesOf(priceLists),
  train: minutesOf(train),
  hammock: minutesOf(hammock),
  hilsa: minutesOf(hilsa),
};
