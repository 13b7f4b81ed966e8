import { withStoreErrors } from '@platform/server/http/with-store-errors';
import { type Collection, type Data, namesOfKind } from '@studio/content/collection';
import { minutesOf, parseMarkdown } from '@studio/content/markdown';
import type { Database } from '../database.ts';
import { type Facts, readFacts, withFacts } from './facts.ts';

/** The published entries of a collection. */
export interface PublishedCollection {
  /** In order, without Markdown. */
  readonly items: readonly Data[];
  /** Returns an entry with its texts as trees, by its address in any letter case, also by an old one. */
  find(slug: string): Data | undefined;
  /** Old addresses of entries, and the present ones. */
  readonly moved: ReadonlyMap<string, string>;
}

/** The published entries in memory. */
export type Published = ReturnType<typeof createPublished>;

/** Creates the published entries, read from the database when they are first needed, and again after `discard`. */
export function createPublished(db: Database) {
  const read = new Map<string, Promise<PublishedCollection>>();
  let facts: Promise<Facts> | undefined;
  async function readFilled(collection: Collection) {
    facts ??= readFacts(db);
    return readCollection(db, collection, await facts);
  }
  return {
    /** Returns what visitors see of a collection. Rejects with a 503 if it is not in memory and the database is away. */
    of(collection: Collection): Promise<PublishedCollection> {
      const { name } = collection;
      const known = read.get(name);
      if (known !== undefined) return known;
      const reading = withStoreErrors(readFilled(collection));
      read.set(name, reading);
      reading.catch(() => {
        facts = undefined;
        if (read.get(name) === reading) read.delete(name);
      });
      return reading;
    },
    /** Reads all collections again when they are next needed. */
    discard(): void {
      read.clear();
      facts = undefined;
    },
  };
}

async function readCollection(db: Database, collection: Collection, facts: Facts): Promise<PublishedCollection> {
  const { name, order } = collection;
  const entries = db
    .selectFrom('content_entries')
    .select(['id', 'published'])
    .where('collection', '=', name)
    .where('published', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id');
  const rows = (await entries.execute()).map(({ id, published }) => ({
    id,
    data: withFacts(JSON.parse(published ?? '{}') as Data, facts),
  }));
  if (order !== 'position') rows.sort((a, b) => (String(a.data[order]) < String(b.data[order]) ? 1 : -1));
  const bodies = namesOfKind(collection, 'markdown');
  const read = rows.map(({ data }) => readEntry(data, bodies));
  const bySlug = new Map(read.map(({ whole }) => [String(whole.slug).toLowerCase(), whole]));
  const slugs = new Map(rows.map(({ id, data }) => [id, String(data.slug)]));
  const addresses = await db.selectFrom('content_addresses').selectAll().where('collection', '=', name).execute();
  const moved = new Map(
    addresses.flatMap(({ slug, entry }) => {
      const present = slugs.get(entry);
      return present === undefined || bySlug.has(slug) ? [] : [[slug, present] as const];
    }),
  );
  return {
    items: read.map(({ item }) => item),
    moved,
    find: (slug) => bySlug.get((moved.get(slug.toLowerCase()) ?? slug).toLowerCase()),
  };
}

/** Returns an entry with the time to read it: `item` without its texts in Markdown, `whole` with them as trees. */
function readEntry(data: Data, bodies: readonly string[]): { readonly item: Data; readonly whole: Data } {
  const trees = bodies.map((field) => [field, parseMarkdown(String(data[field] ?? ''))] as const);
  const minutes = trees.reduce((sum, [, tree]) => sum + minutesOf(tree), 0);
  const shown = Object.entries(data).filter(([field]) => !bodies.includes(field));
  const item = { ...Object.fromEntries(shown), minutes };
  return { item, whole: { ...item, ...Object.fromEntries(trees) } };
}
