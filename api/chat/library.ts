import { distinctPassages, type PageText, type Passage, pageTitleOf } from '@platform/server/live-files/passages';
import type { SiteIdentity } from '@studio/client/identity';
import MiniSearch from 'minisearch';
import { excerptOf, sentencesOf } from '../text.ts';
import type { Entry, Knowledge, Language } from './knowledge.ts';
import { createShelf, type Product } from './shelf.ts';
import { createTerms, isWeak } from './words.ts';

/** Weight of a weak term. Another one weighs 1 to 7, by its rarity. */
const WEAK = 0.7;

/** Part of a score that the best phrasing makes up, and part of its weight that a term counts if a text has it, but no phrasing. */
const FOCUS = 0.4;
const IN_TEXT = 0.9;

/** Terms of a question above which a smaller part of them has to be found. */
const USUAL_TERMS = 2;

/** Letters of a term from which longer ones that begin with it are found, and hits that are scored. */
const MIN_PREFIX = 5;
const MAX_HITS = 30;

/** Characters of a name, of a quotation, and of a text that is read for one. */
const MAX_NAME = 30;
const MAX_QUOTE = 420;
const MAX_READ = 20_000;

/** Ready-made websites that an answer lists, and the page with all of them. */
const MAX_LISTED = 6;
const SHELF = { title: 'Ready-made websites', href: '/sell/ecommerce' };

/** Amounts that are asked for, by a word for them, and what a text that has one looks like. */
const AMOUNTS = {
  price: /\$ ?\d|\bTk \d|\d ?%|\b(free|paid)\b/i,
  duration: /(\d|\ban?|one|two|three|four|five|six|ten|fourteen|within) (working )?(minute|hour|day|week|month|year)/i,
};

export type Site = Pick<SiteIdentity, 'name' | 'phone' | 'email' | 'address' | 'hours'>;

/** Entries and passages of one release set. */
export type Library = ReturnType<typeof createLibrary>;

/** An entry or a passage that may answer a question, how well it fits, from 0 to 1, and the terms of the question that it lacks. */
export type Hit = ReturnType<Library['find']>[number];

/** Creates the library of pages. Leaves out entries whose place the pages lack. `answered`: questions that the owner has answered. */
export function createLibrary(
  documents: readonly PageText[],
  site: Site,
  knowledge: Knowledge,
  answered: readonly Entry[] = [],
) {
  const { phrases, businesses } = knowledge;
  const passages = documents.flatMap((document) => document.passages);
  const pages = documents.map(({ path }) => ({ title: pageTitleOf(documents, path), href: path }));
  const termsOf = createTerms(knowledge, JSON.stringify([documents, answered, knowledge.entries, businesses]));
  const strongTermsOf = (text: string): string[] => termsOf(text).filter((term) => !isWeak(term));
  const amounts = Object.entries(AMOUNTS).map(([word, looks]) => ({ term: termsOf(word)[0] ?? '', looks }));
  const termsIn = (text: string) => [
    ...termsOf(text),
    ...amounts.flatMap(({ term, looks }) => (looks.test(text) ? term : [])),
  ];

  const entries = [...answered, ...knowledge.entries].map((entry) => {
    const [href, title] = entry.at?.split('|') ?? [];
    return { entry, place: passages.find((place) => place.href === href && (!title || place.title === title)) };
  });
  const others = distinctPassages(documents).map((place): (typeof entries)[number] => {
    const page = pageTitleOf(documents, place.href);
    const ask = place.title.endsWith('?') || place.title === page ? place.title : `${page}: ${place.title}`;
    return { entry: { ask, at: place.href }, place };
  });
  const owned = new Set(entries.map(({ place }) => place));
  const all = [
    ...entries.filter(({ entry, place }) => place || !entry.at),
    ...others.filter((one) => !owned.has(one.place)),
  ];
  const items = all.map(({ entry, place }, id) => {
    const { title = '', href = '', lines = [] } = place ?? {};
    // A short line above a sentence is a name, such as the client's of a project.
    const [name = '', sentence = ''] = lines;
    const names = name.length < MAX_NAME && sentence.length > MAX_NAME ? [name] : [];
    const phrasings = [entry.ask, ...(entry.like ?? []), ...(entry.say ? [] : [title]), ...names].map(termsOf);
    const text = termsIn([pageTitleOf(documents, href), href.split('#')[0], ...lines].join('\n'));
    return { id, entry, place, phrasings, phrasing: phrasings.flat(), text };
  });
  const index = new MiniSearch<(typeof items)[number]>({
    fields: ['phrasing', 'text'],
    tokenize: (terms) => terms.split(','),
    processTerm: (term) => term,
    searchOptions: { prefix: (term) => term.length >= MIN_PREFIX, boost: { phrasing: 2 } },
  });
  index.addAll(items);
  const counts = new Map<string, number>();
  for (const term of items.flatMap(({ phrasing, text }) => [...new Set([...phrasing, ...text])]))
    counts.set(term, (counts.get(term) ?? 0) + 1);

  /** Returns the weight of terms, each once. A weak term that is on no page has none. */
  const weigh = (terms: Iterable<string>, part: (term: string) => number = () => 1): number =>
    [...new Set(terms)].reduce((sum, term) => {
      const count = counts.get(term);
      const weight = isWeak(term) ? (count ? WEAK : 0) : Math.log(1 + items.length / (count ?? 1));
      return sum + weight * part(term);
    }, 0);

  /** Returns what a question may ask for, the best first. A score is the part of its terms that a hit has. */
  function find(question: string) {
    const asked = termsOf(question);
    const strong = new Set(asked.filter((term) => !isWeak(term)));
    const whole = weigh(asked) * Math.min(1, Math.sqrt(USUAL_TERMS / strong.size)) || 1;
    // Common words alone are no question, unless they are a phrasing, such as "thanks, good night".
    const focus = strong.size === 0 ? 1 : FOCUS;
    const found = index.search(asked.join(',')).slice(0, MAX_HITS);
    const hits = found.flatMap(({ id, queryTerms, match }) => {
      const item = items[id];
      if (!item) return [];
      const covered = weigh(queryTerms, (term) => (match[term]?.includes('phrasing') ? 1 : IN_TEXT));
      const phrased = item.phrasings.map((terms) => {
        const common = weigh(asked.filter((term) => terms.includes(term)));
        return common ** 2 / (weigh(terms) || 1);
      });
      const score = Math.min(1, ((1 - focus) * covered + focus * Math.max(...phrased)) / whole);
      return { ...item, score, missing: [...strong].filter((term) => !queryTerms.includes(term)) };
    });
    return hits.sort((a, b) => b.score - a.score);
  }

  /** Returns the sentences of a passage that have most of a question. */
  function quote({ lines }: Passage, question: string): string {
    const asked = termsOf(question);
    const text = lines
      .map((line) => `${line}${/[.?!:…”]$/.test(line) ? ' ' : ', '}`)
      .join('')
      .slice(0, MAX_READ);
    const found = new Map(sentencesOf(text).map((sentence) => [sentence, termsIn(sentence)]));
    const weighPart = (part: readonly string[]) => {
      const terms = new Set(part.flatMap((sentence) => found.get(sentence) ?? []));
      return Math.round(weigh(asked.filter((term) => terms.has(term))));
    };
    return excerptOf(text, MAX_QUOTE, weighPart).replace(/,$/, '');
  }

  const shelf = createShelf(passages, businesses, strongTermsOf, (term) => counts.has(term));
  const [lowest, highest] = [shelf.products[0]?.price ?? '', shelf.products.at(-1)?.price ?? ''];
  const values: Readonly<Record<string, unknown>> = { ...site, count: shelf.products.length, lowest, highest };

  /** Returns a text with the words in braces filled in: see docs/chat.md. */
  const fill = (text: string, place?: Passage, question = ''): string =>
    text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      if (name === 'page') return pageTitleOf(documents, place?.href);
      if (name === 'quote') return place ? quote(place, question) : '';
      if (name.startsWith('/'))
        return pages.flatMap(({ href, title }) => (href.startsWith(name) ? title : [])).join(', ');
      const page = documents.find(({ path }) => path === place?.href.split('#')[0]);
      const lines = page?.passages.flatMap((passage) => passage.lines) ?? [];
      const labelled = lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      return String(values[name] ?? labelled ?? '');
    });

  return {
    site,
    knowledge,
    pages,
    /** Places of entries that are on no page. */
    missing: entries.flatMap(({ entry, place }) => (entry.at && !place ? entry.at : [])),
    /** Returns the terms of a text that say something. */
    termsOf: strongTermsOf,
    /** Terms of questions for a price, or a time. */
    amounts: amounts.map(({ term }) => term),
    find,
    weigh,
    fill,
    shelf,
    /** Returns what a hit answers to a question. What the site says is in English. */
    textOf({ entry: { say }, place }: (typeof all)[number], question: string, language: Language): string {
      if (say && typeof say !== 'string') return fill(say[language], place, question);
      const title = place?.title ?? '';
      const english = say ?? `${title}${/[.?!:]$/.test(title) ? '' : ':'} {quote}`;
      return fill(
        phrases.quoted[language].replace('{quote}', () => english),
        place,
        question,
      );
    },
    /** Returns the lines and the links of an answer with ready-made websites. */
    show(products: readonly Product[], language: Language) {
      const { length } = products;
      const shown = products.slice(0, MAX_LISTED);
      const lines = shown.map(({ title, price, text }) => (length === 1 ? text : `${title}: ${price}`));
      const count = fill(phrases[length === 0 ? 'noneFits' : 'fits'][language].replace('{fitting}', String(length)));
      return { lines: length === shown.length && length > 0 ? lines : [count, ...lines], links: [...shown, SHELF] };
    },
  };
}
