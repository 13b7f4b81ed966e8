import { setImmediate } from 'node:timers/promises';
import type { Pages } from '@platform/server/pages/pages';
import { withCommas } from '@studio/client/digits';
import type { SiteIdentity } from '@studio/client/identity';
import { knowledge } from '../content/chat/all.ts';
import type { Entry, Language } from '../content/chat/entry.ts';
import { type Passage, readPassages } from './passages.ts';
import { createSearch, termsOf, wordsOf } from './search.ts';

export type Site = Pick<SiteIdentity, 'name' | 'phone' | 'email' | 'address'>;

/** A page of the site. */
export type PageLink = Pick<Passage, 'title' | 'href'>;

/** Characters of a quotation. A longer first sentence is quoted whole. */
const MAX_QUOTE = 300;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns the first whole sentences of a text; of a list without sentences, its lines. */
export function quote(text: string): string {
  const lines = text.split('\n');
  const prose = lines.filter((line) => /[.?!…:”]$/.test(line));
  const all = [...sentences.segment((prose.length > 0 ? prose.join(' ') : lines.join(', ')).trim())];
  const end = all.findIndex(({ index, segment }) => index > 0 && index + segment.trimEnd().length > MAX_QUOTE);
  const kept = end < 0 ? all : all.slice(0, end);
  return kept
    .map(({ segment }) => segment)
    .join('')
    .trimEnd();
}

const waysOf = ({ en, bn = '', banglish = '' }: Entry): string => `${en} ${bn} ${banglish}`;

/** Returns the ready-made websites among cards, each once. `price`: US dollars. `terms`: the words of the card and of its entry. */
function productsOf(cards: readonly Passage[]) {
  const found = cards.flatMap(({ title, text, leadsTo: href = '' }) => {
    const [price] = text.match(/^\$[\d,]+$/m) ?? [];
    if (!href.startsWith('/sell/preview/') || !price) return [];
    const name = title.split(', ')[0] ?? title;
    const description = text.replace(price, '').trim().replaceAll('\n', ' ');
    const ways = knowledge
      .filter(({ at }) => at === href)
      .map(waysOf)
      .join(' ');
    const terms = new Set(termsOf(`${name} ${description} ${ways}`));
    return {
      title: name,
      href,
      text: `${name}: ${price}. ${description}`,
      price: Number(price.replace(/\D/g, '')),
      terms,
    };
  });
  return [...new Map(found.map((product) => [product.href, product])).values()];
}

export type Product = ReturnType<typeof productsOf>[number];

/** What the chat knows of one release set. */
export type Library = Awaited<ReturnType<typeof createLibrary>>;

/** Creates the library of pages. Entries about places that the pages lack are not found. */
export async function createLibrary(
  documents: readonly { readonly path: string; readonly passages: readonly Passage[] }[],
  site: Site,
  answered: readonly Entry[] = [],
) {
  const passages = documents.flatMap((document) => document.passages);
  const pages = documents.flatMap(({ path, passages: [first] }) => (first ? { title: first.title, href: path } : []));
  const products = productsOf(passages);
  /** Returns the passages of an entry's places, the quoted one first. */
  const placesOf = ({ at }: Pick<Entry, 'at'>): Passage[] =>
    at.split(' ').flatMap((place) => {
      const [href, title] = place.replaceAll('_', ' ').split('|');
      const here = [...passages, ...products].filter((passage) => passage.href === href);
      return here.find((passage) => passage.title === title) ?? here[0] ?? [];
    });
  const entries = [...answered, ...knowledge].map((entry) => {
    const product = products.find(({ href }) => href === entry.at);
    return product ? { ...entry, en: `${entry.en};${product.title}` } : entry;
  });
  const quoted = new Map(entries.toReversed().map((entry) => [placesOf(entry)[0], entry]));
  const texts = passages
    .filter(({ leadsTo, text }, i) => !leadsTo && passages.findIndex((passage) => passage.text === text) === i)
    .map((passage) => ({
      entry: quoted.get(passage) ?? {
        ask: passage.title,
        at: `${passage.href}|${passage.title.replaceAll(' ', '_')}`,
        en: '',
      },
      text: `${passage.title} ${passage.text}`,
    }));
  const homeless = new Set(entries.filter((entry) => entry.at !== '' && placesOf(entry).length === 0));
  const english = new Set(entries.flatMap(({ en }) => wordsOf(en)));
  const banglish = new Set(
    entries.flatMap((entry) => wordsOf(entry.banglish ?? '')).filter((word) => !english.has(word)),
  );
  const prices = products.map(({ price }) => price).sort((a, b) => a - b);
  const titlesBelow = (path: string) =>
    pages.flatMap(({ href, title }) => (href.startsWith(path) ? title : [])).join(', ');
  const values: Readonly<Record<string, string>> = {
    ...site,
    phone: site.phone,
    count: String(products.length),
    lowest: `$${withCommas(prices[0] ?? 0)}`,
    highest: `$${withCommas(prices.at(-1) ?? 0)}`,
    services: titlesBelow('/services/'),
    members: titlesBelow('/team/'),
    posts: titlesBelow('/post/'),
  };
  return {
    ...(await createSearch(entries, texts, homeless)),
    pages,
    passages,
    products,
    placesOf,
    /** Words by which visitors ask for ready-made websites as a whole. */
    shelfTerms: new Set(
      knowledge.filter(({ at }) => /^\/sell(?:\/ecommerce)? /.test(at)).flatMap((entry) => termsOf(waysOf(entry))),
    ),
    languageOf(question: string): Language {
      if (/\p{Script=Bengali}/u.test(question)) return 'bn';
      const words = wordsOf(question);
      return words.filter((word) => banglish.has(word)).length > words.length / 4 ? 'banglish' : 'en';
    },
    /** Returns a text with the words in braces filled in: see `Entry`. */
    fill: (text: string, { at }: Pick<Entry, 'at'> = { at: '' }): string =>
      text.replace(/\{([^{}:]+)(?::([^{}]+))?\}/g, (_, name: string, other?: string) => {
        const [place] = placesOf({ at: other ?? at });
        if (name === 'quote') return quote(place?.text ?? '');
        if (name === 'title') return place?.title ?? '';
        const page = documents.find(({ path }) => path === place?.href)?.passages ?? [];
        const lines = page.flatMap((passage) => passage.text.split('\n'));
        const label = lines.indexOf(name);
        return values[name] ?? (label < 0 ? '' : (lines[label + 1] ?? ''));
      }),
  };
}

export interface LibraryDeps {
  readonly pages: Pick<Pages, 'live' | 'documents' | 'onLive'>;
  readonly site: Site;
  /** Returns the questions that the owner has answered: another list after a change. */
  readonly answered?: () => readonly Entry[];
  readonly onRead?: (library: Library) => void;
  /** Called when the pages could not be read. They are read again for the next question. */
  readonly onFailure: (error: unknown) => void;
}

const NONE: readonly Entry[] = [];

/** Returns a function that returns the library of the live release set, undefined before there is one. It is made once a set. */
export function createLibraries({ pages, site, answered = () => NONE, onRead, onFailure }: LibraryDeps) {
  let current: { set: string; entries: readonly Entry[]; library: Promise<Library> } | undefined;
  const read = async (entries: readonly Entry[]): Promise<Library> => {
    const documents = [];
    for (const { path, html } of (await pages.documents()).pages) {
      // The chat's page repeats others, and previews show made-up businesses.
      const isAboutAgency = path !== '/Chatbot' && !path.startsWith('/sell/preview/');
      if (isAboutAgency) documents.push({ path, passages: readPassages(html, path) });
      // Other requests run between two pages.
      await setImmediate();
    }
    const library = await createLibrary(documents, site, entries);
    onRead?.(library);
    return library;
  };
  const live = (): Promise<Library> | undefined => {
    const { live: set } = pages;
    const entries = answered();
    if (set === undefined) return undefined;
    if (current?.set === set && current.entries === entries) return current.library;
    const made = { set, entries, library: read(entries) };
    current = made;
    made.library.catch((error: unknown) => {
      if (current === made) current = undefined;
      onFailure(error);
    });
    return made.library;
  };
  pages.onLive(() => void live());
  return live;
}
