import { setImmediate } from 'node:timers/promises';
import type { Pages } from '@platform/server/pages/pages';
import type { SiteIdentity } from '@studio/client/identity';
import { withCommas } from '@studio/client/text';
import type { Entry, Knowledge, Language } from './knowledge.ts';
import { type Passage, readPassages } from './passages.ts';
import { createSearch } from './search.ts';
import { createShelf, productsOf } from './shelf.ts';

export type Site = Pick<SiteIdentity, 'name' | 'phone' | 'email' | 'address'>;

/** A page of the site. */
export type PageLink = Pick<Passage, 'title' | 'href'>;

/** An entry or a passage that may answer a question, and how well it fits, from 0 to 1. */
export interface Hit {
  readonly entry: Entry;
  readonly place: Passage | undefined;
  readonly score: number;
}

/** Characters of a name. */
const MAX_NAME = 30;

/** Characters of a quotation. A longer first sentence is quoted whole. */
const MAX_QUOTE = 420;

/** Characters and sentences of a text that are read for a quotation: many times those of the longest passage. */
const MAX_READ = 20_000;
const MAX_SENTENCES = 200;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Entries and passages of one release set. */
export type Library = ReturnType<typeof createLibrary>;

/** Creates the library of pages. Entries whose place the pages lack are left out. `answered`: questions that the owner has answered. */
export function createLibrary(
  documents: readonly Document[],
  site: Site,
  knowledge: Knowledge,
  answered: readonly Entry[] = [],
) {
  const { phrases } = knowledge;
  const pages = documents.flatMap(({ path, passages: [first] }) => (first ? { title: first.title, href: path } : []));
  const titles = new Map(pages.map(({ href, title }) => [href, title]));
  const pageOf = (place: Passage | undefined) => titles.get(place?.href.split('#')[0] ?? '') ?? '';
  const passages = documents.flatMap((document) => document.passages);
  const products = productsOf(passages, knowledge.businesses);
  const placeOf = ({ at }: Entry): Passage | undefined => {
    const [href, title] = at?.split('|') ?? [];
    return passages.find((passage) => passage.href === href && (title === undefined || passage.title === title));
  };
  const known = [...answered, ...knowledge.entries].flatMap((entry) => {
    const place = placeOf(entry);
    return entry.at && !place ? [] : { entry, place };
  });
  const items = [...known, ...ownPassages()].map(({ entry, place }) => {
    const [name = '', ...others] = place?.text.split('\n') ?? [];
    const headings = place && !entry.say ? [place.title] : [];
    // A short first line is a name, such as the client's of a project.
    const names = others.length > 0 && name.length < MAX_NAME ? [name] : [];
    return {
      entry,
      place,
      phrasings: [entry.ask, ...(entry.like ?? []), ...headings, ...names],
      text: `${pageOf(place)} ${place?.href.split('#')[0] ?? ''}\n${place?.text ?? ''}`,
    };
  });
  const search = createSearch(items, knowledge);
  const { termsOf } = search;
  const prices = products.map(({ price }) => price).sort((a, b) => a - b);
  const titlesBelow = (path: string) =>
    pages.flatMap(({ href, title }) => (href.startsWith(path) ? title : [])).join(', ');
  const values: Readonly<Record<string, string>> = {
    ...site,
    hours: (passages.find(({ text }) => text.includes(site.email))?.text ?? '').split(`${site.email}\n`)[1] ?? '',
    count: String(products.length),
    lowest: `$${withCommas(prices[0] ?? 0)}`,
    highest: `$${withCommas(prices.at(-1) ?? 0)}`,
    services: titlesBelow('/services/'),
    members: titlesBelow('/team/'),
    posts: titlesBelow('/post/'),
    projects: passages
      .flatMap(({ href, text }) => (/^\/portfolio#(?!clients|offered|closing)/.test(href) ? text.split('\n', 1) : []))
      .join(', '),
  };

  /** Returns the passages without an entry, each once: a card repeats its page, and a list may be on many pages. */
  function ownPassages() {
    const owned = new Set(known.map(({ place }) => place));
    const productPages = new Map(products.map(({ title, href }) => [title, href]));
    const unique = new Map(passages.toReversed().map((passage) => [`${passage.title}\n${passage.text}`, passage]));
    return [...unique.values()].flatMap((place) => {
      const { title, href, leadsTo = '' } = place;
      if (owned.has(place) || titles.has(leadsTo) || (productPages.get(title) ?? href) !== href) return [];
      const ask = title.endsWith('?') || title === pageOf(place) ? title : `${pageOf(place)}: ${title}`;
      return { place, entry: { ask, at: href } as Entry };
    });
  }

  /** Returns a text with the words in braces filled in: values of the site, `quote` and `page` of a place, or the line after a label. */
  const fill = (text: string, place?: Passage, question = ''): string =>
    text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const path = place?.href.split('#')[0] ?? '';
      if (name === 'page') return pageOf(place);
      if (name === 'quote') return quote(place?.text ?? '', question);
      const lines = passages.flatMap(({ href, text }) => (href.split('#')[0] === path ? text.split('\n') : []));
      return values[name] ?? lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
    });

  /** Returns whole sentences of a text that follow each other and have most of a question; of a list, its lines. */
  function quote(text: string, question: string): string {
    const lines = text
      .slice(0, MAX_READ)
      .split('\n')
      .map((line) => `${line}${/[.?!…:”]$/.test(line) ? ' ' : '\n'}`);
    const sentences = Array.from(segmenter.segment(lines.join('').trim()), ({ segment }) => segment).slice(
      0,
      MAX_SENTENCES,
    );
    const terms = new Set(termsOf(question));
    const windows = sentences.map((_, start) => {
      const end = sentences.findIndex((_, i) => i > start && sentences.slice(start, i + 1).join('').length > MAX_QUOTE);
      const part = sentences.slice(start, end < 0 ? undefined : end).join('');
      return { part, score: search.weigh(new Set(termsOf(part).filter((term) => terms.has(term)))) };
    });
    const first = Math.max(
      0,
      sentences.findIndex((sentence) => /[.?!…:”] *$/.test(sentence)),
    );
    const [best] = [...windows.slice(first, first + 1), ...windows].sort((a, b) => b.score - a.score);
    return best?.part.trimEnd().replaceAll('\n', ', ') ?? '';
  }

  return {
    knowledge,
    pages,
    fill,
    termsOf,
    shelf: createShelf(products, termsOf, search.isKnown),
    /** Places of entries that are on no page. */
    missing: knowledge.entries.flatMap((entry) => (entry.at && !placeOf(entry) ? entry.at : [])),
    /** Returns what may answer a question, the best first. */
    find: (question: string): Hit[] =>
      search.find(question).map(({ item: { entry, place }, score }) => ({ entry, place, score })),
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

interface Document {
  readonly path: string;
  readonly passages: readonly Passage[];
}

/** Maximum number of characters of a library, and the least that a passage counts: several times those of the site. */
const MAX_TEXT = 500_000;
const MIN_PASSAGE = 250;

/** Returns the pages that fit into a library, in their order. The smallest ones come first, so that no large page takes their place. */
export function withinBounds(documents: readonly Document[]): readonly Document[] {
  const sizes = new Map(
    documents.map((document) => [
      document,
      document.passages.reduce((sum, { text }) => sum + Math.max(text.length, MIN_PASSAGE), 0),
    ]),
  );
  let left = MAX_TEXT;
  const fitting = [...sizes]
    .sort(([, a], [, b]) => a - b)
    .filter(([, size]) => {
      left -= size;
      return left >= 0;
    });
  const kept = new Set(fitting.map(([document]) => document));
  return documents.filter((document) => kept.has(document));
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

/** Delay after which the pages of a new release set are read, unless a question comes first. The start has ended by then. */
const READ_AFTER_MS = 20_000;

/** Returns a function that returns the library of the live release set, created once a set; undefined before there is a set. */
export function createLibraries({ pages, site, knowledge, answered, onRead, onFailure }: LibraryDeps) {
  let current: { set: string; own: readonly Entry[] | undefined; library: Promise<Library> } | undefined;
  const read = async (own: readonly Entry[] | undefined): Promise<Library> => {
    const documents = [];
    for (const { path, html } of (await pages.documents()).pages) {
      // The chat's page repeats others.
      if (path !== '/Chatbot') documents.push({ path, passages: await readPassages(html, path) });
      // Other requests run between two pages.
      await setImmediate();
    }
    const library = createLibrary(withinBounds(documents), site, knowledge, own);
    onRead?.(library);
    return library;
  };
  const live = (): Promise<Library> | undefined => {
    const { live: set } = pages;
    const own = answered?.();
    if (set === undefined) return undefined;
    if (current?.set === set && current.own === own) return current.library;
    const created = { set, own, library: read(own) };
    current = created;
    created.library.catch((error: unknown) => {
      if (current === created) current = undefined;
      onFailure(error);
    });
    return created.library;
  };
  pages.onLive(() => void setTimeout(() => void live(), READ_AFTER_MS).unref());
  return live;
}
