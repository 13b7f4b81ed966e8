import type { ChatAnswer, ChatTurn } from '@studio/client/chat';
import { withCommas } from '@studio/client/digits';
import { chatHref } from '@studio/client/identity';
import type { Entry, Language } from '../content/chat/entry.ts';
import { phrases } from '../content/chat/talk.ts';
import type { Library, Product, Site } from './library.ts';
import type { Passage } from './passages.ts';
import type { Finding, Hit } from './search.ts';

/** Sureness from which the first hit is the answer, and from which the first hits are offered: the development set has most points so. */
const ANSWER = 0.7;
const OFFER = 0.6;
/** Sureness from which a question about ready-made websites is answered from their cards. */
const MAYBE = 0.5;
/** Fit from which an entry is offered or gives the conversation its topic, and from which it narrows a list. */
const NEAR = 0.3;
const NARROWING = 0.5;
/** Fit that a question gives up for the topic of the conversation: much if it has few words. */
const LEEWAY = { short: 0.35, long: 0.05 } as const;
const SHORT = 3;
const LONG = 10;
/** Difference in fit up to which two hits fit the same. */
const TIE = 0.001;
/** Ready-made websites in an answer, questions that are offered, and places that a model gets. */
const MAX_PRODUCTS = 6;
const MAX_OFFERED = 3;
const MAX_PLACES = 8;

/** An answer, and the passages that a model can word it from. */
export interface Found {
  readonly answer: ChatAnswer;
  readonly passages: readonly Passage[];
}

/** Returns the answer to a question from the library alone. `turns`: the turns before the question, oldest first. */
export function answerFrom(library: Library, site: Site, question: string, turns: readonly ChatTurn[]): Found {
  const language = library.languageOf(question);
  const { hits, sureness, lead, topic } = inContext(library, question, turns);
  const passages = [...new Set(hits.slice(0, MAX_PLACES).flatMap(({ entry }) => library.placesOf(entry)))];
  const found = (answer: ChatAnswer): Found => ({ answer, passages });
  const best = hits[0]?.entry;
  const narrowed = hits.find(({ entry, score }) => entry.narrows && score > NARROWING)?.entry.narrows;
  const isShelf = ({ entry }: Hit) => entry.at.startsWith('/sell');
  const terms = library.read(question);
  const asksForShelf =
    library.products.some(({ title }) => library.read(title).every((term) => terms.includes(term))) ||
    (topic?.startsWith('ready-made') && /^\/(?:sell|faqs#cost)/.test(best?.at ?? '')) ||
    (sureness >= MAYBE && hits.slice(0, 1).some(isShelf)) ||
    (sureness < ANSWER && hits.slice(0, 3).filter(isShelf).length > 1);
  const products = asksForShelf ? choose(library, `${topic ?? ''} ${question}`, narrowed) : undefined;
  if (best && products) {
    const lines = products.slice(0, MAX_PRODUCTS).map(({ title, price }) => `${title}: $${withCommas(price)}`);
    const [first] = products;
    const response =
      products.length === 1 && first ? first.text : lines.join('\n') || library.fill(phrases.noneFits[language]);
    return found({
      response,
      answered: true,
      sources: linksTo([...products.slice(0, MAX_PRODUCTS), { title: 'Ready-made websites', href: '/sell/ecommerce' }]),
    });
  }
  if (best && sureness >= ANSWER && lead > TIE) {
    const text = best.say?.[language] ?? phrases.quoted[language].replace('{quote}', best.say?.en ?? '{quote}');
    return found({ response: library.fill(text, best), answered: true, sources: linksTo(library.placesOf(best)) });
  }
  const near = hits.filter(({ entry, score }) => entry.at !== '' && score >= NEAR).slice(0, MAX_OFFERED);
  if (sureness < OFFER || near.length === 0) return found(declined(site, question, language));
  return found({
    response: phrases.offered[language],
    answered: false,
    suggestions: near.map(({ entry }) => entry.ask),
    sources: linksTo(near.flatMap(({ entry }) => library.placesOf(entry).slice(0, 1))),
  });
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

/** Returns what a question finds on its own or, if that fits about as well, with the topic of the question before it. */
function inContext(
  { find, read }: Library,
  question: string,
  turns: readonly ChatTurn[],
): Finding & { topic?: string | undefined } {
  const alone = find(question);
  const previous = turns.findLast(({ sender }) => sender === 'user')?.text;
  const { length } = read(question);
  if (previous === undefined || length > LONG) return alone;
  const topic = find(previous).hits.find(({ entry, score }) => entry.topic && score > NEAR)?.entry.topic;
  const together = find(question, topic);
  const leeway = length <= SHORT ? LEEWAY.short : LEEWAY.long;
  const isBetter = topic && (together.hits[0]?.score ?? 0) >= (alone.hits[0]?.score ?? 0) - leeway;
  return isBetter ? { ...together, topic } : alone;
}

/** Returns the ready-made websites that a question names by trade, kind or price, in their order; undefined if it names nothing. */
function choose(
  { products, shelfTerms, read, weightOf }: Library,
  question: string,
  narrows: Entry['narrows'],
): readonly Product[] | undefined {
  const all = read(question);
  const terms = all.filter((term) => !shelfTerms.has(term));
  if (terms.length > 1 && terms.length === all.length) return undefined;
  const fit = products.map((product) => ({
    product,
    count: terms.filter((term) => product.terms.has(term)).reduce((sum, term) => sum + weightOf(term), 0),
  }));
  const most = Math.max(...fit.map(({ count }) => count));
  const prices = [...question.replace(/(\d),(?=\d{3})/g, '$1').matchAll(/\d{3,6}/g)]
    .map(([digits]) => Number(digits))
    .sort((a, b) => a - b);
  if (most <= 0 && prices.length === 0 && !narrows) return undefined;
  const [first = 0, last = first] = prices;
  const [low, high] =
    prices.length > 1
      ? [first, last]
      : narrows === 'above'
        ? [first, Number.POSITIVE_INFINITY]
        : [0, first || Number.POSITIVE_INFINITY];
  const named = fit
    .filter(({ product, count }) => count === most && product.price >= low && product.price <= high)
    .map(({ product }) => product);
  const sorted = narrows || prices.length > 0 ? named.toSorted((a, b) => a.price - b.price) : named;
  return narrows === 'lowest' ? sorted.slice(0, 1) : narrows === 'highest' ? sorted.slice(-1) : sorted;
}
