import type { ChatAnswer, ChatTurn } from '@studio/client/chat';
import { chatHref } from '@studio/client/identity';
import { choose, formatPrice } from './catalogue.ts';
import type { Entry, Language } from './knowledge/entry.ts';
import { phrases } from './knowledge/talk.ts';
import type { Library, Site } from './library.ts';
import type { Passage } from './passages.ts';
import type { Hit } from './search.ts';

/** Fit from which a hit is the answer, and from which it is offered. Found with the development set of `bench/chat`. */
const ANSWER = 0.6;
const OFFER = 0.42;
/** Fit from which a passage is the answer: the words of a text fit more by chance than those of a way to ask. */
const ANSWER_PASSAGE = 0.75;

/** Links in an answer, and questions that are offered. */
const MAX_PRODUCTS = 6;
const OFFERED = 3;

/** The answer to a question, and the passages that a model may word it from. */
export interface Found {
  readonly answer: ChatAnswer;
  readonly passages: readonly Passage[];
  readonly language: Language;
}

const linkOf = ({ title, href }: { title: string; href: string }) => ({ title, href });

/** Answers a question from the library alone. `turns` are the turns before it. */
export function answerFrom(library: Library, site: Site, question: string, turns: readonly ChatTurn[]): Found {
  const language = library.languageOf(question);
  const alone = library.search.find(question);
  const { hits, topic, previous } = inContext(library, question, alone, turns);
  const [best] = hits;
  const say = (texts: Partial<Record<Language, string>> | undefined, passage?: Passage) =>
    library.fill(texts?.[language] ?? phrases.quoted[language].replace('{quote}', texts?.en ?? '{quote}'), passage);
  const passages = hits.slice(0, 6).flatMap(({ entry, passage }) => (entry ? library.placesOf(entry) : (passage ?? [])));
  const found = (answer: ChatAnswer): Found => ({ answer, passages, language });

  const trades = library.tradesIn(topic?.startsWith('ready-made') ? `${topic} ${question}` : question);
  const isListed = best?.entry?.at.startsWith('/sell') || topic?.startsWith('ready-made');
  const products =
    choose(question, library.products, trades) ?? (topic?.startsWith('ready-made') ? choose(`${previous} ${question}`, library.products, trades) : undefined);
  if (products && (isListed || (best?.score ?? 0) < ANSWER + 0.2)) {
    const shown = products.slice(0, MAX_PRODUCTS);
    const response =
      shown.length === 0
        ? library.fill(phrases.noneFits[language])
        : shown.map(({ name, price, description }) => (shown.length === 1 ? `${name}: ${formatPrice(price)}. ${description}` : `${name}: ${formatPrice(price)}`)).join('\n');
    return found({ response, answered: true, sources: [...shown.map(({ name, href }) => ({ title: name, href })), { title: 'Ready-made websites', href: '/sell/ecommerce' }] });
  }

  if (best?.entry && best.score >= ANSWER) {
    const places = library.placesOf(best.entry);
    return found({ response: say(best.entry.say, places[0]), answered: true, sources: places.map(linkOf) });
  }
  if (best?.passage && best.score >= ANSWER_PASSAGE) {
    return found({ response: say(undefined, best.passage), answered: true, sources: [linkOf(best.passage)] });
  }
  const near = hits.filter(({ entry, score }) => entry && entry.at !== '' && score >= OFFER).slice(0, OFFERED);
  if (near.length > 0) {
    const entries = near.map(({ entry }) => entry as Entry);
    return found({
      response: library.fill(phrases.offered[language]),
      answered: false,
      suggestions: entries.map(({ ask }) => ask),
      sources: entries.flatMap((entry) => library.placesOf(entry).slice(0, 1).map(linkOf)),
    });
  }
  return found({ response: phrases.declined[language], answered: false, sources: personLinks(site, question) });
}

/** Returns links to a person, with the question filled in. */
export const personLinks = (site: Site, question: string): ChatAnswer['sources'] => [
  { title: 'Contact', href: `/contact?${new URLSearchParams({ subject: question.slice(0, 200) })}` },
  { title: 'WhatsApp', href: chatHref(site, question) },
];

/** Returns the hits of a question on its own or, if they fit better, with the topic of the question before it. */
function inContext(library: Library, question: string, alone: readonly Hit[], turns: readonly ChatTurn[]) {
  const previous = turns.findLast(({ sender }) => sender === 'user')?.text;
  const entry = previous === undefined ? undefined : library.search.find(previous).find((hit) => hit.entry?.topic && hit.score > OFFER)?.entry;
  if (!entry?.topic) return { hits: alone, topic: undefined, previous };
  const together = library.search.find(question, entry.topic);
  const isBetter = (together[0]?.score ?? 0) >= (alone[0]?.score ?? 0) - 0.05;
  return { hits: isBetter ? together : alone, topic: isBetter ? entry.topic : undefined, previous };
}
