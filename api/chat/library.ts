import { distinctPassages, type PageText, type Passage, pageTitleOf } from '@platform/server/live-files/passages';
import type { SiteIdentity } from '@studio/client/identity';
import MiniSearch from 'minisearch';
import { excerptOf, wordsOf } from '../text.ts';
import type { Entry, Knowledge, Language } from './knowledge.ts';
import { createShelf } from './shelf.ts';
import { createTerms, isWeak } from './words.ts';

/** Weight of a common word. Another term weighs up to 7, by its rarity. */
const WEAK = 1;

/** How much smaller the part is that has to be found of a longer question: 0 not at all, 1 in proportion to its terms. */
const LENGTH = 0.4;

/** Characters of a quotation, and ready-made websites that an answer lists. */
const MAX_QUOTE = 420;
const MAX_LISTED = 6;

export type Site = Pick<SiteIdentity, 'name' | 'phone' | 'email' | 'address' | 'hours'>;

/** An entry and its place. Small talk has none. */
type Item = { readonly entry: Entry; readonly place?: Passage | undefined };

/** Entries and passages of one release set. */
export type Library = ReturnType<typeof createLibrary>;

/** An entry or a passage that may answer a question, and how well it fits: 1 if it has all of a question of one word. */
export type Hit = ReturnType<Library['find']>[number];

/** Creates the library of pages. Leaves out entries whose place they lack. `answered`: questions that the owner has answered. */
export function createLibrary(
  site: Site,
  knowledge: Knowledge,
  answered: readonly Entry[],
  texts: readonly PageText[],
) {
  const { phrases, businesses } = knowledge;
  const pages = texts.map(({ path }) => ({ title: pageTitleOf(texts, path), href: path }));
  const passages = texts.flatMap((page) => page.passages);
  const own = [...answered, ...knowledge.entries];
  const allTermsOf = createTerms(knowledge, JSON.stringify([texts, own, businesses]));
  const termsOf = (text: string): string[] => allTermsOf(text).filter((term) => !isWeak(term));

  const entries = own.map((entry): Item => {
    const [href, title] = entry.at?.split('|') ?? [];
    return { entry, place: passages.find((place) => place.href === href && (!title || place.title === title)) };
  });
  const owned = new Set(entries.map(({ place }) => place));
  const others = distinctPassages(texts).map((place): Item => {
    const titles = new Set([pageTitleOf(texts, place.href), place.title]);
    return { entry: { ask: [...titles].join(': ') }, place };
  });
  const items = [
    ...entries.filter(({ entry, place }) => place || !entry.at),
    ...others.filter(({ place }) => !owned.has(place)),
  ].map(({ entry, place }, id) => {
    const phrasings = [entry.ask, ...(entry.like ?? []), place?.title ?? ''].map(allTermsOf);
    const terms = [...phrasings.flat(), ...(place?.lines ?? []).flatMap(allTermsOf)];
    return { id, entry, place, page: place?.href.split('#')[0], phrasings, terms };
  });
  const index = new MiniSearch<(typeof items)[number]>({
    fields: ['terms'],
    tokenize: (terms) => terms.split(','),
    processTerm: (term) => term,
    searchOptions: { prefix: (term) => term.length > 4 },
  });
  index.addAll(items);
  const counts = new Map<string, number>();
  for (const term of items.flatMap(({ terms }) => [...new Set(terms)])) counts.set(term, (counts.get(term) ?? 0) + 1);

  /** Returns the weight of terms. */
  const weigh = (terms: readonly string[]): number =>
    terms.reduce((sum, term) => sum + (isWeak(term) ? WEAK : Math.log(1 + items.length / (counts.get(term) ?? 1))), 0);

  /** Returns what a question may ask for, the best first. A score is the mean of the parts of its terms that a hit and a phrasing have. */
  function find(question: string) {
    const asked = allTermsOf(question);
    const { length } = asked.filter((term) => !isWeak(term));
    // Of a longer question, a smaller part has to be found.
    const whole = weigh(asked) / Math.max(1, length) ** LENGTH;
    const hits = index.search(asked.join(',')).flatMap(({ id, terms, queryTerms }) => {
      const item = items[id];
      const common = (phrasing: readonly string[]) => weigh(phrasing.filter((term) => terms.includes(term)));
      const phrased = item?.phrasings.map((phrasing) => common(phrasing) ** 2 / (weigh(phrasing) || 1)) ?? [];
      // The very question of an entry, such as one that was offered, is answered by it.
      const isOwn = wordsOf(question).join() === wordsOf(item?.entry.ask ?? '').join();
      const score = (weigh(queryTerms) + Math.max(...phrased)) / 2 / whole + Number(isOwn);
      return item ? { ...item, score } : [];
    });
    return hits.sort((a, b) => b.score - a.score || a.id - b.id);
  }

  const shelf = createShelf(passages, businesses, termsOf, (term) => counts.has(term));
  const prices = shelf.products.map(({ price }) => price);
  const values = { ...site, count: prices.length, lowest: prices[0], highest: prices.at(-1) };

  /** Returns a text with the words in braces filled in: see docs/chat.md. */
  const fill = (text: string, more: object = {}): string =>
    text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const below = pages.filter(({ href }) => name.startsWith('/') && href.startsWith(name));
      return String(Object({ ...values, ...more })[name] ?? below.map(({ title }) => title).join(', '));
    });

  /** Returns the sentences of lines that have most of a question. */
  function quote(lines: readonly string[], question: string): string {
    const asked = allTermsOf(question);
    const text = lines.map((line) => `${line}${/[.?!:…”]$/.test(line) ? ' ' : ', '}`).join('');
    const weighPart = (part: string) => weigh(allTermsOf(part).filter((term) => asked.includes(term)));
    return excerptOf(text, MAX_QUOTE, weighPart).replace(/,$/, '');
  }

  return {
    site,
    knowledge,
    pages,
    /** Places of entries that are on no page. */
    missing: entries.flatMap(({ entry, place }) => (entry.at && !place ? entry.at : [])),
    /** Returns the terms of a text that say something. */
    termsOf,
    find,
    fill,
    quote,
    shelf,
    /** Returns what a hit answers to a question. What the site says is in English. */
    textOf({ entry: { say }, place }: Item, question: string, language: Language): string {
      const { title = '', lines = [] } = place ?? {};
      const quoted = { quote: quote(lines, question) };
      if (typeof say === 'object') return fill(say[language], quoted);
      const english = fill(say ?? `${title}${/[.?!:]$/.test(title) ? '' : ':'} {quote}`, quoted);
      return fill(phrases.quoted[language], { quote: english });
    },
    /** Returns the lines of an answer with ready-made websites. */
    linesOf(products: typeof shelf.products, language: Language): string[] {
      if (products[0] && !products[1]) return [products[0].text];
      const lines = products.slice(0, MAX_LISTED).map(({ title, price }) => `${title}: ${price}`);
      const fitting = products.length;
      const count = fill(phrases[fitting > 0 ? 'fits' : 'noneFits'][language], { fitting });
      return fitting === lines.length && fitting > 0 ? lines : [count, ...lines];
    },
  };
}
