import type { ChatAnswer, ChatTurn } from '@studio/client/chat';
import { chatHref } from '@studio/client/identity';
import { choose, formatPrice } from './catalogue.ts';
import type { Entry, Language } from './knowledge/entry.ts';
import { phrases } from './knowledge/talk.ts';
import type { Library, Site } from './library.ts';
import type { Passage } from './passages.ts';
import type { Finding, Hit } from './search.ts';

/** Sureness from which the first hit is the answer, and from which the first hits are offered: the development set has most points so. */
const ANSWER = 0.65;
const OFFER = 0.55;
/** Sureness from which a question that names a trade is about something else than ready-made websites. */
const SURE = 0.8;
/** Fit from which an entry is offered, and from which its topic is that of the conversation. */
const NEAR = 0.3;
/** Difference in fit up to which two entries fit the same. */
const TIE = 0.001;
/** A person who was named before. */
const PRONOUN = /\b(?:she|he|her|his|him)\b/i;
/** Words of a question that needs no other. */
const LONG = 10;
/** Words of a question that leaves something out, and the fit that it gives up for the topic of the conversation. */
const SHORT = 3;
const LEEWAY = { short: 0.35, long: 0.05 } as const;

/** Links and questions in an answer, and places that a model gets. */
const MAX_PRODUCTS = 6;
const MAX_OFFERED = 3;
const MAX_PLACES = 8;

/** Title of the page that lists all ready-made websites. */
const SHELF = { title: 'Ready-made websites', href: '/sell/ecommerce' } as const;

/** An answer, and the passages that a model can word it from. */
export interface Found {
  readonly answer: ChatAnswer;
  readonly passages: readonly Passage[];
}

/** Returns whether a hit is an entry with a place, and no small talk. */
const isPlaced = (hit: Hit | undefined): hit is Hit => hit?.entry !== undefined && hit.entry.at !== '';

/** Returns the answer to a question from the library alone. `turns`: the turns before the question, oldest first. */
export function answerFrom(library: Library, site: Site, question: string, turns: readonly ChatTurn[]): Found {
  const language = library.languageOf(question);
  const { hits, sureness, words, topic, previous } = inContext(library, question, turns);
  const [best, second] = hits;
  const passages = hits
    .slice(0, MAX_PLACES)
    .flatMap(({ entry, passage }) => (entry ? library.placesOf(entry) : (passage ?? [])))
    .filter((passage, i, all) => all.indexOf(passage) === i);
  const say = (texts: Entry['say'], passage?: Passage): string => {
    const text = texts?.[language] ?? phrases.quoted[language].replace('{quote}', texts?.en ?? '{quote}');
    return library.fill(text, passage);
  };

  const isTemplate = best?.entry?.at.startsWith('/sell') ?? false;
  const isPrice = /\d/.test(question) || (best?.entry?.at.startsWith('/faqs#cost') ?? false);
  const isAboutShelf = topic?.startsWith('ready-made') ?? false;
  const trades = library.tradesIn(isAboutShelf ? `${topic} ${question}` : question);
  const products =
    choose(question, library.products, trades) ??
    (isAboutShelf && (isTemplate || isPrice) ? choose(`${previous} ${question}`, library.products, trades) : undefined);
  if (products && (isTemplate || isPrice || sureness < SURE)) {
    const shown = products.slice(0, MAX_PRODUCTS);
    const lines = shown.map(({ name, price }) => `${name}: ${formatPrice(price)}`);
    const one = shown.length === 1 ? `. ${shown[0]?.description}` : '';
    const response = lines.length === 0 ? library.fill(phrases.noneFits[language]) : lines.join('\n') + one;
    const sources = [...shown.map(({ name, href }) => ({ title: name, href })), SHELF];
    return { answer: { response, answered: true, sources }, passages };
  }

  const isSure = sureness >= ANSWER && !(best?.entry?.at.startsWith('/sell/preview/') && words > 1);
  const isTie = isPlaced(best) && isPlaced(second) && best.score - second.score < TIE;
  if (best && isSure && !isTie) {
    const places = best.entry ? library.placesOf(best.entry) : best.passage ? [best.passage] : [];
    const response = say(best.entry?.say, places[0]);
    return { answer: { response, answered: true, sources: linksTo(places) }, passages };
  }
  const near = hits.filter((hit) => isPlaced(hit) && hit.score >= NEAR).slice(0, MAX_OFFERED);
  if (sureness >= OFFER && near.length > 0) {
    const answer = {
      response: phrases.offered[language],
      answered: false,
      suggestions: near.flatMap(({ entry }) => entry?.ask ?? []),
      sources: linksTo(near.flatMap(({ entry }) => (entry ? library.placesOf(entry).slice(0, 1) : []))),
    };
    return { answer, passages };
  }
  return { answer: declined(site, question, language), passages };
}

/** Returns the answer to a question that the site does not answer: links to a person, with the question filled in. */
export const declined = (site: Site, question: string, language: Language): ChatAnswer => ({
  response: phrases.declined[language],
  answered: false,
  sources: [
    { title: 'Contact', href: `/contact?${new URLSearchParams({ subject: question.slice(0, 200) })}` },
    { title: 'WhatsApp', href: chatHref(site, question) },
  ],
});

/** Returns links to places, each once. */
export const linksTo = (places: readonly Passage[]): ChatAnswer['sources'] =>
  places
    .map(({ title, href }) => ({ title, href }))
    .filter(({ href }, i, all) => all.findIndex((other) => other.href === href) === i);

/** Returns what a question finds on its own or, if that fits about as well, with the topic of the question before it. */
function inContext({ search }: Library, question: string, turns: readonly ChatTurn[]) {
  const alone: Finding = search.find(question);
  const previous = alone.words > LONG ? undefined : turns.findLast(({ sender }) => sender === 'user')?.text;
  const before = previous === undefined ? [] : search.find(previous).hits;
  const topic = before.find(({ entry, score }) => entry?.topic && score > NEAR)?.entry?.topic;
  if (topic === undefined) return { ...alone, topic, previous };
  const together = search.find(question, topic);
  const leeway = alone.words <= SHORT ? LEEWAY.short : LEEWAY.long;
  const isBetter = (together.hits[0]?.score ?? 0) >= (alone.hits[0]?.score ?? 0) - leeway;
  const isOnlyAloneSure = !PRONOUN.test(question) && alone.sureness >= ANSWER && together.sureness < ANSWER;
  if (!isBetter) return { ...alone, topic: undefined, previous };
  return { ...(isOnlyAloneSure ? alone : together), topic, previous };
}
