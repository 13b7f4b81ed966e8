import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Collection, type Data, namesOfKind } from '@studio/content/collection';
import { collections } from '@studio/content/collections';
import { stringify } from 'yaml';
import type { Database } from '../database.ts';
import { createEntries } from './entries.ts';
import { readSeed } from './seed.ts';

/** Layout of the YAML: texts of several lines as they are. */
const YAML = { lineWidth: 110, blockQuote: 'literal' } as const;

/** Writes what is published into a folder, in the form of the seed. Returns the number of entries. */
export async function exportContent(db: Database, folder: string): Promise<number> {
  let count = 0;
  for (const collection of collections) {
    const entries = await publishedOf(db, collection);
    count += entries.length;
    const [body] = namesOfKind(collection, 'markdown');
    if (body === undefined) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        join(folder, `${collection.name}.yaml`),
        stringify(
          entries.map(({ data }) => data),
          YAML,
        ),
      );
      continue;
    }
    mkdirSync(join(folder, collection.name), { recursive: true });
    const digits = String(entries.length).length;
    for (const [i, { data }] of entries.entries()) {
      const { slug, [body]: text, ...front } = data;
      const number =
        collection.order === 'position' && !collection.single ? `${String(i + 1).padStart(digits, '0')}-` : '';
      const file = join(folder, collection.name, `${number}${slug}.md`);
      writeFileSync(file, `---\n${stringify(front, YAML)}---\n\n${String(text).trim()}\n`);
    }
  }
  return count;
}

/**
 * Compares a folder in the form of the seed with what is published, and publishes what differs if `write` is set. Collections without
 * a file, and entries that are not in it, stay. Throws a StartError if a file breaks a rule, before anything is written.
 * @returns A line for each difference: `faqs/cost: answer`.
 */
export async function importContent(db: Database, folder: string, write: boolean): Promise<string[]> {
  const present = collections.filter(
    ({ name }) => existsSync(join(folder, `${name}.yaml`)) || existsSync(join(folder, name)),
  );
  const read = present.map((collection) => ({ collection, entries: readSeed(collection, folder) }));
  const store = createEntries({ db, onPublic: async () => undefined });
  const lines: string[] = [];
  for (const { collection, entries } of read) {
    const known = await publishedOf(db, collection);
    for (const data of entries) {
      const own = known.find((entry) => entry.data.slug === data.slug);
      const path = `${collection.name}/${data.slug}`;
      const changed = Object.keys(data).filter((field) => !isDeepStrictEqual(data[field], own?.data[field]));
      if (changed.length === 0) continue;
      lines.push(own ? `${path}: ${changed.join(', ')}` : `${path}: new`);
      if (write) await publish(store, collection, own, data);
    }
    const missing = known.filter((entry) => !entries.some(({ slug }) => slug === entry.data.slug));
    lines.push(...missing.map(({ data }) => `${collection.name}/${data.slug}: only on the site, stays`));
  }
  return lines;
}

interface Known {
  readonly id: string;
  readonly version: number;
  readonly data: Data;
}

async function publishedOf(db: Database, { name, order }: Collection): Promise<Known[]> {
  const rows = await db
    .selectFrom('content_entries')
    .select(['id', 'version', 'published'])
    .where('collection', '=', name)
    .where('published', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const entries = rows.map(({ id, version, published }) => ({
    id,
    version,
    data: JSON.parse(published ?? '{}') as Data,
  }));
  return order === 'position'
    ? entries
    : entries.sort((a, b) => (String(a.data[order]) < String(b.data[order]) ? 1 : -1));
}

async function publish(
  store: ReturnType<typeof createEntries>,
  collection: Collection,
  own: Known | undefined,
  data: Data,
): Promise<void> {
  const saved = own
    ? (await store.save(collection, own.id, own.version, data)).entry
    : await store.create(collection, data);
  await store.publish(collection, saved.id, saved.version);
}
