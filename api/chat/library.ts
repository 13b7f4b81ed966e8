import type { SiteIdentity } from '@studio/client/identity';
import { withCommas } from '@studio/client/text';
import MiniSearch from 'minisearch';
import type { Entry, Knowledge, Language } from './knowledge.ts';
import type { Passage } from './passages.ts';
import { createShelf, productsOf } from './shelf.ts';
import { createTerms, sentencesOf, wordsOf } from './words.ts';

export type Site = Pick<SiteIdentity, 'name' | 'phone' | 'email' | 'address'>;

/** The passages of a page. */
export interface Document {
  readonly path: string;
  readonly passages: readonly Passage[];
}

/** An entry or a passage that may answer a question, and how well it fits, from 0 to 1. */
export interface Hit {
  readonly entry: Entry;
  readonly place: Passage | undefined;
  readonly score: number;
}

/** Weight of a term that is in the text and in no phrasing, and part of a score that the best phrasing makes up. */
const IN_TEXT = 0.75;
const FOCUS = 0.35;

/** Part of its weight that a term of less than four letters has if it is nowhere on the site. */
const UNKNOWN_SHORT = 0.3;

/** Terms of a question above which a smaller part of them has to be found. */
const USUAL_TERMS = 4;

/** Letters of a term from which longer ones that begin with it are found. */
const MIN_PREFIX = 5;

/** Characters of a name, of a quotation, and of a text that is read for one. A longer first sentence is quoted whole. */
const MAX_NAME = 30;
const MAX_QUOTE = 420;
const MAX_READ = 20_000;

/** Entries and passages of one release set. */
export type Library = ReturnType<typeof createLibrary>;

/** Returns the path of an address on the site. */
export const pageOf = (href = ''): string => href.split('#')[0] ?? '';

/** Creates the library of pages. Leaves out entries whose place the pages lack. `answered`: questions that the owner has answered. */
export function createLibrary(
  documents: readonly Document[],
  site: Site,
  knowledge: Knowledge,
  answered: readonly Entry[] = [],
) {
  const { businesses, phrases } = knowledge;
  const pages = documents.flatMap(({ path, passages: [first] }) => (first ? { title: first.title, href: path } : []));
  const titles = new Map(pages.map(({ href, title }) => [href, title]));
  const passages = documents.flatMap((document) => document.passages);
  const entries = [...answered, ...knowledge.entries].map((entry) => {
    const [href, title] = entry.at?.split('|') ?? [];
    return { entry, place: passages.find((place) => place.href === href && (!title || place.title === title)) };
  });
  const items = [...entries.filter(({ entry, place }) => place || !entry.at), ...ownPassages()].map((known) => {
    const { entry, place } = known;
    const { title = '', href, lines = [] } = place ?? {};
    // A short first line is a name, such as the client's of a project.
    const names = lines.slice(0, lines.length > 1 && (lines[0]?.length ?? 0) < MAX_NAME ? 1 : 0);
    const phrasings = [entry.ask, ...(entry.like ?? []), ...(entry.say ? [] : [title]), ...names];
    return { ...known, phrasings, text: [titles.get(pageOf(href)), pageOf(href), ...lines].join('\n') };
  });
  const texts = items.flatMap(({ phrasings, text }) => [...phrasings, text]);
  const termsOf = createTerms(knowledge, [...texts, ...Object.values(businesses)]);
  const exact = new Map(
    items.toReversed().flatMap((item) => item.phrasings.map((text) => [wordsOf(text).join(' '), item])),
  );
  const indexed = items.map(({ phrasings, text }, id) => ({
    id,
    phrasings: phrasings.map((text) => new Set(termsOf(text))),
    phrasing: termsOf(phrasings.join('\n')).join(' '),
    text: termsOf(text).join(' '),
  }));
  const index = new MiniSearch({
    fields: ['phrasing', 'text'],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: { prefix: (term) => term.length >= MIN_PREFIX },
  });
  index.addAll(indexed);
  const counts = new Map<string, number>();
  for (const { phrasing, text } of indexed)
    for (const term of new Set(`${phrasing} ${text}`.split(' '))) counts.set(term, (counts.get(term) ?? 0) + 1);

  /** Returns the passages without an entry, each once: a card repeats its page, and a list may be on many pages. */
  function ownPassages() {
    const owned = new Set(entries.map(({ place }) => place));
    const hrefs = new Map(pages.map(({ href, title }) => [title, href]));
    const unique = new Map(passages.toReversed().map((place) => [`${place.title}\n${place.lines}`, place]));
    return [...unique.values()].flatMap((place) => {
      const { title, href, leadsTo = '' } = place;
      const page = pageOf(href);
      if (owned.has(place) || titles.has(leadsTo) || (hrefs.get(title) ?? page) !== page) return [];
      const ask = title.endsWith('?') || title === titles.get(page) ? title : `${titles.get(page)}: ${title}`;
      return { place, entry: { ask, at: href } as Entry };
    });
  }

  /** Returns the weight of terms: their rarity. */
  const weigh = (terms: Iterable<string>, part: (term: string) => number = () => 1): number =>
    [...terms].reduce((sum, term) => {
      const isShort = !counts.has(term) && term.length < 4;
      const rarity = Math.log(1 + items.length / (counts.get(term) ?? 1));
      return sum + rarity * (isShort ? UNKNOWN_SHORT : 1) * part(term);
    }, 0);

  /** Returns what may answer a question, the best first. A score is the part of the question's terms that a hit has. */
  function find(question: string): Hit[] {
    const asked = new Set(termsOf(question));
    const whole = weigh(asked) * Math.min(1, Math.sqrt(USUAL_TERMS / asked.size));
    const same = exact.get(wordsOf(question).join(' '));
    const hits = index.search([...asked].join(' ')).flatMap(({ id, queryTerms, match }) => {
      const item = items[id];
      if (!item || item === same) return [];
      const covered = weigh(queryTerms, (term) => (match[term]?.includes('phrasing') ? 1 : IN_TEXT));
      const focus = indexed[id]?.phrasings.map((terms) => {
        const common = weigh(asked, (term) => Number(terms.has(term)));
        return (common * common) / (weigh(terms) || 1);
      });
      const score = ((1 - FOCUS) * covered + FOCUS * Math.max(...(focus ?? []))) / whole;
      return { ...item, score: Math.min(1, score) };
    });
    hits.sort((a, b) => b.score - a.score);
    return same ? [{ ...same, score: 1 }, ...hits] : hits;
  }

  /** Returns sentences of a passage that follow each other and have most of a question. */
  function quote({ lines }: Passage, question: string): string {
    const terms = new Set(termsOf(question));
    const text = lines.map((line, i) => line + (/[.?!:…”]$/.test(line) ? ' ' : i < lines.length - 1 ? ', ' : ''));
    const parts = sentencesOf(text.join('').slice(0, MAX_READ)).reduce(([part = '', ...before], sentence) => {
      const isLong = part !== '' && part.length + sentence.length > MAX_QUOTE;
      return isLong ? [sentence, part, ...before] : [part + sentence, ...before];
    }, [] as string[]);
    const weighed = parts
      .toReversed()
      .map((part) => ({ part, weight: weigh(new Set(termsOf(part).filter((term) => terms.has(term)))) }));
    return weighed.sort((a, b) => b.weight - a.weight)[0]?.part.trim() ?? '';
  }

  const products = productsOf(passages);
  const prices = products.map(({ price }) => price).sort((a, b) => a - b);
  const values: Readonly<Record<string, string>> = {
    ...site,
    hours: passages.find(({ lines }) => lines.includes(site.email))?.lines.at(-1) ?? '',
    count: String(products.length),
    lowest: `$${withCommas(prices[0] ?? 0)}`,
    highest: `$${withCommas(prices.at(-1) ?? 0)}`,
  };

  /** Returns a text with the words in braces filled in: see docs/chat.md. */
  const fill = (text: string, place?: Passage, question = ''): string =>
    text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const page = pageOf(place?.href);
      if (name === 'page') return titles.get(page) ?? '';
      if (name === 'quote') return place ? quote(place, question) : '';
      if (name.startsWith('/'))
        return pages.flatMap(({ href, title }) => (href.startsWith(name) ? title : [])).join(', ');
      const lines = passages.flatMap((passage) => (pageOf(passage.href) === page ? passage.lines : []));
      return values[name] ?? lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
    });

  return {
    site,
    knowledge,
    pages,
    /** Places of entries that are on no page. */
    missing: entries.flatMap(({ entry, place }) => (entry.at && !place ? entry.at : [])),
    termsOf,
    find,
    fill,
    shelf: createShelf(products, businesses, termsOf, (term) => counts.has(term)),
    /** Returns what a hit answers to a question. What the site says is in English. */
    textOf({ entry, place }: Hit, question: string, language: Language): string {
      const { say } = entry;
      if (say && typeof say !== 'string') return fill(say[language], place, question);
      const title = place?.title ?? '';
      const english = say ?? `${title}${/[.?!:]$/.test(title) ? '' : ':'} {quote}`;
      return fill(
        phrases.quoted[language].replace('{quote}', () => english),
        place,
        question,
      );
    },
  };
}
