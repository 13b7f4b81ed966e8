import { readablePhone, type SiteIdentity } from '@studio/client/identity';
import { formatPrice, type Product, productsOf } from './catalogue.ts';
import { knowledge } from './knowledge/all.ts';
import type { Entry, Language } from './knowledge/entry.ts';
import type { Passage } from './passages.ts';
import { createSearch, type Search } from './search.ts';
import { createLanguageOf, questionWords, stemOf, wordsOf } from './words.ts';

export type Site = Pick<SiteIdentity, 'name' | 'phone' | 'email' | 'address'>;

/** A page of the site. */
export interface PageLink {
  readonly title: string;
  readonly href: string;
}

/** What the chat knows of one release set. */
export interface Library {
  readonly search: Search;
  readonly pages: readonly PageLink[];
  readonly products: readonly Product[];
  languageOf(question: string): Language;
  /** Returns the addresses of the ready-made websites for a trade that a question names. */
  tradesIn(question: string): readonly string[];
  /** Returns the passages of an entry's places, the quoted one first. */
  placesOf(entry: Entry): readonly Passage[];
  /** Returns a text with the words in braces filled in. `passage` is what `quote` and `title` mean. */
  fill(text: string, passage?: Passage): string;
}

/** Creates the library of pages. Entries about places that the pages lack are left out. */
export async function createLibrary(
  documents: readonly { path: string; passages: readonly Passage[] }[],
  site: Site,
  answered: readonly Entry[],
): Promise<Library> {
  const read = documents.flatMap(({ passages }) => passages);
  const products = productsOf(read);
  const all = [...read, ...products.map(passageOf)];
  /** Returns the passage with an address and, if there is one, the heading. */
  const placeOf = (place: string): Passage | undefined => {
    const [href, title] = place.replaceAll('_', ' ').split('|');
    const here = all.filter((passage) => passage.href === href);
    return here.find((passage) => passage.title === title) ?? here[0];
  };
  const placesOf = (entry: Entry) => entry.at.split(' ').flatMap((place) => placeOf(place) ?? []);
  const entries = [...answered, ...knowledge].filter((entry) => entry.at === '' || placesOf(entry).length > 0);
  const pages = documents.flatMap(({ path, passages: [first] }) => (first ? [{ title: first.title, href: path }] : []));
  const english = new Set(entries.flatMap(({ en }) => wordsOf(en)));
  const banglish = new Set(
    entries.flatMap((entry) => wordsOf(entry.banglish ?? '')).filter((word) => !english.has(word)),
  );
  const prices = products.map(({ price }) => price);
  const values: Readonly<Record<string, string>> = {
    ...site,
    phone: readablePhone(site.phone),
    count: String(products.length),
    lowest: formatPrice(Math.min(...prices)),
    highest: formatPrice(Math.max(...prices)),
    services: listOf(pages, '/services/'),
    members: listOf(pages, '/team/'),
    posts: listOf(pages, '/post/'),
  };
  const trades = entries
    .filter(({ at }) => products.some(({ href }) => href === at))
    .map(({ at, en, bn = '', banglish: latin = '' }) => ({
      href: at,
      words: wordsOf(`${en} ${bn} ${latin}`).map(stemOf),
    }));
  const passages = [
    ...new Map(
      read.filter(({ leadsTo }) => !leadsTo).map((passage) => [passage.title + passage.text, passage]),
    ).values(),
  ];

  return {
    search: await createSearch(entries, passages),
    pages,
    products,
    languageOf: createLanguageOf(banglish),
    tradesIn: (question) => {
      const terms = questionWords(question).map(stemOf);
      return trades.flatMap(({ href, words }) =>
        words.some((word) => terms.some((term) => isForm(term, word))) ? href : [],
      );
    },
    placesOf,
    fill: (text, passage) =>
      text.replace(/\{([a-z]+)(?::([^{}\s]*))?\}/g, (_, name: string, place?: string) => {
        const source = place ? placeOf(place) : passage;
        if (name === 'quote') return quote(source?.text ?? '');
        return (name === 'title' ? source?.title : values[name]) ?? '';
      }),
  };
}

/** Returns the passage that a ready-made website is quoted by. */
const passageOf = ({ name, href, price, description }: Product): Passage => ({
  title: name,
  href,
  text: `${name}: ${formatPrice(price)}. ${description}`,
});

/** Returns whether a word is another with a short ending, as in Bengali written in Latin letters. */
const isForm = (word: string, base: string): boolean =>
  word === base || (base.length > 3 && word.startsWith(base) && word.length - base.length <= 2);

const listOf = (pages: readonly PageLink[], prefix: string): string =>
  pages
    .filter(({ href }) => href.startsWith(prefix))
    .map(({ title }) => title)
    .join(', ');

/** Characters of a quotation. A longer first sentence is quoted whole. */
const MAX_QUOTE = 300;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns the first whole sentences of a text; of a list without sentences, its lines. */
export function quote(text: string): string {
  const lines = text.split('\n');
  const prose = lines.filter((line) => /[.?!…:”]$/.test(line));
  const source = prose.length > 0 ? prose.join(' ') : lines.join(', ');
  let end = 0;
  for (const { index, segment } of sentences.segment(source)) {
    const next = index + segment.trimEnd().length;
    if (end > 0 && next > MAX_QUOTE) break;
    end = next;
  }
  return source.slice(0, end);
}
