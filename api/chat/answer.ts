import type { Passage } from '@platform/server/live-files/passages';
import type { ChatAnswer, ChatTurn } from '@studio/client/chat';
import { chatHref } from '@studio/client/identity';
import { sentencesOf } from '../text.ts';
import type { Hit, Library } from './library.ts';
import { SHELF } from './shelf.ts';
import { languageOf } from './words.ts';

/**
 * Scores from which a hit is an answer, or is offered: for a question alone, and for a paragraph or a question together with the one
 * before it. Hits of a page that are less than the lead behind its best one belong to the answer; those of another page leave a doubt.
 */
const QUESTION = { answer: 0.63, offer: 0.5, lead: 0.08 };
const LONG = { answer: 0.5, offer: 0.25, lead: 1 };

/** Places of an answer. */
const MAX_PLACES = 3;

/** Hits that are offered, passages that a model gets, sentences that are searched, and characters of a question in an address. */
const MAX_OFFERED = 3;
const MAX_PASSAGES = 8;
const MAX_SENTENCES = 12;
const MAX_CARRIED = 1000;

/** Terms from which a question, or a sentence, is searched without the one before it. */
const MIN_TERMS = 3;

/** Returns the hits that answer a question: none if another page fits as well as the best one. */
export function decide<T extends Pick<Hit, 'score' | 'page'>>(hits: readonly T[], limits = QUESTION): T[] {
  const [best] = hits;
  const near = hits.filter(({ score }) => best && best.score - score < limits.lead);
  const isDoubtful = limits.lead < 1 && near.some(({ page }) => page !== best?.page);
  return isDoubtful ? [] : near.filter(({ score }) => score >= limits.answer).slice(0, MAX_PLACES);
}

/**
 * Returns the answer to a question from the library alone, and what a model needs: passages, and the answer if they have none.
 * @param turns The oldest first.
 */
export function answerFrom(library: Library, question: string, turns: readonly ChatTurn[]) {
  const { site, knowledge, find, shelf, termsOf, textOf, linesOf } = library;
  const language = languageOf(knowledge, question);
  const asked = find(question);
  const alone = asked.filter(isPlaced);
  const search = (text: string) => find(text).filter(isPlaced);
  const before = turns.findLast(({ sender }) => sender === 'user')?.text ?? '';
  const [terms, amounts] = [termsOf(question), termsOf('price duration')];
  const isShort = terms.length < MIN_TERMS && decide(alone).length === 0;
  const isOpen = isShort || terms.every((term) => amounts.includes(term));
  const joined = before && isOpen ? search(`${before} ${question}`) : [];
  const follows = decide(joined, LONG).length > 0;
  const sentences = sentencesOf(question).filter((sentence) => termsOf(sentence).length > 0);
  const parts = sentences.slice(0, MAX_SENTENCES).map((sentence, i) => {
    return termsOf(sentence).length < MIN_TERMS ? `${sentences[i - 1] ?? ''} ${sentence}` : sentence;
  });
  const isParagraph = parts.length > 1;
  const limits = follows || isParagraph ? LONG : QUESTION;
  const found = follows ? [joined] : isParagraph ? parts.map(search) : [alone];
  const hits = bestOf(found.flat());
  return { answer: answer(), declined, passages: placesOf(hits).slice(0, MAX_PASSAGES) };

  function answer(): ChatAnswer {
    const [talk] = asked;
    if (talk && !isPlaced(talk) && talk.score >= QUESTION.answer)
      return { response: textOf(talk, question, language), answered: true, sources: [] };
    const products = shelf.find(question, before, isParagraph);
    const isShelf = products && !isParagraph;
    const right = isShelf ? [] : bestOf(found.flatMap((one) => decide(one, limits))).slice(0, MAX_PLACES);
    if (products || right.length > 0) {
      const lines = products ? linesOf(products, language) : [];
      const response = [...right.map((hit) => textOf(hit, question, language)), ...lines].join('\n');
      const sources = linksTo([...placesOf(right), ...(products ? [...products, SHELF] : [])]);
      return { response, answered: true, sources };
    }
    const offered = hits.slice(0, MAX_OFFERED);
    if (!offered[0] || offered[0].score < limits.offer) return declined();
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

const isPlaced = ({ place }: Hit): boolean => place !== undefined;
const placesOf = (hits: readonly Hit[]): Passage[] => hits.flatMap(({ place }) => place ?? []);
