import type { ChatAnswer, ChatTurn } from '@studio/client/chat';
import { chatHref } from '@studio/client/identity';
import type { Knowledge } from './knowledge.ts';
import type { Hit, Library, Site } from './library.ts';
import type { Passage } from './passages.ts';
import type { Product } from './shelf.ts';
import { languageOf } from './words.ts';

/** Scores from which a hit is the answer, or is offered, to a question and to a sentence of a paragraph. */
const ANSWER = 0.57;
const OFFER = 0.45;
const PARAGRAPH_ANSWER = 0.5;
const PARAGRAPH_OFFER = 0.25;

/** Score from which a paragraph is about a service. */
const SERVICE = 0.35;

/** Added to the score of a hit on the page that the question before was about. */
const ON_SUBJECT = 0.3;

/** Terms of a question or sentence that is searched on its own. */
const MIN_TERMS = 3;

/** Sentences of a paragraph that are searched: a text of any marks takes a bounded time. */
const MAX_SENTENCES = 12;

/** Places in the answer to a paragraph, questions that are offered, and passages that a model gets. */
const MAX_PLACES = 3;
const MAX_PASSAGES = 8;
const MAX_PRODUCTS = 6;

/** Words that refer to the question before: at the beginning of a question, and anywhere in it. */
const CONNECTION = /^(and|what about|how about|ar|আর|এবং)\b/iu;
const PRONOUN =
  /\b(that|it|its|they|them|he|she|his|her|there|this|those|these|second|first|last)\b|\b(ota|oita|otar|eta|etar|sheta|setar)\b|ওটা|সেটা|এটা/iu;

/** Returns the answer to a question from the library alone, and the passages that a model can word it from. `turns`: the oldest first. */
export function answerFrom(library: Library, site: Site, question: string, turns: readonly ChatTurn[]) {
  const { find, shelf, termsOf, knowledge } = library;
  const { phrases } = knowledge;
  const language = languageOf(knowledge, question);
  const before = turns.flatMap(({ sender, text }) => (sender === 'user' ? text : [])).at(-1);
  const alone = find(question);
  const isClear = decide(alone, ANSWER, OFFER) === 'answer';
  const refers = CONNECTION.test(question) || PRONOUN.test(question);
  const follows = before !== undefined && (refers || (!isClear && termsOf(question).length < MIN_TERMS));
  const hits = follows ? bestOf([...onPageOf(before), ...find(`${before} ${question}`), ...alone]) : alone;
  const sentences = follows ? [] : sentencesOf(question);
  const parts = sentences.length > 1 ? bestOf(sentences.flatMap(placesFor)) : [];
  return {
    answer: answer(),
    passages: () =>
      [...new Set([...hits, ...parts, ...alone].flatMap(({ place }) => place ?? []))].slice(0, MAX_PASSAGES),
  };

  function answer(): ChatAnswer {
    const [talk] = alone;
    if (talk && !talk.place && talk.score >= ANSWER) return quoted([talk]);
    const products = shelf.find(question, before);
    if (products && (!isClear || products.isNamed)) return shelfAnswer(products.fitting);
    const ofParagraph = sentences.length > 1 ? paragraphAnswer() : undefined;
    if (ofParagraph) return ofParagraph;
    const decision = decide(hits, ANSWER, OFFER);
    if (decision === 'answer') return quoted(hits.slice(0, 1));
    return decision === 'offer' ? offered(hits) : declined(knowledge, site, question);
  }

  /** Returns the answer to a paragraph: ready-made websites, the price and the time of the service that it is about, and places. */
  function paragraphAnswer(): ChatAnswer | undefined {
    const near = bestOf([...placesFor(question).slice(0, 1), ...parts]);
    const service = near.find((hit) => isService(hit) && hit.score >= SERVICE);
    const others = near.filter((hit) => !isService(hit) && hit.score >= PARAGRAPH_ANSWER);
    const places = [...(service ? [service] : []), ...others].slice(0, MAX_PLACES);
    const suggested = shelf.suggest(question);
    if (places.length > 0) {
      const right = quoted(places);
      if (!suggested?.isSuited) return right;
      const { response, sources } = shelfAnswer(suggested.fitting);
      return { ...right, response: `${right.response}\n${response}`, sources: linksTo([...right.sources, ...sources]) };
    }
    const isNear = decide(parts, ANSWER, PARAGRAPH_OFFER) === 'offer';
    if (suggested && (suggested.hasBudget || !isNear)) return shelfAnswer(suggested.fitting);
    return isNear ? offered(parts) : undefined;
  }

  /** Returns the best hits with a place: a greeting in a paragraph is no question. */
  function placesFor(text: string): Hit[] {
    return find(text)
      .filter(({ place }) => place)
      .slice(0, MAX_PLACES);
  }

  /** Returns the hits on the page that another question was about. */
  function onPageOf(other: string): Hit[] {
    const products = shelf.find(other)?.fitting ?? [];
    const product = /second|last|other/i.test(question) ? products[1] : products[0];
    const subject = find(other).find(({ score }) => score >= ANSWER)?.place;
    const page = (product ?? subject)?.href.split('#')[0];
    return alone
      .filter(({ place }) => place && place.href.split('#')[0] === page)
      .map((hit) => ({ ...hit, score: hit.score + ON_SUBJECT }));
  }

  /** Returns the sentences of a text: a short one together with the one before it. */
  function sentencesOf(text: string): string[] {
    const sentences = text
      .trim()
      .split(/(?<=[.?!।\n])\s+/)
      .slice(0, MAX_SENTENCES);
    return sentences.map((sentence, i) =>
      termsOf(sentence).length < MIN_TERMS ? `${sentences[i - 1] ?? ''} ${sentence}` : sentence,
    );
  }

  function quoted(right: readonly Hit[]): ChatAnswer {
    const texts = right.map((hit) => library.textOf(hit, question, language));
    return { response: texts.join('\n'), answered: true, sources: linksTo(right.flatMap(({ place }) => place ?? [])) };
  }

  function offered(near: readonly Hit[]): ChatAnswer {
    const places = near.filter(({ place }) => place).slice(0, MAX_PLACES);
    return {
      response: phrases.offered[language],
      answered: false,
      suggestions: places.map(({ entry }) => entry.ask),
      sources: linksTo(places.flatMap(({ place }) => place ?? [])),
    };
  }

  function shelfAnswer(products: readonly Product[]): ChatAnswer {
    const lines = products.slice(0, MAX_PRODUCTS).map(({ line }) => line);
    const count = library.fill(phrases.fits[language].replace('{fitting}', String(products.length)));
    const [only = library.fill(phrases.noneFits[language])] = products.map(({ text }) => text);
    const response = products.length > MAX_PRODUCTS ? [count, ...lines] : lines;
    return {
      response: products.length > 1 ? response.join('\n') : only,
      answered: true,
      sources: linksTo([...products.slice(0, MAX_PRODUCTS), { title: 'Ready-made websites', href: '/sell/ecommerce' }]),
    };
  }
}

/** Returns what to do with hits, the best first. */
export function decide([best]: readonly Hit[], answer: number, offer: number): 'answer' | 'offer' | 'decline' {
  const score = best?.score ?? 0;
  return score >= answer ? 'answer' : score >= offer ? 'offer' : 'decline';
}

/** Returns whether a hit is answered with the price and the time of a service. */
const isService = ({ entry: { say } }: Hit): boolean => typeof say === 'string' && say.includes('{Price from}');

/** Returns hits by score, each entry once. */
const bestOf = (hits: readonly Hit[]): Hit[] =>
  [...new Map(hits.toSorted((a, b) => a.score - b.score).map((hit) => [hit.entry, hit])).values()].sort(
    (a, b) => b.score - a.score,
  );

/** Returns the answer to a question that the site does not answer: links to a person, with the question filled in. */
export const declined = (knowledge: Knowledge, site: Site, question: string): ChatAnswer => ({
  response: knowledge.phrases.declined[languageOf(knowledge, question)],
  answered: false,
  sources: [
    { title: 'Contact', href: `/contact?${new URLSearchParams({ subject: question.slice(0, 200) })}` },
    { title: 'WhatsApp', href: chatHref(site, question) },
  ],
});

/** Returns links to places, each once. */
export const linksTo = (places: readonly Pick<Passage, 'title' | 'href'>[]): ChatAnswer['sources'] => [
  ...new Map(places.map(({ title, href }) => [href, { title, href }])).values(),
];
