import { distinctPassages, type PageText, type Passage, pageTitleOf } from '@platform/server/live-files/passages';
import type { SiteIdentity } from '@studio/client/identity';
import MiniSearch from 'minisearch';
import { excerptOf } from '../text.ts';
import type { Entry, Knowledge, Language } from './knowledge.ts';
import { createShelf } from './shelf.ts';
import { createTerms, isWeak } from './words.ts';

/** Weight of a weak term. Another one weighs 1 to 7, by its rarity. */
const WEAK = 0.7;

/** Terms of a question above which a smaller part of them has to be found. */
const USUAL_TERMS = 2;

/** Letters of a term from which longer ones that begin with it are found, and characters of a quotation. */
const MIN_PREFIX = 5;
const MAX_QUOTE = 420;

/** Ready-made websites that an answer lists. */
const MAX_LISTED = 6;

export type Site = Pick<SiteIdentity, 'name' | 'phone' | 'email' | 'address' | 'hours'>;

/** Entries and passages of one release set. */
export type Library = ReturnType<typeof createLibrary>;

/** An entry or a passage that may answer a question, and how well it fits, from 0 to 1. */
export type Hit = ReturnType<Library['find']>[number];

/** Creates the library of pages. Leaves out entries whose place the pages lack. `answered`: questions that the owner has answered. */
export function createLibrary(
  documents: readonly PageText[],
  site: Site,
  knowledge: Knowledge,
  answered: readonly Entry[] = [],
) {
  const passages = documents.flatMap((document) => document.passages);
  const pages = documents.map(({ path }) => ({ title: pageTitleOf(documents, path), href: path }));
  const own = [...answered, ...knowledge.entries];
  const termsOf = createTerms(knowledge, JSON.stringify([documents, own, knowledge.businesses]));
  const strongTermsOf = (text: string): string[] => termsOf(text).filter((term) => !isWeak(term));

  const places = own.map(({ at = '' }) => {
    const [href, title] = at.split('|');
    return passages.find((place) => place.href === href && (!title || place.title === title));
  });
  const entries = own.map((entry, i) => ({ entry, place: places[i] }));
  const others = distinctPassages(documents).map((place): (typeof entries)[number] => {
    const titles = new Set([pageTitleOf(documents, place.href), place.title]);
    return { entry: { ask: [...titles].join(': '), at: place.href }, place };
  });
  const items = [
    ...entries.filter(({ entry, place }) => place || !entry.at),
    ...others.filter(({ place }) => !places.includes(place)),
  ].map(({ entry, place }, id) => {
    const { title = '', href = '', lines = [] } = place ?? {};
    const phrasings = [entry.ask, title, ...(entry.like ?? [])].map(termsOf);
    return {
      id,
      entry,
      place,
      page: href.split('#')[0],
      phrasings,
      terms: [...phrasings.flat(), ...termsOf(lines.join('\n'))],
    };
  });
  const index = new MiniSearch<(typeof items)[number]>({
    fields: ['terms'],
    tokenize: (terms) => terms.split(','),
    processTerm: (term) => term,
    searchOptions: { prefix: (term) => term.length >= MIN_PREFIX },
  });
  index.addAll(items);
  const counts = new Map<string, number>();
  for (const term of items.flatMap(({ terms }) => [...new Set(terms)])) counts.set(term, (counts.get(term) ?? 0) + 1);

  /** Returns the weight of terms: the rarer, the more. */
  const weigh = (terms: readonly string[]): number =>
    terms.reduce((sum, term) => sum + (isWeak(term) ? WEAK : Math.log(1 + items.length / (counts.get(term) ?? 1))), 0);

  /** Returns what a question may ask for, the best first. A score is the mean of two parts of its terms: those of the hit, and of one phrasing. */
  function find(question: string) {
    const asked = [...new Set(termsOf(question))];
    const { length } = asked.filter((term) => !isWeak(term));
    const whole = weigh(asked) * Math.min(1, Math.sqrt(USUAL_TERMS / length));
    const hits = index.search(asked.join(',')).flatMap(({ id, terms, queryTerms }) => {
      const item = items[id];
      if (!item) return [];
      const phrased = item.phrasings.map(
        (phrasing) => weigh(phrasing.filter((term) => terms.includes(term))) ** 2 / (weigh(phrasing) || 1),
      );
      return { ...item, score: Math.min(1, (weigh(queryTerms) + Math.max(...phrased)) / 2 / whole) };
    });
    return hits.sort((a, b) => b.score - a.score || a.id - b.id);
  }

  const shelf = createShelf(passages, knowledge.businesses, strongTermsOf, (term) => counts.has(term));
  const prices = shelf.products.map(({ price }) => price);
  const values = { ...site, count: prices.length, lowest: prices[0], highest: prices.at(-1) };

  /** Returns a text with the words in braces filled in: see docs/chat.md. */
  const fill = (text: string, more: object = {}): string =>
    text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const below = pages.filter(({ href }) => name.startsWith('/') && href.startsWith(name));
      return String(Object({ ...values, ...more })[name] ?? below.map(({ title }) => title).join(', '));
    });

  /** Returns the sentences of a passage that have most of a question. */
  function quote({ lines }: Passage, question: string): string {
    const asked = termsOf(question);
    const text = lines.map((line) => `${line}${/[.?!:…”]$/.test(line) ? ' ' : ', '}`).join('');
    const weighPart = (sentence: string) =>
      weigh([...new Set(termsOf(sentence))].filter((term) => asked.includes(term)));
    return excerptOf(text, MAX_QUOTE, weighPart).replace(/,$/, '');
  }

  return {
    site,
    knowledge,
    pages,
    /** Places of entries that are on no page. */
    missing: entries.flatMap(({ entry, place }) => (entry.at && !place ? entry.at : [])),
    /** Returns the terms of a text that say something. */
    termsOf: strongTermsOf,
    find,
    fill,
    quote,
    shelf,
    /** Returns what a hit answers to a question. What the site says is in English. */
    textOf(
      { entry: { say }, place }: Pick<(typeof items)[number], 'entry' | 'place'>,
      question: string,
      language: Language,
    ): string {
      const quoted = place ? quote(place, question) : '';
      if (typeof say === 'object') return fill(say[language], { quote: quoted });
      const title = place?.title.replace(/(?<![.?!:])$/, ':');
      return fill(knowledge.phrases.quoted[language], {
        quote: say ? fill(say, { quote: quoted }) : `${title} ${quoted}`,
      });
    },
    /** Returns the lines of an answer with ready-made websites. */
    linesOf(products: typeof shelf.products, language: Language): string[] {
      const { length } = products;
      const lines = products
        .slice(0, MAX_LISTED)
        .map(({ title, price, text }) => (length === 1 ? text : `${title}: ${price}`));
      const count = fill(knowledge.phrases[length === 0 ? 'noneFits' : 'fits'][language], { fitting: length });
      return length === lines.length && length > 0 ? lines : [count, ...lines];
    },
  };
}
