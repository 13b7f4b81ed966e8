import type { Library } from '../../chat/library.ts';
import type { Passage } from '../../chat/passages.ts';
import type { Entry } from './entry.ts';

/** What the knowledge and a site lack of each other. */
export interface Gaps {
  /** Places of entries that the site does not have. */
  readonly missing: readonly string[];
  /** Questions, services, people and ready-made websites of the site that no entry has, by address. */
  readonly uncovered: readonly string[];
}

/** Returns what the knowledge and a site lack of each other. */
export function gapsOf(entries: readonly Entry[], { find, pages, passages, products }: Library): Gaps {
  const hrefs = new Set([...pages, ...passages, ...products].map(({ href }) => href));
  const places = new Set(entries.flatMap(({ at }) => (at === '' ? [] : at.split(' '))));
  const exists = (place: string) => {
    const [href = '', title] = place.split('|');
    if (title === undefined) return hrefs.has(href);
    return passages.some((passage) => passage.href === href && passage.title === title.replaceAll('_', ' '));
  };
  const subjects = [...passages, ...pages, ...products].filter(({ href }) =>
    /^\/(?:faqs#|team\/[^#]*$|services\/[^#]*$|sell\/preview\/[^#]*$)/.test(href),
  );
  // The lists of services pages come from the database: what they name must be found by its name.
  const listed = passages.filter(({ href }) => href.startsWith('/services/') && href.endsWith('#services'));
  const isFound = ({ title }: Passage) => {
    const entry = find(title)[0]?.label;
    return entry?.at.startsWith('/services/');
  };
  return {
    missing: [...places].filter((place) => !exists(place)),
    uncovered: [
      ...new Set(subjects.filter(({ href }) => !places.has(href)).map(({ href }) => href)),
      ...new Set(listed.filter((passage) => !isFound(passage)).map(({ href, title }) => `${href}|${title}`)),
    ],
  };
}
