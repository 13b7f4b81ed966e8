import { slugOf } from '@studio/content/slug';
import type { CollectionInfo, Values } from '../entry-requests.ts';

/**
 * Returns changed values. The address follows the title as long as it was made from it and the entry was never published.
 * @param isFixed The entry was published.
 */
export function withAddress(
  collection: Pick<CollectionInfo, 'title' | 'fields'>,
  before: Values,
  after: Values,
  isFixed: boolean,
): Values {
  const { title, fields } = collection;
  // An address with another name, such as a role, is not made from the title.
  const isMade = fields.some(({ kind, name, label }) => kind === 'address' && name === 'slug' && label === 'Address');
  if (!isMade || isFixed || before[title] === after[title] || before.slug !== after.slug) return after;
  const made = slugOf(String(before[title] ?? ''));
  return String(before.slug ?? '') === made ? { ...after, slug: slugOf(String(after[title] ?? '')) } : after;
}

/** Returns the next address that is free: `tea`, `tea-2`, `tea-3`. */
export function freeAddress(slug: string, taken: ReadonlySet<string>): string {
  for (let count = 2; ; count += 1) if (!taken.has(`${slug}-${count}`)) return `${slug}-${count}`;
}

/** Returns the path of an entry's page. */
export const pageOf = ({ page = '' }: Pick<CollectionInfo, 'page'>, slug: unknown): string | undefined =>
  page === '' || typeof slug !== 'string' ? undefined : encodeURI(page.replace(':slug', slug));
