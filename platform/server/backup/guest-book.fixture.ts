import type { Kysely } from 'kysely';
import type { Migrations } from '../database/migrations.ts';
import type { PlatformSchema } from '../database/schema.ts';
import { chained } from '../deployments/chain.ts';

/** A site's tables: one refers to the other, and has a row from its migration. */
export interface Schema extends PlatformSchema {
  readonly guests: { readonly id: string; readonly visits: number | null };
  readonly letters: {
    readonly id: number;
    readonly guest: string;
    readonly text: string;
    readonly picture: Uint8Array | null;
  };
}

export const migrations: Migrations = ({ bytes }) => ({
  '0101_guests': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('guests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('visits', 'bigint')
        .execute();
      await db.insertInto('guests').values({ id: 'the first', visits: 0 }).execute();
    },
  },
  '0102_letters': {
    up: (db: Kysely<Schema>) =>
      db.schema
        .createTable('letters')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('guest', 'text', (column) => column.notNull().references('guests.id'))
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('picture', bytes)
        .execute(),
  },
});

/** What a newer version of the site adds. */
export const newer: Migrations = (types) => ({
  ...migrations(types),
  '0103_answers': {
    up: (db: Kysely<Schema>) =>
      db.schema
        .alterTable('letters')
        .addColumn('answer', 'text', (column) => column.notNull().defaultTo('none'))
        .execute(),
  },
});

export const letters = Array.from({ length: 1201 }, (_, id) => ({
  id,
  guest: id % 2 ? 'ada' : 'élodie “\\n”',
  text: `Letter ${id}\n\t"quoted" 🌿`,
  picture: id % 100 ? null : Uint8Array.from({ length: 1000 + id }, (__, i) => (i * id) % 256),
}));

export async function fill(db: Kysely<Schema>): Promise<void> {
  const guests = ['ada', 'élodie “\\n”'].map((id, i) => ({ id, visits: i ? null : Number.MAX_SAFE_INTEGER }));
  await db.deleteFrom('guests').execute();
  await db.insertInto('guests').values(guests).execute();
  for (let i = 0; i < letters.length; i += 400)
    await db
      .insertInto('letters')
      .values(letters.slice(i, i + 400))
      .execute();
  await db.insertInto('settings').values({ key: 'secret', value: 'kept' }).execute();
  const release = { name: 'blog', version: 'a'.repeat(64), info: '{}', files: '[]', routes: '[]', integrity: '{}' };
  const created_at = '2026-11-23T16:00:00.000Z';
  await db
    .insertInto('releases')
    .values({ ...release, created_at, collected_at: null, needed_until: null })
    .execute();
  const entry = {
    ...nothing,
    seq: 1,
    name: 'blog',
    version: release.version,
    action: 'promote' as const,
    created_at,
    browser: 0,
  };
  await db.insertInto('deployments').values(chained(entry, undefined)).execute();
  await db.insertInto('unneeded_objects').values({ object: 'gone', unneeded_at: created_at }).execute();
}

const nothing = { actor: null, commit_hash: null, dirty: null, note: null, report: null, traffic: null };

/** Returns all rows of the tables that a backup keeps. */
export async function rowsOf(db: Kysely<Schema>) {
  const all = async (table: keyof Schema, key: string) =>
    (await db
      .selectFrom(table as 'letters')
      .selectAll()
      .orderBy(key as 'id')
      .execute()) as unknown[];
  return plain({
    guests: await all('guests', 'id'),
    letters: await all('letters', 'id'),
    settings: await all('settings', 'key'),
    releases: await all('releases', 'version'),
    deployments: await all('deployments', 'seq'),
  });
}

/** Bytes and large numbers differ between drivers. */
const plain = (value: object): object =>
  JSON.parse(
    JSON.stringify(value, (_, one) =>
      one instanceof Uint8Array || one?.type === 'Buffer' ? Buffer.from(one.data ?? one).toString('hex') : one,
    ),
  );
export const comparable = (rows: object) =>
  JSON.parse(JSON.stringify(rows).replaceAll(`"${Number.MAX_SAFE_INTEGER}"`, `${Number.MAX_SAFE_INTEGER}`));
