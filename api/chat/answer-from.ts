import type { ChatAnswer, ChatTurn } from '@studio/client/chat';
import { withCommas } from '@studio/client/digits';
import { chatHref } from '@studio/client/identity';
import { type Guess, withLatinDigits, wordsOf } from '@studio/text-classifier';
import type { Entry, Language } from '../content/chat/entry.ts';
import { phrases } from '../content/chat/talk.ts';
import type { Library, Product, Site } from './library.ts';
import type { Passage } from './passages.ts';

/**
 * Probability from which a place is the answer, from which two places are it together, from which the first questions are offered, and
 * from which nothing of the site is the answer unless a place is: by questions of held-out authors, see decision 98.
 */
const ANSWER = 0.9;
const TOGETHER = 0.8;
const OFFER = 0.2;
const NOTHING = 0.05;
/** Probability from which an entry narrows the list of ready-made websites, or is offered. */
const LIKELY = 0.05;
/** Part of what was asked before in what a question means. */
const CONTEXT = 0.5;
/** Ready-made websites in an answer, questions that are offered, links of an answer, and places that a model gets. */
const MAX_PRODUCTS = 6;
const MAX_OFFERED = 3;
const MAX_LINKS = 2;
const MAX_PLACES = 8;

/** Returns the answer to a question from the library alone, and the passages that a model can word it from. `turns`: the oldest first. */
export function answerFrom(library: Library, site: Site, question: string, turns: readonly ChatTurn[]) {
  const { placesOf, fill, textOf, search, languageOf } = library;
  const hits = inContext(library, question, turns);
  const likely = hits.flatMap(({ label, probability }) => (label.at !== '' && probability >= LIKELY ? label : []));
  const near = likely.slice(0, MAX_OFFERED);
  return {
    answer: answer(),
    passages: () => [...new Set([...near.flatMap(placesOf), ...search(question)])].slice(0, MAX_PLACES),
  };

  function answer(): ChatAnswer {
    const language = languageOf(question);
    const [best, other] = byPlace(hits);
    const nothing = hits.find(({ label }) => isUnknown(label))?.probability ?? 0;
    const isSure = best && best.probability >= ANSWER;
    if (!best || isUnknown(best.label) || (!isSure && (best.probability < OFFER || nothing >= NOTHING))) {
      return declined(site, question, language);
    }
    const products = isSure && placeOf(best.label) === SHELF ? choose(library, question, likely) : undefined;
    if (products) {
      const lines = products.map(({ title, price }) => `${title}: $${withCommas(price)}`);
      const [only = fill(phrases.noneFits[language])] = products.map(({ text }) => text);
      const sources = linksTo([...products, { title: 'Ready-made websites', href: '/sell/ecommerce' }]);
      return { response: lines.length > 1 ? lines.join('\n') : only, answered: true, sources };
    }
    const isEither = other && best.label.at && other.label.at && best.probability + other.probability >= TOGETHER;
    const right = isSure ? [best.label] : isEither ? [best.label, other.label] : [];
    if (right.length > 0) {
      const texts = right.map((label) => textOf(label, question, language));
      const places = right.flatMap((label) => placesOf(label).slice(0, MAX_LINKS / right.length));
      const response = [...(isSure ? [] : [phrases.both[language]]), ...texts].join('\n');
      return { response, answered: true, sources: linksTo(places) };
    }
    return {
      response: phrases.offered[language],
      answered: false,
      suggestions: near.map(({ ask }) => ask),
      sources: linksTo(near.flatMap((label) => placesOf(label).slice(0, 1))),
    };
  }
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
export const linksTo = (places: readonly Pick<Passage, 'title' | 'href'>[]): ChatAnswer['sources'] => [
  ...new Map(places.map(({ title, href }) => [href, { title, href }])).values(),
];

const SHELF = '/sell';
const placeOf = ({ at, ask }: Entry): string => (at.startsWith(SHELF) ? SHELF : (at.split(' ')[0] ?? '') || ask);
const isUnknown = ({ at, say }: Entry): boolean => at === '' && !say;

/** Returns the most probable entry of each place with the probability of all that have it. */
function byPlace(hits: readonly Guess<Entry>[]): Guess<Entry>[] {
  const places = new Map<string, Guess<Entry>>();
  for (const { label, probability } of hits) {
    const first = places.get(placeOf(label)) ?? { label, probability: 0 };
    places.set(placeOf(label), { label: first.label, probability: first.probability + probability });
  }
  return [...places.values()];
}

/** Returns what a question may mean: on its own, and with what was asked before it. */
function inContext({ find }: Library, question: string, turns: readonly ChatTurn[]): Guess<Entry>[] {
  const alone = find(question);
  const [own] = alone;
  const before = turns.flatMap(({ sender, text }) => (sender === 'user' ? text : [])).toReversed();
  const subject = before.flatMap((text) => find(text).slice(0, 1)).find(({ label }) => label.at !== '')?.label;
  // What the owner has answered, or the site itself asks, is certain: it needs nothing before it.
  if (!subject || !own || own.probability === 1 || isUnknown(own.label)) return alone;
  const together = new Map(
    find(`${subject.topic ?? before[0]} ${question}`).map(({ label, probability }) => [label, probability]),
  );
  return alone
    .map(({ label, probability }) => ({
      label,
      probability: (1 - CONTEXT) * probability + CONTEXT * (together.get(label) ?? 0),
    }))
    .sort((one, other) => other.probability - one.probability);
}

/** Returns the ready-made websites that a question names by name, trade, kind or price, in their order; undefined if it names nothing. */
function choose({ products }: Library, question: string, likely: readonly Entry[]): readonly Product[] | undefined {
  const words = new Set(wordsOf(question));
  const narrows = likely.find((entry) => entry.narrows)?.narrows;
  const prices = (withLatinDigits(question).match(/\d{3,6}/g) ?? []).map(Number);
  const named = [
    products.filter(({ title }) => wordsOf(title).every((word) => words.has(word))),
    products.filter(({ href }) => likely.some(({ at }) => at === href)),
    products.filter(({ kinds }) => kinds.some((kind) => words.has(kind))),
  ].find(({ length }) => length > 0);
  if (!named && prices.length === 0 && !narrows) return undefined;
  const isAbove = narrows === 'above';
  const low = prices.length > 1 || isAbove ? Math.min(...prices) : 0;
  const high = prices.length > 1 || !isAbove ? Math.max(...prices) : Number.POSITIVE_INFINITY;
  const fit = (named ?? products).filter(({ price }) => prices.length === 0 || (price >= low && price <= high));
  const sorted = narrows || prices.length > 0 ? fit.toSorted((a, b) => a.price - b.price) : fit;
  return narrows === 'lowest'
    ? sorted.slice(0, 1)
    : narrows === 'highest'
      ? sorted.slice(-1)
      : sorted.slice(0, MAX_PRODUCTS);
}
