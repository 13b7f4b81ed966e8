import type { Passage } from '@platform/server/live-files/passages';
import type { ChatAnswer, ChatTurn } from '@studio/client/chat';
import { chatHref } from '@studio/client/identity';
import { excerptOf, fillIn, sentencesOf } from '../text.ts';
import { languageOf } from './knowledge.ts';
import type { Hit, Library } from './library.ts';
import { SHELF } from './shelf.ts';

/** Scores from which the best hit is an answer, or is offered, and how far behind it the hits are that fit as well. */
const ANSWER = 0.65;
const OFFER = 0.5;
const LEAD = 0.22;

/** Places of an answer, and questions that are offered. An answer is doubtful if more places fit as well as each other. */
const MAX_PLACES = 3;

/** Sentences that are searched, passages that a model gets, ready-made websites in an answer, and characters in it and in an address. */
const MAX_SENTENCES = 12;
const MAX_PASSAGES = 8;
const MAX_LISTED = 6;
const MAX_QUOTE = 420;
const MAX_CARRIED = 1000;

/** Returns the hits that answer a question: none if the best one does not fit, or too many fit as well as it. */
export function decide<T extends Pick<Hit, 'score' | 'place'>>(hits: readonly T[]): T[] {
  const [best] = hits;
  if (!best || best.score < ANSWER) return [];
  // Small talk, which has no place, stands alone.
  const near = hits.filter(({ score, place }) => best.score - score < LEAD && !place === !best.place);
  return near.length <= MAX_PLACES ? near : [];
}

/**
 * Returns the answer to a question from the library alone, and what a model needs: passages, and the answer if they have none.
 * @param turns The oldest first.
 */
export function answerFrom(library: Library, question: string, turns: readonly ChatTurn[]) {
  const { site, knowledge, pages, find, shelf, allTermsOf, termsOf, weigh } = library;
  const language = languageOf(knowledge, question);
  const before = turns.findLast(({ sender }) => sender === 'user')?.text;
  const sentences = sentencesOf(question).filter((sentence) => termsOf(sentence).length > 0);
  const isParagraph = sentences.length > 1;
  const texts = (isParagraph ? sentences.slice(0, MAX_SENTENCES) : [question]).map((text, i) => {
    const [previous, terms] = [sentences[i - 1] ?? before, termsOf(text)];
    return previous && terms.every((term) => termsOf('price duration').includes(term)) ? `${previous} ${text}` : text;
  });
  const found = texts.map(find);
  const products = shelf.find(isParagraph ? question : texts.join(), isParagraph);
  const right = products && !isParagraph ? [] : bestOf(found.flatMap((hits) => decide(hits))).slice(0, MAX_PLACES);
  const hits = bestOf(found.flat());
  const passages = placesOf(hits).slice(0, MAX_PASSAGES);

  const carried = new URLSearchParams({ message: question.slice(0, MAX_CARRIED) });
  const contact = { title: 'Contact', href: `/contact?${carried}` };
  const whatsApp = { title: 'WhatsApp', href: chatHref(site, question) };
  const declined = { response: phrase('declined'), answered: false, sources: [contact, whatsApp] };
  const nearest = hits[0] && hits[0].score >= OFFER ? hits.slice(0, MAX_PLACES) : [];
  const suggestions = nearest.map(({ ask }) => ask);
  const offered = { response: phrase('offered'), answered: false, suggestions, sources: linksTo(placesOf(nearest)) };
  const sources = linksTo([...placesOf(right), ...(products ? [...products, SHELF] : [])]);
  const response = [...right.map(textOf), ...(products ? listOf(products) : [])].join('\n');
  const answer: ChatAnswer = response ? { response, answered: true, sources } : nearest[0] ? offered : declined;
  return { answer, declined, passages };

  /** Returns what a hit answers: of a long text, the sentences with most of the question. What the site says is in English. */
  function textOf({ say, place }: Pick<Hit, 'say' | 'place'>): string {
    const { title = '', lines = [] } = place ?? {};
    const asked = allTermsOf(question);
    const text = lines.map((line) => `${line}${/[.?!:…”]$/.test(line) ? ' ' : ', '}`).join('');
    const weighPart = (part: string) => weigh(allTermsOf(part).filter((term) => asked.includes(term)));
    const quote = excerptOf(text, MAX_QUOTE, weighPart).replace(/,$/, '');
    if (typeof say === 'object') return fill(say[language], { quote });
    const english = fill(say ?? `${title}${/[.?!:]$/.test(title) ? '' : ':'} {quote}`, { quote });
    return phrase('quoted', { quote: english });
  }

  /** Returns the lines of an answer with ready-made websites. */
  function listOf(products: typeof shelf.products): string[] {
    const lines = products.slice(0, MAX_LISTED).map(({ text }) => text);
    const fitting = products.length;
    if (fitting === 0) return [phrase('noneFits')];
    return fitting > MAX_LISTED ? [phrase('fits', { fitting }), ...lines] : lines;
  }

  function phrase(name: keyof typeof knowledge.phrases, more?: object): string {
    return fill(knowledge.phrases[name][language], more);
  }

  /** Returns a text with the words in braces filled in: see docs/chat.md. */
  function fill(text: string, more?: object): string {
    const prices = shelf.products.map(({ price }) => price);
    const values = { ...site, count: prices.length, lowest: prices[0], highest: prices.at(-1), ...more };
    const isBelow = (path: string, href: string) => path.startsWith('/') && href.startsWith(path);
    const titles = (path: string) => pages.flatMap(({ title, href }) => (isBelow(path, href) ? title : [])).join(', ');
    return fillIn(text, (name) => Object(values)[name] ?? titles(name));
  }
}

/** Returns hits by score, each entry once. */
function bestOf(hits: readonly Hit[]): Hit[] {
  const sorted = hits.toSorted((a, b) => b.score - a.score);
  return sorted.filter(({ id }, i) => sorted.findIndex((hit) => hit.id === id) === i);
}

/** Returns links to places, each once. */
export const linksTo = (places: readonly Pick<Passage, 'title' | 'href'>[]): ChatAnswer['sources'] => [
  ...new Map(places.map(({ title, href }) => [href, { title, href }])).values(),
];

const placesOf = (hits: readonly Hit[]): Passage[] => hits.flatMap(({ place }) => place ?? []);
