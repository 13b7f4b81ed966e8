import type { Pages } from '../pages/pages.ts';
import { type PageText, readSite } from './passages.ts';

/** Time after which the pages are read again if some could not be rendered, as on a busy machine. */
const RETRY_MS = 30_000;

/** The part of the site's pages that is needed. */
export type DocumentPages = Pick<Pages, 'live' | 'documents'> & Partial<Pick<Pages, 'changes'>>;

/**
 * Returns a function that resolves to what `derive` makes of the passages of all live pages. It is made again after a release, after
 * pages were replaced, and when `data` is another value than before.
 */
export function derivedFromPages<Data, Derived>(
  pages: DocumentPages,
  derive: (documents: readonly PageText[], data: Data) => Derived,
): (data: Data) => Promise<Derived> {
  let current: { key: string; data: Data; derived: Promise<Derived> } | undefined;
  let retryAt = Number.POSITIVE_INFINITY;

  async function read(data: Data): Promise<Derived> {
    try {
      const { pages: rendered, isComplete } = await pages.documents();
      if (!isComplete) retryAt = Date.now() + RETRY_MS;
      return derive(await readSite(rendered), data);
    } catch (error) {
      current = undefined;
      throw error;
    }
  }
  return (data) => {
    const key = `${pages.live} ${pages.changes}`;
    if (current?.key === key && current.data === data && Date.now() < retryAt) return current.derived;
    retryAt = Number.POSITIVE_INFINITY;
    current = { key, data, derived: read(data) };
    return current.derived;
  };
}
