import { isStopWord, termsOf, wordsOf } from './language/words.ts';
import type { Passage } from './read-passages.ts';

const pathOf = (href: string) => href.split('#', 1).join();

/**
 * Removes the cards of pages that are read themselves. A card's text becomes a hint of the place that it links to.
 * @param pages The passages of each page, in the page's order.
 */
export function withoutTeasers(pages: readonly (readonly Passage[])[]): Passage[][] {
  const places = new Set(pages.flat().map(({ href }) => href));
  const firsts = new Map(pages.flatMap(([first]) => (first ? [[pathOf(first.href), first.href]] : [])));
  const targetOf = ({ href, leadsTo = href }: Passage): string | undefined =>
    pathOf(leadsTo) === pathOf(href) ? undefined : places.has(leadsTo) ? leadsTo : firsts.get(pathOf(leadsTo));
  const teasers = new Map<string, Set<string>>();
  for (const passage of pages.flat()) {
    const target = targetOf(passage);
    if (target !== undefined) teasers.set(target, (teasers.get(target) ?? new Set()).add(passage.text));
  }
  return pages.map((passages) =>
    passages
      .filter((passage) => targetOf(passage) === undefined)
      .map(({ leadsTo: _, ...passage }) => {
        const texts = teasers.get(passage.href) ?? [];
        teasers.delete(passage.href);
        return { ...passage, hints: [passage.hints, ...texts].filter(Boolean).join(' ') };
      }),
  );
}

/**
 * Removes passages that several pages share, except on the page whose heading is most like theirs, or else the first page.
 * @param pages The passages of each page, in the page's order.
 */
export function uniquePassages(pages: readonly (readonly Passage[])[]): Passage[] {
  const headings = new Map(pages.flatMap(([first]) => (first ? [[pathOf(first.href), termSet(first.title)]] : [])));
  const similarity = ({ title, href }: Passage) => {
    const heading = headings.get(pathOf(href));
    return heading ? [...termSet(title)].filter((term) => heading.has(term)).length / heading.size : 0;
  };
  const unique = new Map<string, Passage>();
  for (const passage of pages.flat()) {
    const key = JSON.stringify([passage.title, passage.text]);
    const other = unique.get(key);
    if (!other || similarity(passage) > similarity(other)) unique.set(key, passage);
  }
  return [...unique.values()];
}

const termSet = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !isStopWord(word))
      .flatMap(termsOf),
  );
