import type { ChatAnswer, ChatTurn } from '@studio/client/chat';
import { chatHref } from '@studio/client/identity';
import type { Knowledge } from './knowledge.ts';
import type { Hit, Library, Site } from './library.ts';
import type { Passage } from './passages.ts';
import type { Product } from './shelf.ts';
import { languageOf } from './words.ts';

/** Score from which a hit is the answer, and from which it is offered, of a question and of a sentence of a paragraph. */
const ANSWER = 0.62;
const OFFER = 0.45;
const PARAGRAPH_ANSWER = 0.5;
const PARAGRAPH_OFFER = 0.12;
/** Score of a phrasing word for word, from which a question needs nothing that was asked before, and on the page of a product that was asked for. */
const EXACT = 1;
const TALK = 0.55;
const CLEAR = 0.75;
const SUBJECT = 0.2;
const PRICE = 'price';
/** Words from which a text is a paragraph, also if it is one sentence. */
const PARAGRAPH_WORDS = 24;
/** Places in the answer to a paragraph, questions that are offered, and passages that a model gets. */
const MAX_PLACES = 3;
const MAX_PASSAGES = 8;
const MAX_PRODUCTS = 6;

/** Words that mean what was asked before. */
const REFERENCE =
  /^(and|what about|how about|ar|আর|এবং)\b|\b(that|it|its|they|them|there|this|those|second|first|ota|oita|otar|eta|etar|sheta|setar)\b|ওটা|সেটা|এটা/iu;

/** Returns the answer to a question from the library alone, and the passages that a model can word it from. `turns`: the oldest first. */
export function answerFrom(library: Library, site: Site, question: string, turns: readonly ChatTurn[]) {
  const { find, shelf, termsOf, knowledge } = library;
  const { phrases } = knowledge;
  const language = languageOf(knowledge, question);
  const before = turns.flatMap(({ sender, text }) => (sender === 'user' ? text : [])).at(-1);
  const isParagraph = question.split(/\s+/).length > PARAGRAPH_WORDS || /[.?!।\n]\s/.test(question.trim());
  const alone = find(question);
  const isFollowUp = before !== undefined && (REFERENCE.test(question) || termsOf(question).length < 3);
  const isClear = decide(alone, CLEAR, OFFER) === 'answer';
  const hits = isFollowUp && !isClear ? bestOf([...alone, ...find(`${before} ${question}`)]) : alone;
  const parts = isParagraph
    ? bestOf(sentencesOf(question).flatMap((sentence) => find(sentence).slice(0, MAX_PLACES)))
    : [];
  return {
    answer: answer(),
    passages: () => [...new Set([...hits, ...parts].flatMap(({ place }) => place ?? []))].slice(0, MAX_PASSAGES),
  };

  function answer(): ChatAnswer {
    const [best] = alone;
    if (best && (best.score === EXACT ? !isFollowUp : !best.place && best.score >= TALK)) return quoted([best]);
    const products = shelf(question);
    if (products && (!isClear || products.isNamed)) return shelfAnswer(products.fitting);
    const subject = isFollowUp ? productOf(shelf(before)?.fitting ?? []) : undefined;
    if (subject && termsOf(question).every((term) => termsOf(PRICE).includes(term))) return shelfAnswer([subject]);
    if (subject && !isClear) {
      const [own] = find(question).filter(({ place }) => place?.href.startsWith(subject.href));
      if (own && own.score >= SUBJECT) return quoted([own]);
    }
    const isNameKnown = !library.hasUnknownName(question);
    const decision = decide(hits, ANSWER, OFFER);
    if (decision === 'answer' && isNameKnown) return quoted(hits.slice(0, 1));
    const part = decide(parts, PARAGRAPH_ANSWER, PARAGRAPH_OFFER);
    if (part === 'answer') return quoted(parts.filter(({ score }) => score >= PARAGRAPH_ANSWER).slice(0, MAX_PLACES));
    if (part === 'offer') return offered(parts);
    return decision === 'offer' && isNameKnown ? offered(hits) : declined(knowledge, site, question);
  }

  /** Returns the sentences of a paragraph that can be searched: a short one together with the one before it. */
  function sentencesOf(text: string): string[] {
    const sentences = text.split(/(?<=[.?!।\n])\s+/);
    return sentences.map((sentence, i) =>
      termsOf(sentence).length < 3 ? `${sentences[i - 1] ?? ''} ${sentence}` : sentence,
    );
  }

  /** Returns the product that a question after an answer about some of them means. */
  function productOf(products: readonly Product[]): Product | undefined {
    return /second|last|other/i.test(question) ? products[1] : products[0];
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

/** Returns hits by score, each place once. */
const bestOf = (hits: readonly Hit[]): Hit[] =>
  [...new Map(hits.toSorted((a, b) => a.score - b.score).map((hit) => [hit.place, hit])).values()].reverse();

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
