import type { PageText, Passage } from '@platform/server/live-files/passages';
import type { SiteIdentity } from '@studio/client/identity';
import MiniSearch from 'minisearch';
import type { Entry, Knowledge, Language } from './knowledge.ts';
import { createShelf } from './shelf.ts';
import { createTerms, isWeak, sentencesOf, wordsOf } from './words.ts';

/** Parts of its weight that a term counts: if it is weak, if it is short and on no page, and where a text has it but no phrasing. */
const WEAK = 0.5;
const UNKNOWN_SHORT = 0.5;
const IN_TEXT = 0.9;

/** Part of a score that the best phrasing makes up, and terms of a question above which a smaller part has to be found. */
const FOCUS = 0.35;
const USUAL_TERMS = 3;

/** Letters of a term from which longer ones that begin with it are found, and hits that are scored. */
const MIN_PREFIX = 5;
const MAX_HITS = 30;

/** Characters of a name, of a quotation, and of a text that is read for one. A longer first sentence is quoted whole. */
const MAX_NAME = 30;
const MAX_QUOTE = 420;
const MAX_READ = 20_000;

/** Amounts that are asked for, by a word for them, and what a text that has one looks like. */
const AMOUNTS = {
  price: /\$ ?\d|\bTk \d|\d ?%|\b(free|paid)\b/i,
  duration: /(\d|\ban?|one|two|three|four|five|six|ten|fourteen|within) (working )?(minute|hour|day|week|month|year)/i,
  count: /\d |\b(an?|one|two|three|four|five|six|eight|nine|ten|eleven|twelve|fourteen|nineteen|thirty|forty) /i,
};

const pathOf = (href = ''): string => href.split('#')[0] ?? '';

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
  const pages = documents.flatMap(({ path, passages: [first] }) => (first ? { title: first.title, href: path } : []));
  const titleOf = (place?: Passage) => pages.find(({ href }) => href === pathOf(place?.href))?.title ?? '';
  const passages = documents.flatMap((document) => document.passages);
  const entries = [...answered, ...knowledge.entries].map((entry) => {
    const [href, title] = entry.at?.split('|') ?? [];
    return { entry, place: passages.find((place) => place.href === href && (!title || place.title === title)) };
  });
  const owned = new Set(entries.map(({ place }) => place));
  // A card repeats the page that it leads to, and a list may be on many pages.
  const isCard = ({ title, href, leadsTo }: Passage) =>
    pages.some((page) => page.href === leadsTo || (page.title === title && page.href !== pathOf(href)));
  const unique = new Map(passages.toReversed().map((place) => [`${place.title}\n${place.lines.toSorted()}`, place]));
  const others = [...unique.values()].flatMap((place): typeof entries => {
    if (owned.has(place) || isCard(place) || place.lines.at(-1)?.endsWith(':')) return [];
    const page = place.title.endsWith('?') || place.title === titleOf(place) ? '' : `${titleOf(place)}: `;
    return [{ entry: { ask: page + place.title, at: place.href }, place }];
  });
  const items = [...entries.filter(({ entry, place }) => place || !entry.at), ...others].map(({ entry, place }) => {
    const { title = '', href, lines = [] } = place ?? {};
    // A short first line is a name, such as the client's of a project.
    const names = lines.slice(0, 1).filter((line) => lines.length > 1 && line.length < MAX_NAME);
    const phrasings = [entry.ask, ...(entry.like ?? []), ...(entry.say ? [] : [title]), ...names];
    return { entry, place, phrasings, text: [titleOf(place), pathOf(href), ...lines].join('\n') };
  });

  const texts = items.flatMap(({ phrasings, text }) => [...phrasings, text]);
  const termsOf = createTerms(knowledge, [...texts, ...Object.values(knowledge.businesses)]);
  const amounts = Object.entries(AMOUNTS).map(([word, looks]) => ({ term: termsOf(word)[0] ?? '', looks }));
  const termsIn = (text: string) => [
    ...termsOf(text),
    ...amounts.flatMap(({ term, looks }) => (looks.test(text) ? term : [])),
  ];
  const indexed = items.map(({ phrasings, text }, id) => ({
    id,
    phrasings: phrasings.map((phrasing) => new Set(termsOf(phrasing))),
    phrasing: termsOf(phrasings.join('\n')),
    text: termsIn(text),
  }));
  const index = new MiniSearch<(typeof indexed)[number]>({
    fields: ['phrasing', 'text'],
    tokenize: (terms) => terms.split(','),
    processTerm: (term) => term,
    searchOptions: { prefix: (term) => term.length >= MIN_PREFIX, boost: { phrasing: 2 } },
  });
  index.addAll(indexed);
  // A question may have ignored words alone, such as "Who are you?", or the terms of another.
  const exact = new Map(
    items.toReversed().flatMap((item) => item.phrasings.map((text) => [wordsOf(text).join(' '), item] as const)),
  );
  const counts = new Map<string, number>();
  for (const { phrasing, text } of indexed)
    for (const term of new Set([...phrasing, ...text])) counts.set(term, (counts.get(term) ?? 0) + 1);

  /** Returns the weight of terms: their rarity. A weak term that is on no page has none. */
  const weigh = (terms: Iterable<string>, part: (term: string) => number = () => 1): number =>
    [...terms].reduce((sum, term) => {
      const count = counts.get(term);
      const known = isWeak(term) ? (count ? WEAK : 0) : count || term.length > 3 ? 1 : UNKNOWN_SHORT;
      return sum + Math.log(1 + items.length / (count ?? 1)) * known * part(term);
    }, 0);

  /** Returns the items that a question asks for, the best first: their scores are the parts of its terms that they have. */
  function find(question: string) {
    const asked = new Set(termsOf(question));
    const strong = [...asked].filter((term) => !isWeak(term));
    const whole = weigh(asked) * Math.min(1, Math.sqrt(USUAL_TERMS / strong.length)) || 1;
    // Common words alone are no question, unless they are a phrasing, such as "thanks, good night".
    const part = strong.length === 0 ? 1 : FOCUS;
    const same = exact.get(wordsOf(question).join(' '));
    const found = index.search([...asked].join(',')).slice(0, MAX_HITS);
    const hits = found.flatMap(({ id, queryTerms, match }) => {
      const item = items[id];
      if (!item || item === same) return [];
      const covered = weigh(queryTerms, (term) => (match[term]?.includes('phrasing') ? 1 : IN_TEXT));
      const focus = (indexed[id]?.phrasings ?? []).map((terms) => {
        const common = weigh(asked, (term) => Number(terms.has(term)));
        return (common * common) / (weigh(terms) || 1);
      });
      const score = Math.min(1, ((1 - part) * covered + part * Math.max(...focus)) / whole);
      return { ...item, score, missing: strong.filter((term) => !queryTerms.includes(term)) };
    });
    hits.sort((a, b) => b.score - a.score);
    return same ? [{ ...same, score: 1, missing: [] }, ...hits] : hits;
  }

  /** Returns sentences of a passage that follow each other and have most of a question. */
  function quote({ lines }: Passage, question: string): string {
    const asked = new Set(termsOf(question));
    const text = lines.map((line) => `${line}${/[.?!:…”]$/.test(line) ? ' ' : ', '}`).join('');
    const sentences = sentencesOf(text.slice(0, MAX_READ));
    const found = sentences.map((sentence) => termsIn(sentence).filter((term) => asked.has(term)));
    const parts = sentences.map((sentence, start) => {
      let [part, end] = [sentence, start + 1];
      for (; end < sentences.length && part.length + (sentences[end]?.length ?? 0) <= MAX_QUOTE; end += 1)
        part += sentences[end];
      return { part, weight: weigh(new Set(found.slice(start, end).flat())) };
    });
    const [best] = parts.sort((a, b) => b.weight - a.weight);
    return best?.part.replace(/,? $/, '') ?? '';
  }

  const shelf = createShelf(passages, knowledge.businesses, termsOf, (term) => counts.has(term));
  const [lowest, highest] = [shelf.products[0]?.price ?? '', shelf.products.at(-1)?.price ?? ''];
  const values: Readonly<Record<string, unknown>> = { ...site, count: shelf.products.length, lowest, highest };

  /** Returns a text with the words in braces filled in: see docs/chat.md. */
  const fill = (text: string, place?: Passage, question = ''): string =>
    text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      if (name === 'page') return titleOf(place);
      if (name === 'quote') return place ? quote(place, question) : '';
      if (name.startsWith('/'))
        return pages.flatMap((page) => (page.href.startsWith(name) ? page.title : [])).join(', ');
      const page = documents.find(({ path }) => path === pathOf(place?.href));
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
    termsOf: (text: string): string[] => termsOf(text).filter((term) => !isWeak(term)),
    /** Terms of questions for a price, or a time. */
    amounts: amounts.map(({ term }) => term),
    find,
    fill,
    shelf,
    /** Returns what a hit answers to a question. What the site says is in English. */
    textOf({ entry: { say }, place }: (typeof items)[number], question: string, language: Language): string {
      if (say && typeof say !== 'string') return fill(say[language], place, question);
      const title = place?.title ?? '';
      const english = say ?? `${title}${/[.?!:]$/.test(title) ? '' : ':'} {quote}`;
      const quoted = knowledge.phrases.quoted[language].replace('{quote}', () => english);
      return fill(quoted, place, question);
    },
  };
}
