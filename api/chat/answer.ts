import type { Passage } from '@platform/server/live-files/passages';
import type { ChatAnswer, ChatTurn } from '@studio/client/chat';
import { chatHref } from '@studio/client/identity';
import { sentencesOf } from '../text.ts';
import type { Hit, Library } from './library.ts';
import { languageOf } from './words.ts';

/**
 * Scores from which a hit is an answer, or is offered, the lead over the second hit that a question of the weight 1 needs, and hits of
 * an answer: for a question alone, and for a paragraph or a question together with the one before it.
 */
const QUESTION = { answer: 0.57, offer: 0.45, lead: 1, places: 1 };
const PARAGRAPH = { answer: 0.5, offer: 0.25, lead: 0, places: 3 };

/** Score from which a hit needs no lead. */
const SURE = 0.85;

/** Hits that are offered, and passages that a model gets. */
const MAX_OFFERED = 3;
const MAX_PASSAGES = 8;

/** Terms of a question that is searched without the one before it. */
const MIN_TERMS = 3;

/** Sentences of a paragraph that are searched: a text of any marks takes a bounded time. */
const MAX_SENTENCES = 12;

/** Characters of a question in an address. */
const MAX_CARRIED = 1000;

/** Words that refer to the question before: at the beginning of a question, and anywhere in it. */
const REFERENCE =
  /^(and|what about|how about|ar|আর|এবং)\b|\b(that|it|its|they|them|he|she|his|her|there|this|those|these|second|first|last|ota|oita|otar|eta|etar|sheta|setar)\b|ওটা|সেটা|এটা/iu;

/**
 * Returns the hits that answer a question, and those to offer otherwise. An answer has the amounts that are asked for. Of two hits that
 * fit as well as each other, none is an answer: the more terms a question has, and the rarer they are, the less they are in doubt.
 * @param hits The best first.
 * @param weight Weight of the question's terms.
 */
export function decide<T extends Pick<Hit, 'score' | 'missing'>>(
  hits: readonly T[],
  weight: number,
  amounts: readonly string[],
  { answer, offer, lead, places } = QUESTION,
): { readonly right: readonly T[]; readonly offered: readonly T[] } {
  const [best = 0, second = 0] = hits.map(({ score }) => score);
  const isTie = best < SURE && best - second < lead / weight ** 2;
  const right = hits.filter(({ score, missing }) => score >= answer && !amounts.some((term) => missing.includes(term)));
  return { right: isTie ? [] : right.slice(0, places), offered: best >= offer ? hits.slice(0, MAX_OFFERED) : [] };
}

/**
 * Returns the answer to a question from the library alone, and what a model needs: passages, and the answer if they have none.
 * @param turns The oldest first.
 */
export function answerFrom(library: Library, question: string, turns: readonly ChatTurn[]) {
  const { knowledge, find, weigh, shelf, termsOf, textOf, amounts } = library;
  const language = languageOf(knowledge, question);
  const isAmount = (term: string) => amounts.includes(term);
  const search = (text: string, limits = PARAGRAPH, found = find(text)) => {
    const hits = found.filter(({ place }) => place);
    const terms = termsOf(text);
    return { hits, ...decide(hits, weigh(terms), terms.filter(isAmount), limits) };
  };

  const found = find(question);
  const [talk] = found.slice(0, 1).filter(({ place, score }) => !place && score >= QUESTION.answer);
  const before = turns.findLast(({ sender }) => sender === 'user')?.text ?? '';
  const terms = termsOf(question);
  const isShort = terms.length < MIN_TERMS;
  const refers = REFERENCE.test(question) || terms.every(isAmount);
  const alone = search(question, QUESTION, found);
  const joined = before ? search(`${before} ${question}`) : alone;
  const isFitting = joined.right.length > 0 && (refers || (isShort && alone.right.length === 0));
  const sentences = sentencesOf(question.trim()).slice(0, MAX_SENTENCES);
  // A short sentence is searched together with the one before it.
  const parts = sentences.flatMap((sentence, i) => {
    const { length } = termsOf(sentence);
    return length === 0 ? [] : length < MIN_TERMS && i > 0 ? `${sentences[i - 1]} ${sentence}` : sentence;
  });
  const isParagraph = sentences.length > 1 && parts.length > 0;
  const follows = before !== '' && (isFitting || (refers && isShort));
  const results = follows ? [joined] : isParagraph ? [alone, ...parts.map((part) => search(part))] : [alone];
  const limits = follows || isParagraph ? PARAGRAPH : QUESTION;
  const hits = bestOf(results.flatMap((result) => result.hits));
  return { answer: answer(), declined, passages: [...new Set(placesOf(hits))].slice(0, MAX_PASSAGES) };

  function answer(): ChatAnswer {
    if (talk) return { response: textOf(talk, question, language), answered: true, sources: [] };
    const products = shelf.find(question, before, isParagraph);
    const right =
      products && !isParagraph ? [] : bestOf(results.flatMap((result) => result.right)).slice(0, limits.places);
    if (products || right.length > 0) {
      const texts = right.map((hit) => textOf(hit, question, language));
      const { lines = [], links = [] } = products ? library.show(products, language) : {};
      return {
        response: [...texts, ...lines].join('\n'),
        answered: true,
        sources: linksTo([...placesOf(right), ...links]),
      };
    }
    const { offered } = decide(hits, 0, [], limits);
    if (offered.length === 0) return declined();
    const suggestions = offered.map(({ entry }) => entry.ask);
    const response = knowledge.phrases.offered[language];
    return { response, answered: false, suggestions, sources: linksTo(placesOf(offered)) };
  }

  /** Returns links to a person, with the question filled in. */
  function declined(): ChatAnswer {
    const contact = `/contact?${new URLSearchParams({ message: question.slice(0, MAX_CARRIED) })}`;
    const sources = [
      { title: 'Contact', href: contact },
      { title: 'WhatsApp', href: chatHref(library.site, question) },
    ];
    return { response: knowledge.phrases.declined[language], answered: false, sources };
  }
}

const placesOf = (hits: readonly Hit[]): Passage[] => hits.flatMap(({ place }) => place ?? []);

/** Returns hits by score, each entry once. */
const bestOf = (hits: readonly Hit[]): Hit[] => {
  const sorted = hits.toSorted((a, b) => b.score - a.score);
  return sorted.filter(({ entry }, i) => sorted.findIndex((hit) => hit.entry === entry) === i);
};

/** Returns links to places, each once. */
export const linksTo = (places: readonly Pick<Passage, 'title' | 'href'>[]): ChatAnswer['sources'] => [
  ...new Map(places.map(({ title, href }) => [href, { title, href }])).values(),
];
