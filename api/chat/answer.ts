import type { Passage } from '@platform/server/live-files/passages';
import type { ChatAnswer, ChatTurn } from '@studio/client/chat';
import { chatHref } from '@studio/client/identity';
import { sentencesOf } from '../text.ts';
import type { Hit, Library } from './library.ts';
import { SHELF } from './shelf.ts';
import { languageOf } from './words.ts';

/** Scores from which the best hit is an answer, or is offered, and how far behind it the hits are that fit as well. */
const ANSWER = 0.65;
const OFFER = 0.5;
const LEAD = 0.18;

/** Places of an answer. If more fit as well as each other, it is doubtful. */
const MAX_PLACES = 3;

/** Hits that are offered, passages that a model gets, sentences that are searched, and characters of a question in an address. */
const MAX_OFFERED = 3;
const MAX_PASSAGES = 8;
const MAX_SENTENCES = 12;
const MAX_CARRIED = 1000;

/** Terms from which a question, or a sentence, is searched without the one before it. */
const MIN_TERMS = 3;

/** Returns the hits that answer a question: none if the best one does not fit, or too many fit as well as it. */
export function decide<T extends Pick<Hit, 'score'>>(hits: readonly T[]): T[] {
  const best = hits[0]?.score ?? 0;
  const near = hits.filter(({ score }) => best - score < LEAD);
  return best >= ANSWER && near.length <= MAX_PLACES ? near : [];
}

/**
 * Returns the answer to a question from the library alone, and what a model needs: passages, and the answer if they have none.
 * @param turns The oldest first.
 */
export function answerFrom(library: Library, question: string, turns: readonly ChatTurn[]) {
  const { site, knowledge, find, shelf, termsOf, textOf, linesOf } = library;
  const language = languageOf(knowledge, question);
  const before = turns.findLast(({ sender }) => sender === 'user')?.text;
  const amounts = termsOf('price duration');
  const sentences = sentencesOf(question).filter((sentence) => termsOf(sentence).length > 0);
  const isParagraph = sentences.length > 1;
  const texts = (isParagraph ? sentences.slice(0, MAX_SENTENCES) : [question]).map((text, i) => {
    const [terms, previous] = [termsOf(text), sentences[i - 1] ?? before];
    const isAmount = terms.every((term) => amounts.includes(term));
    const isOpen = isAmount || (terms.length < MIN_TERMS && decide(find(text)).length === 0);
    return previous && isOpen ? `${previous} ${text}` : text;
  });
  const found = texts.map(find);
  const hits = bestOf(found.flat());
  return { answer: answer(), declined, passages: placesOf(hits).slice(0, MAX_PASSAGES) };

  function answer(): ChatAnswer {
    const products = shelf.find(isParagraph ? question : texts.join(), isParagraph);
    const isShelf = products && !isParagraph;
    const right = isShelf ? [] : bestOf(found.flatMap((one) => decide(one))).slice(0, MAX_PLACES);
    if (products || right.length > 0) {
      const lines = products ? linesOf(products, language) : [];
      const response = [...right.map((hit) => textOf(hit, question, language)), ...lines].join('\n');
      const sources = linksTo([...placesOf(right), ...(products ? [...products, SHELF] : [])]);
      return { response, answered: true, sources };
    }
    const offered = hits.slice(0, MAX_OFFERED);
    if (!offered[0] || offered[0].score < OFFER) return declined();
    const suggestions = offered.map(({ entry }) => entry.ask);
    const response = knowledge.phrases.offered[language];
    return { response, answered: false, suggestions, sources: linksTo(placesOf(offered)) };
  }

  /** Returns links to a person, with the question filled in. */
  function declined(): ChatAnswer {
    const carried = new URLSearchParams({ message: question.slice(0, MAX_CARRIED) });
    const contact = { title: 'Contact', href: `/contact?${carried}` };
    const whatsApp = { title: 'WhatsApp', href: chatHref(site, question) };
    return { response: knowledge.phrases.declined[language], answered: false, sources: [contact, whatsApp] };
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
