import type { Passage } from '@platform/server/live-files/passages';
import type { ChatAnswer, ChatTurn } from '@studio/client/chat';
import { chatHref } from '@studio/client/identity';
import type { Hit, Library } from './library.ts';
import type { Product } from './shelf.ts';
import { languageOf, sentencesOf } from './words.ts';

/**
 * Scores from which a hit is the answer, or is offered, lead below which two hits fit as well as each other, and what a hit needs
 * more if it lacks a term.
 */
const QUESTION = { answer: 0.54, offer: 0.45, tie: 0.04, lack: 0.08 };
const PARAGRAPH = { answer: 0.5, offer: 0.25, tie: 0, lack: 0 };

/** Score from which a tie does not matter. */
const SURE = 0.7;

/** Part of its lead over the second hit that counts for a first one that lacks no term. */
const LEAD = 0.2;

/** Terms of a question that is searched without the one before it. */
const MIN_TERMS = 3;

/** Sentences of a paragraph that are searched: a text of any marks takes a bounded time. */
const MAX_SENTENCES = 12;

/** Places in an answer to a paragraph, hits that are offered, passages that a model gets, and ready-made websites that are listed. */
const MAX_PLACES = 3;
const MAX_OFFERED = 3;
const MAX_PASSAGES = 8;
const MAX_LISTED = 6;

/** Characters of a question in an address. */
const MAX_CARRIED = 1000;

const SHELF = { title: 'Ready-made websites', href: '/sell/ecommerce' };

/** Words that refer to the question before: at the beginning of a question, and anywhere in it. */
const CONNECTION = /^(and|what about|how about|ar|আর|এবং)\b/iu;
const PRONOUN =
  /\b(that|it|its|they|them|he|she|his|her|there|this|those|these|second|first|last)\b|\b(ota|oita|otar|eta|etar|sheta|setar)\b|ওটা|সেটা|এটা/iu;

/**
 * Returns the hit that answers a question, and those to offer otherwise. An answer has an amount that is asked for, and is not
 * one of two hits that fit as well as each other.
 * @param hits The best first.
 */
export function decide<T extends { readonly score: number; readonly missing: readonly string[] }>(
  hits: readonly T[],
  amounts: readonly string[],
  { answer, offer, tie, lack } = QUESTION,
): { readonly right: T | undefined; readonly offered: readonly T[] } {
  const [best, second] = hits;
  if (!best) return { right: undefined, offered: [] };
  const lead = best.score - (second?.score ?? 0);
  const least = (hit: T) => (hit.missing.length > 0 ? answer + lack : hit === best ? answer - LEAD * lead : answer);
  const fitting = hits.find((hit) => hit.score >= least(hit) && !amounts.some((term) => hit.missing.includes(term)));
  const right = lead < tie && best.score < SURE ? undefined : fitting;
  return { right, offered: best.score >= offer ? hits.slice(0, MAX_OFFERED) : [] };
}

/**
 * Returns the answer to a question from the library alone, and what a model needs: passages, and the answer if they have none.
 * @param turns The oldest first.
 */
export function answerFrom(library: Library, question: string, turns: readonly ChatTurn[]) {
  const { find, fill, shelf, termsOf } = library;
  const { phrases } = library.knowledge;
  const language = languageOf(library.knowledge, question);
  const before = turns.findLast(({ sender }) => sender === 'user')?.text ?? '';
  const amountsIn = (text: string) => termsOf(text).filter((term) => library.amounts.includes(term));
  const terms = termsOf(question);
  const amounts = amountsIn(question);
  const alone = find(question);
  const first = decide(alone, amounts).right;
  const isShort = terms.length < MIN_TERMS;
  const isPartial = amounts.length === terms.length;
  const refers = CONNECTION.test(question) || PRONOUN.test(question);
  const follows = before !== '' && (refers || isPartial || (!first && isShort));
  const sentences = follows ? [] : sentencesOf(question.trim()).slice(0, MAX_SENTENCES);
  const isParagraph = sentences.length > 1;
  const queries = isParagraph ? sentences.flatMap(inContext) : follows ? [`${before} ${question}`] : [];
  const joined = bestOf(queries.flatMap(find));
  // By itself, a question that depends on another is answered only if these are the very words of an entry.
  const depends = follows && (decide(joined, amounts).right || (isShort && !isPartial));
  const own = depends ? alone.filter(({ score }) => score === 1 && !isPartial) : alone;
  const hits = bestOf([...own, ...joined]);
  const passages = [...new Set(placesOf(hits))].slice(0, MAX_PASSAGES);
  return { answer: answer(), declined, passages };

  /** Returns a sentence of the question, if it has terms, a short one together with the one before it. */
  function inContext(sentence: string, i: number): string[] {
    const { length } = termsOf(sentence);
    return length === 0 ? [] : [length < MIN_TERMS ? `${sentences[i - 1] ?? ''} ${sentence}` : sentence];
  }

  function answer(): ChatAnswer {
    if (first && !first.place) return answered([first]);
    // A greeting in a paragraph is no question.
    const near = hits.filter(({ place }) => place);
    const { right, offered } = decide(near, amounts, isParagraph ? PARAGRAPH : QUESTION);
    const parts = isParagraph
      ? queries.map((query) => decide(find(query), amountsIn(query), PARAGRAPH).right)
      : [right];
    const places = bestOf(parts.flatMap((part) => (part?.place ? part : []))).slice(0, MAX_PLACES);
    const products = shelf.find(question, before, isParagraph);
    if (products || places.length > 0) return answered(products && !isParagraph ? [] : places, products);
    const suggestions = offered.map(({ entry }) => entry.ask);
    return offered.length > 0
      ? { response: phrases.offered[language], answered: false, suggestions, sources: linksTo(placesOf(offered)) }
      : declined();
  }

  /** Returns an answer of hits and, if ready-made websites are asked for, of those that fit. */
  function answered(right: readonly Hit[], products?: readonly Product[]): ChatAnswer {
    const texts = right.map((hit) => library.textOf(hit, question, language));
    const links = products ? [...products.slice(0, MAX_LISTED), SHELF] : [];
    return {
      response: [...texts, ...(products ? listed(products) : [])].join('\n'),
      answered: true,
      sources: linksTo([...placesOf(right), ...links]),
    };
  }

  /** Returns the lines of an answer for ready-made websites. */
  function listed(products: readonly Product[]): string[] {
    const [only = fill(phrases.noneFits[language]), ...others] = products.map(({ text }) => text);
    if (others.length === 0) return [only];
    const count = fill(phrases.fits[language].replace('{fitting}', String(products.length)));
    const lines = products.slice(0, MAX_LISTED).map(({ title, price }) => `${title}: ${price}`);
    return products.length > MAX_LISTED ? [count, ...lines] : lines;
  }

  /** Returns links to a person, with the question filled in. */
  function declined(): ChatAnswer {
    const contact = `/contact?${new URLSearchParams({ message: question.slice(0, MAX_CARRIED) })}`;
    const sources = [
      { title: 'Contact', href: contact },
      { title: 'WhatsApp', href: chatHref(library.site, question) },
    ];
    return { response: phrases.declined[language], answered: false, sources };
  }
}

const placesOf = (hits: readonly Hit[]): Passage[] => hits.flatMap(({ place }) => place ?? []);

/** Returns hits by score, each entry once. */
const bestOf = (hits: readonly Hit[]): Hit[] =>
  [...new Map(hits.toSorted((a, b) => a.score - b.score).map((hit) => [hit.entry, hit])).values()].sort(
    (a, b) => b.score - a.score,
  );

/** Returns links to places, each once. */
export const linksTo = (places: readonly Pick<Passage, 'title' | 'href'>[]): ChatAnswer['sources'] => [
  ...new Map(places.map(({ title, href }) => [href, { title, href }])).values(),
];
