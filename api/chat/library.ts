import { setImmediate } from 'node:timers/promises';
import type { Pages } from '@platform/server/pages/pages';
import { withCommas } from '@studio/client/digits';
import type { SiteIdentity } from '@studio/client/identity';
import { type Guess, likeness, wordsOf } from '@studio/text-classifier';
import MiniSearch from 'minisearch';
import type { Entry, Language } from '../content/chat/entry.ts';
import { phrases } from '../content/chat/talk.ts';
import { everything, learn } from './learn.ts';
import { type Passage, readPassages } from './passages.ts';
import { quote } from './quote.ts';

export type Site = Pick<SiteIdentity, 'name' | 'phone' | 'email' | 'address'>;

/** A page of the site. */
export type PageLink = Pick<Passage, 'title' | 'href'>;

/** Likeness above which a question asks what the owner has answered, or what a heading of the site asks. */
const SAME = 0.7;

/** Returns the ready-made websites among cards, each once. `price`: US dollars. `kinds`: the words for what it is made with. */
function productsOf(cards: readonly Passage[]) {
  const found = cards.flatMap(({ title, text, leadsTo: href = '' }) => {
    const [price] = text.match(/^\$[\d,]+$/m) ?? [];
    if (!href.startsWith('/sell/preview/') || !price) return [];
    const [name = title] = title.split(', ');
    const lines = text.replace(price, '').trim().split('\n');
    const kinds = wordsOf(`${lines.at(-1)} ${lines.at(-1)?.replaceAll('-', '')}`).filter(({ length }) => length > 2);
    const whole = `${name}: ${price}. ${lines.join(' ')}`;
    return { title: name, href, text: whole, price: Number(price.replace(/\D/g, '')), kinds };
  });
  return [...new Map(found.map((product) => [product.href, product])).values()];
}

export type Product = ReturnType<typeof productsOf>[number];

/** What the chat knows of one release set. */
export type Library = Awaited<ReturnType<typeof createLibrary>>;

/** Creates the library of pages. Entries about places that the pages lack are not found. `entries`: another list, which tests learn sooner. */
export async function createLibrary(
  documents: readonly { readonly path: string; readonly passages: readonly Passage[] }[],
  site: Site,
  answered: readonly Entry[] = [],
  entries = everything,
) {
  const passages = documents.flatMap((document) => document.passages);
  const pages = documents.flatMap(({ path, passages: [first] }) => (first ? { title: first.title, href: path } : []));
  const products = productsOf(passages);
  /** Returns the passages of an entry's places, the quoted one first. */
  const placesOf = ({ at }: Pick<Entry, 'at'>): Passage[] =>
    at.split(' ').flatMap((place) => {
      const [href, title] = place.replaceAll('_', ' ').split('|');
      const here = [...products, ...passages].filter((passage) => passage.href === href);
      return here.find((passage) => passage.title === title) ?? here[0] ?? [];
    });
  const { read, guess } = await learn(entries);
  const known = new Set(entries.filter((entry) => entry.at === '' || placesOf(entry).length > 0));
  const quoted = new Set(entries.map((entry) => placesOf(entry)[0]));
  const headings = passages
    .filter((passage) => passage.title.endsWith('?') && !passage.leadsTo && !quoted.has(passage))
    .map(({ title, href }): Entry => ({ ask: title, at: href, en: '' }));
  const spelled = [...answered, ...headings].map((label) => ({ label, parts: read(label.ask) }));
  const index = new MiniSearch<Passage & { readonly id: number }>({
    fields: ['title', 'text'],
    searchOptions: { prefix: true, fuzzy: 0.2 },
  });
  index.addAll(passages.map((passage, id) => ({ id, ...passage })));
  const english = new Set(entries.flatMap(({ en }) => wordsOf(en)));
  const banglish = new Set(entries.flatMap((entry) => wordsOf(entry.banglish ?? '')));
  const prices = products.map(({ price }) => price).sort((a, b) => a - b);
  const titlesBelow = (path: string) =>
    pages.flatMap(({ href, title }) => (href.startsWith(path) ? title : [])).join(', ');
  /** Returns what stands after a label on a page, in its line or in the next; empty if there is none. */
  const lineAfter = (label: string, path: string | undefined): string => {
    const page = documents.find((document) => document.path === path)?.passages ?? [];
    const lines = page.flatMap(({ text }) => text.split('\n'));
    const own = lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2);
    return own ?? lines[lines.indexOf(label) + 1 || lines.length] ?? '';
  };
  const values: Readonly<Record<string, string>> = {
    ...site,
    hours: lineAfter(site.email, '/contact'),
    count: String(products.length),
    lowest: `$${withCommas(prices[0] ?? 0)}`,
    highest: `$${withCommas(prices.at(-1) ?? 0)}`,
    services: titlesBelow('/services/'),
    members: titlesBelow('/team/'),
    posts: titlesBelow('/post/'),
  };
  /** Returns a text with the words in braces filled in: see `Entry`. What is quoted fits the question. */
  const fill = (text: string, { at }: Pick<Entry, 'at'> = { at: '' }, question = ''): string =>
    text.replace(/\{([^{}:]+)(?::([^{}]+))?\}/g, (_, name: string, other?: string) => {
      const [place] = placesOf({ at: other ?? at });
      const { title = '', text = '' } = place ?? {};
      if (name === 'title') return title;
      if (name === 'heading') return `${title}${/[.?!:]$/.test(title) ? '' : ':'}`;
      if (name !== 'quote') return values[name] ?? lineAfter(name, place?.href);
      const parts = read(question);
      return quote(text, (sentence) => likeness(parts, read(sentence)));
    });
  return {
    pages,
    passages,
    products,
    placesOf,
    fill,
    /** Returns what an entry answers to a question. What the site says is in English. */
    textOf(entry: Entry, question: string, language: Language): string {
      const english = entry.say ? (entry.say.en ?? '{quote}') : '{heading} {quote}';
      return fill(entry.say?.[language] ?? phrases.quoted[language].replace('{quote}', english), entry, question);
    },
    /** Returns what a question may mean, the most probable first. What the owner has answered, or the site itself asks, is certain. */
    find(question: string): Guess<Entry>[] {
      const parts = read(question);
      const same = spelled
        .map(({ label, parts: other }) => ({ label, alike: likeness(parts, other) }))
        .filter(({ alike }) => alike > SAME)
        .sort((a, b) => b.alike - a.alike)
        .map(({ label }) => ({ label, probability: 1 }));
      return [...same, ...guess(parts).filter(({ label }) => known.has(label))];
    },
    /** Returns the passages whose words fit a question, the best first. */
    search: (question: string): Passage[] => index.search(question).flatMap(({ id }) => passages[id] ?? []),
    languageOf(question: string): Language {
      if (/\p{Script=Bengali}/u.test(question)) return 'bn';
      const words = wordsOf(question);
      return words.filter((word) => banglish.has(word) && !english.has(word)).length > words.length / 4
        ? 'banglish'
        : 'en';
    },
  };
}

export interface LibraryDeps {
  readonly pages: Pick<Pages, 'live' | 'documents' | 'onLive'>;
  readonly site: Site;
  /** Returns the questions that the owner has answered: another list after a change. */
  readonly answered?: () => readonly Entry[];
  /** Another list of what the chat can be asked, which tests learn sooner. */
  readonly entries?: readonly Entry[];
  readonly onRead?: (library: Library) => void;
  /** Called when the pages could not be read. They are read again for the next question. */
  readonly onFailure: (error: unknown) => void;
}

/** Milliseconds after which the pages of a new release set are read, unless a question comes sooner. A start or a switch has ended by then. */
const READ_AFTER_MS = 20_000;

/** Returns a function that returns the library of the live release set, undefined before there is one. It is made once a set. */
export function createLibraries({ pages, site, answered, entries, onRead, onFailure }: LibraryDeps) {
  let current: { set: string; own: readonly Entry[] | undefined; library: Promise<Library> } | undefined;
  const read = async (own: readonly Entry[] | undefined): Promise<Library> => {
    const documents = [];
    for (const { path, html } of (await pages.documents()).pages) {
      // The chat's page repeats others.
      if (path !== '/Chatbot') documents.push({ path, passages: readPassages(html, path) });
      // Other requests run between two pages.
      await setImmediate();
    }
    const library = await createLibrary(documents, site, own, entries);
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
