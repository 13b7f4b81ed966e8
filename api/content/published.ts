import { withStoreErrors } from '@platform/server/http/with-store-errors';
import { createMutex } from '@platform/server/queues';
import { type Collection, type Data, namesOfKind } from '@studio/content/collection';
import { collections } from '@studio/content/collections';
import { minutesOf, parseMarkdown } from '@studio/content/markdown';
import type { Database } from '../database.ts';
import { expandFields, expandTree, type Library, picturesIn, readLibrary } from '../media/expand.ts';
import { type Facts, readFacts, withFacts } from './facts.ts';

/** The published entries of a collection. */
export interface PublishedCollection {
  /** In order, without Markdown. */
  readonly items: readonly Data[];
  /** Returns an entry with its texts as trees, by its address in any letter case, also by an old one. */
  find(slug: string): Data | undefined;
  /** Old addresses of entries, and the present ones. */
  readonly moved: ReadonlyMap<string, string>;
  /** The entries by id, each as it is stored. */
  readonly entries: ReadonlyMap<string, ReadEntry>;
}

/** An entry: `item` without its texts in Markdown, `whole()` with them as trees. */
interface ReadEntry {
  /** Its values, with facts in place of placeholders, and the pictures that they name, as JSON. */
  readonly json: string;
  readonly item: Data;
  /** Parses the texts when it is first called. */
  readonly whole: () => Data;
}

/** Returns what visitors see of a collection. */
export interface PublishedLists {
  of(collection: Collection): Promise<PublishedCollection>;
}

/** The published entries in memory. */
export type Published = ReturnType<typeof createPublished>;

/** Creates the published entries, read from the database when they are first needed, and again by `renew`. */
export function createPublished(db: Database) {
  const read = new Map<string, Promise<PublishedCollection>>();
  const renewing = createMutex();
  let facts: Promise<Facts> | undefined;
  async function readFirst(collection: Collection) {
    facts ??= readFacts(db);
    return readCollection(db, collection, await facts);
  }
  /** Returns what visitors see of a collection. Rejects with a 503 if it is not in memory and the database is away. */
  function of(collection: Collection): Promise<PublishedCollection> {
    const { name } = collection;
    const known = read.get(name);
    if (known !== undefined) return known;
    const reading = withStoreErrors(readFirst(collection));
    read.set(name, reading);
    reading.catch(() => {
      facts = undefined;
      if (read.get(name) === reading) read.delete(name);
    });
    return reading;
  }

  /** Returns what is computed from the published entries. Rejects as `of`. */
  function factsNow(): Promise<Facts> {
    facts ??= readFacts(db);
    return withStoreErrors(facts);
  }

  return {
    of,
    facts: factsNow,
    /** Returns the published entries with a draft in place of the entry with an id, or beside the others. They stay as they are. */
    withDraft(collection: Collection, data: Data, id: string): PublishedLists {
      let own: Promise<PublishedCollection> | undefined;
      const readOwn = async () => {
        const { entries } = await of(collection);
        return readCollection(db, collection, await factsNow(), { known: entries, draft: { id, data } });
      };
      return {
        of: (asked) => {
          if (asked.name !== collection.name) return of(asked);
          own ??= withStoreErrors(readOwn());
          return own;
        },
      };
    },
    /** Reads the collections in memory again. Rejects, and keeps them as they are, if that fails. */
    renew: (): Promise<void> =>
      renewing(async () => {
        const present = await readFacts(db);
        const known = collections.filter(({ name }) => read.has(name));
        const renewed = known.map(async (collection) => {
          const last = await read.get(collection.name)?.catch(() => undefined);
          return [collection.name, await readCollection(db, collection, present, { known: last?.entries })] as const;
        });
        const values = await Promise.all(renewed);
        facts = Promise.resolve(present);
        for (const [name, value] of values) read.set(name, Promise.resolve(value));
      }),
  };
}

interface ReadOptions {
  /** Entries that were read before: their texts are not parsed again. */
  readonly known?: ReadonlyMap<string, ReadEntry> | undefined;
  /** An entry that is not published, or other values of one that is. */
  readonly draft?: { readonly id: string; readonly data: Data };
}

async function readCollection(
  db: Database,
  collection: Collection,
  facts: Facts,
  { known = new Map(), draft }: ReadOptions = {},
): Promise<PublishedCollection> {
  const { name, order } = collection;
  const rows = await db
    .selectFrom('content_entries')
    .select(['id', 'published'])
    .where('collection', '=', name)
    .where('published', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const values = rows.map(({ id, published }) => [id, JSON.parse(published ?? '{}') as Data] as const);
  const isNew = draft && !values.some(([id]) => id === draft.id);
  const present = isNew ? [...values, [draft.id, draft.data] as const] : values;
  const stored = present.map(([id, data]) => [id, withFacts(draft?.id === id ? draft.data : data, facts)] as const);
  const library = await readLibrary(
    db,
    collection,
    stored.map(([, data]) => data),
  );
  const read = stored.map(([id, data]): readonly [string, ReadEntry] => {
    const json = JSON.stringify([data, picturesIn(collection, data, library)]);
    const last = known.get(id);
    return [id, last?.json === json ? last : readEntry(collection, json, data, library)];
  });
  if (order !== 'position') read.sort(([, a], [, b]) => (String(a.item[order]) < String(b.item[order]) ? 1 : -1));
  const entries = new Map(read);
  const all = [...entries.values()];
  // A draft whose address another entry has is shown in its place.
  const last = draft && entries.get(draft.id);
  const bySlug = new Map(
    [...all, ...(last ? [last] : [])].map(({ item, whole }) => [String(item.slug).toLowerCase(), whole]),
  );
  const addresses = await db.selectFrom('content_addresses').selectAll().where('collection', '=', name).execute();
  const moved = new Map(
    addresses.flatMap(({ slug, entry }) => {
      const present = entries.get(entry);
      return present === undefined || bySlug.has(slug) ? [] : [[slug, String(present.item.slug)] as const];
    }),
  );
  return {
    items: all.map(({ item }) => item),
    moved,
    entries,
    find: (slug) => bySlug.get((moved.get(slug.toLowerCase()) ?? slug).toLowerCase())?.(),
  };
}

/** Returns an entry with its pictures and the time to read it. */
function readEntry(collection: Collection, json: string, stored: Data, library: Library): ReadEntry {
  const bodies = namesOfKind(collection, 'markdown');
  const data = expandFields(collection, stored, library);
  const minutes = bodies.reduce((sum, field) => sum + minutesOf(String(data[field] ?? '')), 0);
  const shown = Object.entries(data).filter(([field]) => !bodies.includes(field));
  const item = { ...Object.fromEntries(shown), minutes };
  let whole: Data | undefined;
  const parse = () => {
    const treeOf = (field: string) => expandTree(parseMarkdown(String(data[field] ?? '')), library);
    const trees = bodies.map((field) => [field, treeOf(field)] as const);
    return { ...item, ...Object.fromEntries(trees) };
  };
  return {
    json,
    item,
    whole: () => {
      whole ??= parse();
      return whole;
    },
  };
}

/** Returns the paths of pages that old addresses of entries lead to, by the old path in lower case. */
export async function readMoved({ of }: Pick<Published, 'of'>): Promise<Readonly<Record<string, string>>> {
  const moved: [string, string][] = [];
  for (const collection of collections) {
    const { page } = collection;
    if (!page?.endsWith('/:slug')) continue;
    const pathOf = (slug: string) => page.replace(':slug', () => slug);
    for (const [old, present] of (await of(collection)).moved) {
      moved.push([pathOf(old).toLowerCase(), encodeURI(pathOf(present))]);
    }
  }
  return Object.fromEntries(moved);
}
