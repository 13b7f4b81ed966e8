import { setImmediate } from 'node:timers/promises';
import type { Pages } from '@platform/server/pages/pages';
import type { SiteIdentity } from '@studio/client/identity';
import { withCommas } from '@studio/client/text';
import MiniSearch from 'minisearch';
import type { Entry, Knowledge, Language } from './knowledge.ts';
import { type Passage, readPassages } from './passages.ts';
import { createShelf, productsOf } from './shelf.ts';
import { createTermReader, wordsOf } from './words.ts';

export type Site = Pick<SiteIdentity, 'name' | 'phone' | 'email' | 'address'>;

/** A page of the site. */
export type PageLink = Pick<Passage, 'title' | 'href'>;

/** What may answer a question, and how well it fits, from 0 to 1. */
export interface Hit {
  readonly entry: Entry;
  readonly place: Passage | undefined;
  readonly score: number;
}

/** Parts of a score: of a phrasing without regard to the words that the question lacks, of a word that is spelled otherwise, of a passage. */
const PHRASING = 0.6;
const SIMILAR_WORD = 0.85;
const PASSAGE = 0.75;

/** The best score of what is not asked word for word. */
const NEARLY = 0.99;

/** Terms of a question above which a smaller part of them must be in the answer, and how much smaller. */
const USUAL_TERMS = 4;
const LENGTH = 0.4;

/** Terms that count twice: an answer without them is another answer. */
const DECISIVE = 'price duration';

/** Characters of a name. */
const MAX_NAME = 30;

/** Characters of a quotation. A longer first sentence is quoted whole. */
const MAX_QUOTE = 420;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** What the chat knows of one release set. */
export type Library = ReturnType<typeof createLibrary>;

/** Creates the library of pages. Entries whose place the pages lack are left out. `answered`: questions that the owner has answered. */
export function createLibrary(
  documents: readonly { readonly path: string; readonly passages: readonly Passage[] }[],
  site: Site,
  knowledge: Knowledge,
  answered: readonly Entry[] = [],
) {
  const { phrases } = knowledge;
  const pages = documents.flatMap(({ path, passages: [first] }) => (first ? { title: first.title, href: path } : []));
  const pageTitles = new Map(pages.map(({ href, title }) => [href, title]));
  const all = documents.flatMap((document) => document.passages);
  const products = productsOf(all, knowledge.businesses);
  const productPages = new Map(products.map(({ title, href }) => [title, href]));
  // A card repeats the page that it leads to, and a list may be on many pages.
  const passages = [
    ...new Map(all.toReversed().map((passage) => [`${passage.title}\n${passage.text}`, passage])).values(),
  ]
    .reverse()
    .filter(
      ({ leadsTo = '', title, href }) =>
        !pageTitles.has(leadsTo) && (!productPages.has(title) || productPages.get(title) === href),
    );
  const placeOf = ({ at }: Pick<Entry, 'at'>): Passage | undefined => {
    const [href, title] = at?.split('|') ?? [];
    return all.find((passage) => passage.href === href && (title === undefined || passage.title === title));
  };
  const known = [...answered, ...knowledge.entries.filter((entry) => !entry.at || placeOf(entry))].map((entry) => ({
    entry,
    place: placeOf(entry),
  }));
  const own = new Map(known.toReversed().map(({ place, entry }) => [place, entry]));
  const ofPages = passages.map((place) => ({
    place,
    entry: own.get(place) ?? { ask: place.title, at: `${place.href}|${place.title}` },
  }));
  const { termsOf, askedTermsOf, learn } = createTermReader(knowledge);
  for (const { title, text } of passages) learn(`${title} ${text}`);
  for (const { ask, like = [] } of knowledge.entries) learn([ask, ...like].join(' '));
  const phrasings = known.flatMap(({ entry, place }) =>
    [entry.ask, ...(entry.like ?? [])].map((text) => ({ entry, place, text })),
  );
  const indexed = [
    ...phrasings.map((phrasing) => ({ ...phrasing, page: '', title: '' })),
    // A short first line is a name, such as the client's of a project.
    ...ofPages.flatMap((item) => {
      const [name = '', ...others] = item.place.text.split('\n');
      return others.length > 0 && name.length < MAX_NAME ? { ...item, text: name, page: '', title: '' } : [];
    }),
    ...ofPages.map((item) => ({ ...item, text: item.place.title, page: '', title: '' })),
    ...ofPages.map((item) => ({
      ...item,
      text: item.place.text,
      title: item.place.title,
      page: pageTitles.get(item.place.href.split('#')[0] ?? '') ?? '',
    })),
  ].map((item, id) => ({ ...item, id, terms: new Set(termsOf(`${item.page} ${item.title} ${item.text}`)) }));
  const index = new MiniSearch<(typeof indexed)[number]>({
    fields: ['text', 'title', 'page'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 2 },
      tokenize: askedTermsOf,
      prefix: (term) => term.length >= 5,
    },
  });
  index.addAll(indexed);
  const counts = new Map<string, number>();
  for (const { terms } of indexed) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const decisive = new Set(termsOf(DECISIVE));
  const weigh = (terms: Iterable<string>): number =>
    [...terms].reduce(
      (sum, term) => sum + Math.log(1 + indexed.length / (counts.get(term) ?? 1)) * (decisive.has(term) ? 2 : 1),
      0,
    );
  const exact = new Map(phrasings.toReversed().map((phrasing) => [wordsOf(phrasing.text).join(' '), phrasing]));
  const prices = products.map(({ price }) => price).sort((a, b) => a - b);
  const titlesBelow = (path: string) =>
    pages.flatMap(({ href, title }) => (href.startsWith(path) ? title : [])).join(', ');
  const values: Readonly<Record<string, string>> = {
    ...site,
    hours:
      all
        .find(({ text }) => text.includes(site.email))
        ?.text.split(`${site.email}\n`)[1]
        ?.split('\n')[0] ?? '',
    count: String(products.length),
    lowest: `$${withCommas(prices[0] ?? 0)}`,
    highest: `$${withCommas(prices.at(-1) ?? 0)}`,
    services: titlesBelow('/services/'),
    members: titlesBelow('/team/'),
    posts: titlesBelow('/post/'),
    projects: all
      .flatMap(({ href, text }) =>
        /^\/portfolio#(?!clients|offered|closing)/.test(href) ? (text.split('\n')[0] ?? '') : [],
      )
      .join(', '),
  };

  /** Returns a text with the words in braces filled in: values of the site, `quote` and `page` of a place, or the line after a label. */
  const fill = (text: string, place?: Passage, question = ''): string =>
    text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const path = place?.href.split('#')[0] ?? '';
      if (name === 'page') return pageTitles.get(path) ?? '';
      if (name === 'quote') return quote(place?.text ?? '', question);
      const lines = all.flatMap((passage) => (passage.href.split('#')[0] === path ? passage.text.split('\n') : []));
      return values[name] ?? lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
    });

  /** Returns whole sentences of a text that follow each other and have most of a question; of a list, its lines. */
  function quote(text: string, question: string): string {
    const lines = text.split('\n').map((line) => `${line}${/[.?!…:”]$/.test(line) ? ' ' : '\n'}`);
    const sentences = Array.from(segmenter.segment(lines.join('').trim()), ({ segment }) => segment);
    const terms = new Set(termsOf(question));
    const windows = sentences.map((_, start) => {
      const end = sentences.findIndex((_, i) => i > start && sentences.slice(start, i + 1).join('').length > MAX_QUOTE);
      const part = sentences.slice(start, end < 0 ? undefined : end).join('');
      return { part, score: weigh(new Set(termsOf(part).filter((term) => terms.has(term)))) };
    });
    const first =
      windows[
        Math.max(
          0,
          sentences.findIndex((sentence) => /[.?!…:”]\s*$/.test(sentence) && !sentence.endsWith('\n')),
        )
      ];
    const [best] = [...(first ? [first] : []), ...windows].sort((a, b) => b.score - a.score);
    return best?.part.trimEnd().replaceAll('\n', ', ') ?? '';
  }

  /** Returns what may answer a question, the best first, each place once. */
  function find(question: string): Hit[] {
    const same = exact.get(wordsOf(question).join(' '));
    const hits = new Map<unknown, Hit>(same ? [[same.place ?? same.entry, { ...same, score: 1 }]] : []);
    const asked = new Set(askedTermsOf(question));
    const whole = weigh(asked) * Math.min(1, (USUAL_TERMS / asked.size) ** LENGTH);
    for (const { id, queryTerms, terms } of index.search(question)) {
      const item = indexed[id];
      if (!item) continue;
      const similar = queryTerms.filter((term) => !item.terms.has(term));
      const covered = (weigh(queryTerms) - (1 - SIMILAR_WORD) * weigh(similar)) / whole;
      const fit = weigh(terms) / weigh(item.terms);
      const score =
        NEARLY *
        covered *
        (item.title === '' ? PHRASING + (1 - PHRASING) * fit : PASSAGE * Math.min(1, 0.4 + queryTerms.length / 5));
      const key = item.place ?? item.entry;
      if (score > (hits.get(key)?.score ?? 0)) hits.set(key, { entry: item.entry, place: item.place, score });
    }
    return [...hits.values()].sort((a, b) => b.score - a.score);
  }

  return {
    knowledge,
    pages,
    termsOf: askedTermsOf,
    find,
    fill,
    missing: knowledge.entries.flatMap((entry) => (entry.at && !placeOf(entry) ? entry.at : [])),

    shelf: createShelf(products, askedTermsOf, (term) => counts.has(term)),
    /** Returns whether a question has a name that no page has: a word with a capital that does not begin a sentence. */
    hasUnknownName: (question: string) =>
      (question.match(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}+/gu) ?? []).some(
        (name) => termsOf(name).some((term) => !counts.has(term)) && index.search(name).length === 0,
      ),
    /** Returns what a hit answers to a question. What the site says is in English. */
    textOf({ entry, place }: Hit, question: string, language: Language): string {
      const { say } = entry;
      if (say && typeof say !== 'string') return fill(say[language], place, question);
      const title = place?.title ?? '';
      const english = say ?? `${title}${/[.?!:]$/.test(title) ? '' : ':'} {quote}`;
      return fill(phrases.quoted[language].replace('{quote}', english), place, question);
    },
  };
}

export interface LibraryDeps {
  readonly pages: Pick<Pages, 'live' | 'documents' | 'onLive'>;
  readonly site: Site;
  readonly knowledge: Knowledge;
  /** Returns the questions that the owner has answered: another list after a change. */
  readonly answered?: () => readonly Entry[];
  readonly onRead?: (library: Library) => void;
  /** Called when the pages could not be read. They are read again for the next question. */
  readonly onFailure: (error: unknown) => void;
}

/** Milliseconds after which the pages of a new release set are read, unless a question comes sooner. A start or a switch has ended by then. */
const READ_AFTER_MS = 20_000;

/** Returns a function that returns the library of the live release set, undefined before there is one. It is made once a set. */
export function createLibraries({ pages, site, knowledge, answered, onRead, onFailure }: LibraryDeps) {
  let current: { set: string; own: readonly Entry[] | undefined; library: Promise<Library> } | undefined;
  const read = async (own: readonly Entry[] | undefined): Promise<Library> => {
    const documents = [];
    for (const { path, html } of (await pages.documents()).pages) {
      // The chat's page repeats others.
      if (path !== '/Chatbot') documents.push({ path, passages: readPassages(html, path) });
      // Other requests run between two pages.
      await setImmediate();
    }
    const library = createLibrary(documents, site, knowledge, own);
    onRead?.(library);
    return library;
  };
  const live = (): Promise<Library> | undefined => {
    const { live: set } = pages;
    const own = answered?.();
    if (set === undefined) return undefined;
    if (current?.set === set && current.own === own) return current.library;
    const made = { set, own, library: read(own) };
    current = made;
    made.library.catch((error: unknown) => {
      if (current === made) current = undefined;
      onFailure(error);
    });
    return made.library;
  };
  pages.onLive(() => void setTimeout(() => void live(), READ_AFTER_MS).unref());
  return live;
}
