import { distinctPassages, type PageText, pageTitleOf } from '@platform/server/live-files/passages';
import type { SiteIdentity } from '@studio/client/identity';
import MiniSearch from 'minisearch';
import { wordsOf } from '../text.ts';
import { createTerms, type Entry, isWeak, type Knowledge } from './knowledge.ts';
import { createShelf } from './shelf.ts';

/** Weight of a common word. Another term weighs up to 7, by its rarity. */
const WEAK = 1;

/** Parts of a score: the terms that a text has, those that its best phrasing has, and MiniSearch's score beside its highest. */
const PARTS = { text: 0.32, phrasing: 0.48, rank: 0.2 };

/** How much smaller the part is that has to be found of a longer question: 0 not at all, 1 in proportion to its terms. */
const LENGTH = 0.3;

/** Terms of a question that no text has for which similar and longer ones are searched: any question takes a bounded time. */
const MAX_CORRECTED = 12;

/** Entries and passages of one release set. */
export type Library = ReturnType<typeof createLibrary>;

/** An entry or a heading, its place, and how well it fits a question: about 1 if it has all of one word. Small talk has no place. */
export type Hit = ReturnType<Library['find']>[number];

/** Creates the library of pages. `own`: questions that the owner has answered. Leaves out entries whose place no page has. */
export function createLibrary(site: SiteIdentity, knowledge: Knowledge, own: readonly Entry[], texts: PageText[]) {
  const pages = texts.map(({ path }) => ({ title: pageTitleOf(texts, path), href: path }));
  const passages = texts.flatMap((page) => page.passages);
  const allTermsOf = createTerms(knowledge);
  const termsOf = (text: string) => allTermsOf(text).filter((term) => !isWeak(term));

  const placeAt = (at = '') => passages.find(({ href, title }) => at === href || at === `${href}|${title}`);
  const entries = [...own, ...knowledge.entries].map((entry) => ({ ...entry, place: placeAt(entry.at) }));
  const known = entries.filter(({ at, place }) => place || !at);
  const owned = new Set(known.map(({ place }) => place));
  const headings = distinctPassages(texts).map((place) => {
    const titles = new Set([pageTitleOf(texts, place.href), place.title]);
    return { ask: [...titles].join(': '), place, like: [], say: undefined };
  });
  const items = [...known, ...headings.filter(({ place }) => !owned.has(place))].map((item, id) => {
    const phrasings = [item.ask, ...(item.like ?? [])].map(allTermsOf);
    const terms = [...phrasings.flat(), ...(item.place?.lines ?? []).flatMap(allTermsOf)];
    return { ...item, id, words: wordsOf(item.ask).join(), phrasings, terms };
  });
  const counts = new Map<string, number>();
  for (const term of items.flatMap(({ terms }) => [...new Set(terms)])) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weightOf = (term: string) => (isWeak(term) ? WEAK : Math.log(1 + items.length / (counts.get(term) ?? 1)));
  const weigh = (terms: readonly string[]) => terms.reduce((sum, term) => sum + weightOf(term), 0);
  const isMisspelt = (term: string, i: number) => !counts.has(term) && term.length > 4 && i < MAX_CORRECTED;
  const index = new MiniSearch<(typeof items)[number]>({
    fields: ['terms'],
    tokenize: (terms) => terms.split(','),
    processTerm: (term) => term,
    searchOptions: { prefix: isMisspelt, fuzzy: (term, i) => isMisspelt(term, i) && 0.2 },
  });
  index.addAll(items);

  /** Returns what a question may ask for, the best first. A word that is nowhere on the site counts against every hit. */
  function find(question: string) {
    const asked = allTermsOf(question);
    const words = wordsOf(question).join();
    const whole = weigh(asked) / asked.length ** LENGTH;
    const results = index.search(asked.join(','));
    const hits = results.flatMap(({ id, terms, queryTerms, score: rank }) => {
      const item = items[id];
      if (!item) return [];
      // A phrasing fits by the part of the question that it has, and by the part of it that the question has.
      const has = (term: string) => terms.includes(term);
      const fits = item.phrasings.map((phrasing) => weigh(phrasing.filter(has)) ** 2 / (weigh(phrasing) || 1));
      const text = (PARTS.text * weigh(queryTerms) + PARTS.phrasing * Math.max(...fits)) / whole;
      // The very question of an entry, such as one that was offered, is answered by it.
      const isOwn = item.words === words;
      return { ...item, score: text + (PARTS.rank * rank) / (results[0]?.score ?? 1) + Number(isOwn) };
    });
    return hits.sort((a, b) => b.score - a.score || a.id - b.id);
  }

  const shelf = createShelf(passages, knowledge.businesses, termsOf, (term) => counts.has(term));
  /** Places of entries that no page has. */
  const missing = entries.flatMap(({ at, place }) => (at && !place ? at : []));
  return { site, knowledge, pages, missing, allTermsOf, termsOf, weigh, find, shelf };
}
