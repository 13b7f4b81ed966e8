import type { ChatAnswer, ChatTurn } from '@studio/client/chat';
import { withCommas } from '@studio/client/digits';
import { chatHref } from '@studio/client/identity';
import { type Guess, withLatinDigits, wordsOf } from '@studio/text-classifier';
import type { Entry, Language } from '../content/chat/entry.ts';
import { phrases } from '../content/chat/talk.ts';
import type { Library, Product, Site } from './library.ts';
import type { Passage } from './passages.ts';
import type { Quotation } from './quote.ts';

/**
 * Probability from which a place is the answer, from which two places are it together, from which the first questions are offered, and
 * from which nothing of the site is the answer: by questions of held-out authors, see decision 98.
 */
const ANSWER = 0.9;
const TOGETHER = 0.8;
const OFFER = 0.2;
const NOTHING = 0.05;
/** Probability from which an entry narrows the list of ready-made websites, or is offered. */
const LIKELY = 0.05;
/** Part of what was asked before in what a question means, and words up to which a question is short. */
const CONTEXT = { short: 0.6, long: 0.3 } as const;
const SHORT = 7;
/** Topic of the entries that ask for the price and the time of anything: what was asked before says of what. */
const ANYTHING = 'website';
/** Ready-made websites in an answer, questions that are offered, links of an answer, and places that a model gets. */
const MAX_PRODUCTS = 6;
const MAX_OFFERED = 3;
const MAX_LINKS = 2;
const MAX_PLACES = 8;

/** An answer, and the passages that a model can word it from. */
export interface Found {
  readonly answer: ChatAnswer;
  readonly passages: () => readonly Passage[];
}

/** Returns the answer to a question from the library alone. `turns`: the turns before the question, oldest first. */
export function answerFrom(library: Library, site: Site, question: string, turns: readonly ChatTurn[]): Found {
  const language = library.languageOf(question);
  const hits = inContext(library, question, turns);
  const [best] = hits;
  const sureness = surenessOf(hits);
  const near = hits.filter(({ label, probability }) => label.at !== '' && probability >= LIKELY).slice(0, MAX_OFFERED);
  const passages = () =>
    [...new Set([...near.flatMap(({ label }) => library.placesOf(label)), ...library.search(question)])].slice(
      0,
      MAX_PLACES,
    );
  const found = (answer: ChatAnswer): Found => ({ answer, passages });
  if (!best || sureness < OFFER || isUnknown(best.label)) return found(declined(site, question, language));
  if (sureness < ANSWER) {
    if ((hits.find(({ label }) => isUnknown(label))?.probability ?? 0) >= NOTHING)
      return found(declined(site, question, language));
    const rest = hits.filter(({ label }) => placeOf(label) !== placeOf(best.label));
    const two = [best, ...rest.slice(0, 1)].filter(({ label }) => label.at !== '');
    if (two.length > 1 && sureness + surenessOf(rest) >= TOGETHER) {
      const both = two.map(({ label }) => quoted(label));
      return found({
        response: [phrases.both[language], ...both.map(({ text }) => text)].join('\n'),
        answered: true,
        sources: linksTo(both.flatMap(({ places }) => places.slice(0, MAX_LINKS))),
      });
    }
    return found({
      response: phrases.offered[language],
      answered: false,
      suggestions: near.map(({ label }) => label.ask),
      sources: linksTo(near.flatMap(({ label }) => library.placesOf(label).slice(0, 1))),
    });
  }
  const products = placeOf(best.label) === SHELF ? choose(library, question, hits) : undefined;
  if (products) {
    const lines = products.slice(0, MAX_PRODUCTS).map(({ title, price }) => `${title}: $${withCommas(price)}`);
    const [only, another] = products;
    const quotation = library.quoteFor(best.label, question);
    const detail = quotation && quotation.passage !== only && best.label.at === only?.href ? ` ${quotation.text}` : '';
    const text = only && !another ? `${only.text}${detail}` : lines.join('\n');
    const shelf = { title: 'Ready-made websites', href: '/sell/ecommerce' };
    return found({
      response: text || library.fill(phrases.noneFits[language]),
      answered: true,
      sources: linksTo([...products.slice(0, MAX_PRODUCTS), shelf]),
    });
  }
  const { text, places } = quoted(best.label);
  return found({ response: text, answered: true, sources: linksTo(places).slice(0, MAX_LINKS) });

  /** Returns what an entry answers, and its places. */
  function quoted(label: Entry): { readonly text: string; readonly places: readonly Passage[] } {
    const quotation = library.quoteFor(label, question);
    const text = label.say?.[language] ?? phrases.quoted[language].replace('{quote}', label.say?.en ?? '{quote}');
    const isQuoted = quotation && text.includes('{quote}');
    const words = isQuoted && !label.say ? `${headingOf(quotation)}${quotation.text}` : quotation?.text;
    return {
      text: library.fill(text, label, words),
      places: [...(isQuoted ? [quotation.passage] : []), ...library.placesOf(label)],
    };
  }
}

/** Returns the heading that a quotation stands below. */
const headingOf = ({ passage: { title } }: Quotation): string => `${title}${/[.?!:]$/.test(title) ? '' : ':'} `;

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
/** Whether an entry has no ways to ask but its own words: the owner's answers, and headings. A question like it needs nothing before it. */
const isWhole = ({ en }: Entry): boolean => en === '';
const placeOf = ({ at, ask }: Entry): string => (at.startsWith(SHELF) ? SHELF : (at.split(' ')[0] ?? '') || ask);
const isUnknown = ({ at, say }: Entry): boolean => at === '' && !say;

/** Returns the probability that the place of the first hit answers: several entries can have it. */
const surenessOf = (hits: readonly Guess<Entry>[]): number =>
  hits.reduce(
    (sum, { label, probability }) => (hits[0] && placeOf(label) === placeOf(hits[0].label) ? sum + probability : sum),
    0,
  );

/**
 * Returns what a question may mean on its own and with what was asked before it, which counts more if the question is short.
 */
function inContext({ find }: Library, question: string, turns: readonly ChatTurn[]): Guess<Entry>[] {
  const alone = find(question);
  const [own] = alone;
  const before = turns.flatMap(({ sender, text }) => (sender === 'user' ? text : [])).toReversed();
  const subject = before.flatMap((text) => find(text).slice(0, 1)).find(({ label }) => label.at !== '')?.label;
  if (before[0] === undefined || !subject || !own || isUnknown(own.label) || isWhole(own.label)) return alone;
  const isShort = wordsOf(question).length <= SHORT;
  const part = own.label.topic === ANYTHING ? 1 : isShort ? CONTEXT.short : CONTEXT.long;
  const together = new Map(
    find(`${subject.topic ?? before[0]} ${question}`).map(({ label, probability }) => [label, probability]),
  );
  return alone
    .map(({ label, probability }) => ({
      label,
      probability: (1 - part) * probability + part * (together.get(label) ?? 0),
    }))
    .sort((one, other) => other.probability - one.probability);
}

/** Returns the ready-made websites that a question names by name, trade, kind or price, in their order; undefined if it names nothing. */
function choose(
  { products }: Library,
  question: string,
  hits: readonly Guess<Entry>[],
): readonly Product[] | undefined {
  const words = new Set(wordsOf(question));
  const likely = hits.filter(({ probability }) => probability >= LIKELY).map(({ label }) => label);
  const narrows = likely.find((entry) => entry.narrows)?.narrows;
  const prices = [...withLatinDigits(question).matchAll(/\d{3,6}/g)]
    .map(([digits]) => Number(digits))
    .sort((a, b) => a - b);
  const named = [
    products.filter(({ title }) => wordsOf(title).every((word) => words.has(word))),
    products.filter(({ href }) => likely.some(({ at }) => at === href)),
    products.filter(({ kinds }) => kinds.some((kind) => words.has(kind))),
  ].find(({ length }) => length > 0);
  if (!named && prices.length === 0 && !narrows) return undefined;
  const [first = 0, last = first] = prices;
  const isAbove = narrows === 'above';
  const low = prices.length > 1 || isAbove ? first : 0;
  const high = prices.length > 1 ? last : (!isAbove && first) || Number.POSITIVE_INFINITY;
  const fit = (named ?? products).filter(({ price }) => price >= low && price <= high);
  const sorted = narrows || prices.length > 0 ? fit.toSorted((a, b) => a.price - b.price) : fit;
  return narrows === 'lowest' ? sorted.slice(0, 1) : narrows === 'highest' ? sorted.slice(-1) : sorted;
}
