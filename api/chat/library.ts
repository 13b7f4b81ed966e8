import type { SiteIdentity } from '@studio/client/identity';
import type { Entry, Knowledge, Language } from './knowledge.ts';
import type { Passage } from './passages.ts';
import { createSearch } from './search.ts';
import { createShelf } from './shelf.ts';
import { sentencesOf } from './words.ts';

export type Site = Pick<SiteIdentity, 'name' | 'phone' | 'email' | 'address'>;

/** The passages of a page. */
export interface Document {
  readonly path: string;
  readonly passages: readonly Passage[];
}

/** Characters of a name, of a quotation, and of a text that is read for one. A longer first sentence is quoted whole. */
const MAX_NAME = 30;
const MAX_QUOTE = 420;
const MAX_READ = 20_000;

const pathOf = (href = ''): string => href.split('#')[0] ?? '';

/** Entries and passages of one release set. */
export type Library = ReturnType<typeof createLibrary>;

/** An entry or a passage that may answer a question, and how well it fits, from 0 to 1. */
export type Hit = ReturnType<Library['find']>[number];

/** Creates the library of pages. Leaves out entries whose place the pages lack. `answered`: questions that the owner has answered. */
export function createLibrary(
  documents: readonly Document[],
  site: Site,
  knowledge: Knowledge,
  answered: readonly Entry[] = [],
) {
  const pages = documents.flatMap(({ path, passages: [first] }) => (first ? { title: first.title, href: path } : []));
  const titles = new Map(pages.map(({ href, title }) => [href, title]));
  const titleOf = (place?: Passage) => titles.get(pathOf(place?.href)) ?? '';
  const passages = documents.flatMap((document) => document.passages);

  const entries = [...answered, ...knowledge.entries].map((entry) => {
    const [href, title] = entry.at?.split('|') ?? [];
    return { entry, place: passages.find((place) => place.href === href && (!title || place.title === title)) };
  });
  const owned = new Set(entries.map(({ place }) => place));
  // A list may be on many pages.
  const unique = new Map(passages.toReversed().map((place) => [`${place.title}\n${place.lines}`, place]));
  const others = [...unique.values()].flatMap((place): typeof entries => {
    const isPlain = place.title.endsWith('?') || place.title === titleOf(place);
    const ask = isPlain ? place.title : `${titleOf(place)}: ${place.title}`;
    return owned.has(place) ? [] : [{ entry: { ask, at: place.href }, place }];
  });
  const items = [...entries.filter(({ entry, place }) => place || !entry.at), ...others].map(({ entry, place }) => {
    const { title = '', href, lines = [] } = place ?? {};
    // A short first line is a name, such as the client's of a project.
    const names = lines.slice(0, 1).filter((line) => lines.length > 1 && line.length < MAX_NAME);
    const phrasings = [entry.ask, ...(entry.like ?? []), ...(entry.say ? [] : [title]), ...names];
    return { entry, place, phrasings, text: [titleOf(place), pathOf(href), ...lines].join('\n') };
  });
  const { termsOf, weigh, isKnown, find } = createSearch(items, knowledge);

  /** Returns sentences of a passage that follow each other and have most of a question. */
  function quote({ lines }: Passage, question: string): string {
    const asked = new Set(termsOf(question));
    const text = lines.map((line) => `${line}${/[.?!:…”]$/.test(line) ? ' ' : ', '}`).join('');
    const parts: string[] = [];
    for (const sentence of sentencesOf(text.slice(0, MAX_READ))) {
      const part = parts.at(-1) ?? '';
      if (part === '' || part.length + sentence.length > MAX_QUOTE) parts.push(sentence);
      else parts[parts.length - 1] = part + sentence;
    }
    const weights = parts.map((part) => weigh(new Set(termsOf(part).filter((term) => asked.has(term)))));
    return parts[weights.indexOf(Math.max(...weights))]?.replace(/,? $/, '') ?? '';
  }

  const shelf = createShelf(passages, knowledge.businesses, termsOf, isKnown);
  const values: Readonly<Record<string, string>> = {
    ...site,
    hours: passages.find(({ lines }) => lines.includes(site.email))?.lines.at(-1) ?? '',
    count: String(shelf.products.length),
    lowest: shelf.products[0]?.price ?? '',
    highest: shelf.products.at(-1)?.price ?? '',
  };

  /** Returns a text with the words in braces filled in: see docs/chat.md. */
  const fill = (text: string, place?: Passage, question = ''): string =>
    text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      if (name === 'page') return titleOf(place);
      if (name === 'quote') return place ? quote(place, question) : '';
      if (name.startsWith('/'))
        return pages.flatMap((page) => (page.href.startsWith(name) ? page.title : [])).join(', ');
      const page = documents.find(({ path }) => path === pathOf(place?.href));
      const lines = page?.passages.flatMap((passage) => passage.lines) ?? [];
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
    shelf,
    /** Returns what a hit answers to a question. What the site says is in English. */
    textOf({ entry: { say }, place }: (typeof items)[number], question: string, language: Language): string {
      if (say && typeof say !== 'string') return fill(say[language], place, question);
      const title = place?.title ?? '';
      const english = say ?? `${title}${/[.?!:]$/.test(title) ? '' : ':'} {quote}`;
      return fill(
        knowledge.phrases.quoted[language].replace('{quote}', () => english),
        place,
        question,
      );
    },
  };
}
