import { distinctPassages, type PageText, type Passage, pageTitleOf } from '@platform/server/live-files/passages';
import type { SiteIdentity } from '@studio/client/identity';
import MiniSearch from 'minisearch';
import { excerptOf, wordsOf } from '../text.ts';
import type { Entry, Knowledge, Language } from './knowledge.ts';
import { createShelf } from './shelf.ts';
import { createTerms, isWeak } from './words.ts';

/** Weight of a common word. Another term weighs up to 7, by its rarity. */
const WEAK = 1;

/** Parts of a score: the terms that a text has, those that its best phrasing has, and MiniSearch's score beside its highest. */
const PARTS = { text: 0.32, phrasing: 0.48, rank: 0.2 };

/** How much smaller the part is that has to be found of a longer question: 0 not at all, 1 in proportion to its terms. */
const LENGTH = 0.3;

/** Terms that no text has, of a question, for which similar and longer ones are searched: any question takes a bounded time. */
const MAX_CORRECTED = 12;

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
  const allTermsOf = createTerms(knowledge);
  const termsOf = (text: string): string[] => allTermsOf(text).filter((term) => !isWeak(term));

  const entries = [...answered, ...knowledge.entries].map((entry): Item => {
    const [href, title] = entry.at?.split('|') ?? [];
    return { entry, place: passages.find((place) => place.href === href && (!title || place.title === title)) };
  });
  const owned = new Set(entries.map(({ place }) => place));
  const others = distinctPassages(texts).map((place): Item => {
    const titles = new Set([pageTitleOf(texts, place.href), place.title]);
    return { entry: { ask: [...titles].join(': ') }, place };
  });
  const found = [
    ...entries.filter(({ entry, place }) => place || !entry.at),
    ...others.filter(({ place }) => !owned.has(place)),
  ];
  const items = found.map(({ entry, place }, id) => {
    const phrasings = [entry.ask, ...(entry.like ?? [])].map(allTermsOf);
    const terms = [...phrasings.flat(), ...(place?.lines ?? []).flatMap(allTermsOf)];
    return { id, entry, place, phrasings, terms };
  });
  const counts = new Map<string, number>();
  for (const term of items.flatMap(({ terms }) => [...new Set(terms)])) counts.set(term, (counts.get(term) ?? 0) + 1);
  const isMisspelt = (term: string, i: number) => !counts.has(term) && term.length > 4 && i < MAX_CORRECTED;
  const index = new MiniSearch<(typeof items)[number]>({
    fields: ['terms'],
    tokenize: (terms) => terms.split(','),
    processTerm: (term) => term,
    searchOptions: { prefix: isMisspelt, fuzzy: (term, i) => isMisspelt(term, i) && 0.2 },
  });
  index.addAll(items);

  /** Returns the weight of terms. */
  const weigh = (terms: readonly string[]): number =>
    terms.reduce((sum, term) => sum + (isWeak(term) ? WEAK : Math.log(1 + items.length / (counts.get(term) ?? 1))), 0);

  /** Returns what a question may ask for, the best first. A word that is nowhere on the site counts against every hit. */
  function find(question: string) {
    const asked = allTermsOf(question);
    const own = wordsOf(question).join();
    // Of a longer question, a smaller part has to be found.
    const whole = weigh(asked) / Math.max(1, asked.filter((term) => !isWeak(term)).length) ** LENGTH;
    const results = index.search(asked.join(','));
    const hits = results.flatMap(({ id, terms, queryTerms, score: rank }) => {
      const item = items[id];
      if (!item) return [];
      // A phrasing fits by the part of the question that it has, and by the part of it that the question has.
      const fits = item.phrasings.map(
        (phrasing) => weigh(phrasing.filter((term) => terms.includes(term))) ** 2 / (weigh(phrasing) || 1),
      );
      const text = (PARTS.text * weigh(queryTerms) + PARTS.phrasing * Math.max(...fits)) / whole;
      // The very question of an entry, such as one that was offered, is answered by it.
      const isOwn = wordsOf(item.entry.ask).join() === own;
      return { ...item, score: text + (PARTS.rank * rank) / (results[0]?.score ?? 1) + Number(isOwn) };
    });
    return hits.sort((a, b) => b.score - a.score || a.id - b.id);
  }

  const shelf = createShelf(passages, businesses, termsOf, (term) => counts.has(term));
  const prices = shelf.products.map(({ price }) => price);
  const values = { ...site, count: prices.length, lowest: prices[0], highest: prices.at(-1) };

  /** Returns a text with the words in braces filled in: see docs/chat.md. */
  const fill = (text: string, more: object): string =>
    text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const below = pages.filter(({ href }) => name.startsWith('/') && href.startsWith(name));
      return String(Object({ ...values, ...more })[name] ?? below.map(({ title }) => title).join(', '));
    });

  return {
    site,
    knowledge,
    pages,
    /** Places of entries that are on no page. */
    missing: entries.flatMap(({ entry, place }) => (entry.at && !place ? entry.at : [])),
    /** Returns the terms of a text that say something. */
    termsOf,
    find,
    shelf,
    /** Returns what a hit answers to a question: of a long text, the sentences with most of it. What the site says is in English. */
    textOf({ entry: { say }, place }: Item, question: string, language: Language): string {
      const { title = '', lines = [] } = place ?? {};
      const asked = allTermsOf(question);
      const text = lines.map((line) => `${line}${/[.?!:…”]$/.test(line) ? ' ' : ', '}`).join('');
      const weighPart = (part: string) => weigh(allTermsOf(part).filter((term) => asked.includes(term)));
      const quote = excerptOf(text, MAX_QUOTE, weighPart).replace(/,$/, '');
      if (typeof say === 'object') return fill(say[language], { quote });
      const english = fill(say ?? `${title}${/[.?!:]$/.test(title) ? '' : ':'} {quote}`, { quote });
      return fill(phrases.quoted[language], { quote: english });
    },
    /** Returns the lines of an answer with ready-made websites. */
    linesOf(products: typeof shelf.products, language: Language): string[] {
      const lines = products.slice(0, MAX_LISTED).map(({ text }) => text);
      const fitting = products.length;
      const count = fill(phrases[fitting > 0 ? 'fits' : 'noneFits'][language], { fitting });
      return fitting > 0 && fitting <= MAX_LISTED ? lines : [count, ...lines];
    },
  };
}
