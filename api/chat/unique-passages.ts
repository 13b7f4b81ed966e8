import type { Passage } from './passages-of.ts';
import { isStopWord, termsOf, wordsOf } from './words.ts';

const pathOf = (href: string) => href.split('#', 1).join();

/**
 * Passages that stand on several pages count once: on the page whose own heading is most like theirs, or else on the first.
 * `pages` are the passages of each page, in its order.
 */
export function uniquePassages(pages: readonly (readonly Passage[])[]): Passage[] {
  const headings = new Map(pages.flatMap(([first]) => (first ? [[pathOf(first.href), termSet(first.title)]] : [])));
  const likeness = ({ title, href }: Passage) => {
    const heading = headings.get(pathOf(href));
    return heading ? [...termSet(title)].filter((term) => heading.has(term)).length / heading.size : 0;
  };
  const kept = new Map<string, Passage>();
  for (const passage of pages.flat()) {
    const key = JSON.stringify([passage.title, passage.text]);
    const other = kept.get(key);
    if (!other || likeness(passage) > likeness(other)) kept.set(key, passage);
  }
  return [...kept.values()];
}

const termSet = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !isStopWord(word))
      .flatMap(termsOf),
  );
