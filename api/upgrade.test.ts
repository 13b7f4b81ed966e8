import { expect, it } from '@jest/globals';
import { allMigrations } from '@platform/server/database/migrations';
import { type DatabasePlace, openDatabase } from '@platform/server/database/open-database';
import { StartError } from '@platform/server/start-error';
import { type Kysely, sql } from 'kysely';
import { migrations } from './database.ts';
import { describeOnEachDatabase } from './test-databases.fixture.ts';

type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;
type Rows = Readonly<Record<string, readonly Record<string, unknown>[]>>;

const names = Object.keys(allMigrations(migrations)({ bytes: 'blob', search: 'fts5', isShared: false })).sort();

/** Versions of the schema that the upgrade begins with: each with TEST_ALL, otherwise the first that has messages and every sixth. */
const versions = names
  .map((_, i) => i + 1)
  .filter((count) => process.env.TEST_ALL === '1' || (count >= 3 && count % 6 === 3 % 6));

/** What migrations renamed, and what they took away on purpose: everybody signed in again. */
const RENAMED: Readonly<Record<string, string>> = { outbox: 'notices' };
const GONE: Readonly<Record<string, readonly string[]>> = {
  revoked_sessions: ['id', 'expires_at'],
  outbox: ['claim', 'claimed_until', 'handed_at'],
};

/** Columns that migrations fill in for what was there before. */
const FILLED: Readonly<Record<string, readonly string[]>> = { messages: ['words'], deployments: ['previous', 'hash'] };

/** Tables that the migrations fill with the site's own texts, or that SQLite's search is made of. */
const isOthers = (table: string) => /^message_search|^kysely_|^(services|case_studies|testimonials)$/.test(table);

/** Inserts a row into each table, in the order in which they were created. A reference has the value of what it refers to. */
async function fill(db: AnyDatabase): Promise<Rows> {
  const rows: Record<string, Record<string, unknown>[]> = {};
  const tables = (await db.introspection.getTables()).filter(({ name }) => !isOthers(name));
  const isParent = (name: string) => ['releases', 'messages'].includes(name);
  for (const { name, columns } of tables.toSorted((a, b) => Number(isParent(b.name)) - Number(isParent(a.name)))) {
    const row = Object.fromEntries(columns.map((column) => [column.name, sampleOf(column)]));
    if ('message' in row && name !== 'messages') row.message = 'a text of id';
    await db.insertInto(name).values(row).execute();
    rows[name] = [row];
  }
  return rows;
}

function sampleOf({ name, dataType }: { name: string; dataType: string }): unknown {
  if (/int/i.test(dataType)) return 1;
  if (/blob|bytea/i.test(dataType)) return new Uint8Array([1, 2, 3]);
  // Collections ask for times that are not there.
  return ['collected_at', 'deleted_at'].includes(name) ? null : `a text of ${name}`;
}

describeOnEachDatabase('a database of an older server', ({ kind, newPlace }) => {
  const open = (place: DatabasePlace, count = names.length) =>
    openDatabase(place, migrations, undefined, new Set(names.slice(0, count))) as unknown as Promise<AnyDatabase>;

  it.each(versions)(
    'with the first %d migrations keeps all of its rows, and is refused by that server then',
    async (count) => {
      const place = await newPlace();
      const old = await open(place, count);
      const rows = await fill(old);
      await old.destroy();
      const db = await open(place);
      for (const [table, [row = {}]] of Object.entries(rows)) {
        const columns = Object.keys(row).filter((column) => !GONE[table]?.includes(column));
        if (columns.length === 0) continue;
        const kept = columns.filter((column) => !FILLED[table]?.includes(column));
        const found = await db
          .selectFrom(RENAMED[table] ?? table)
          .select(kept)
          .execute();
        const plain = found.map((one) => Object.fromEntries(kept.map((column) => [column, plainOf(one[column])])));
        expect({ table, rows: plain }).toEqual({
          table,
          rows: [Object.fromEntries(kept.map((column) => [column, plainOf(row[column])]))],
        });
      }
      const { rows: applied } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        db,
      );
      expect(applied.map(({ name }) => name)).toEqual(names);
      await db.destroy();
      if (count === names.length) return;
      const again = open(place, count);
      await expect(again).rejects.toBeInstanceOf(StartError);
      const setting = kind === 'SQLite' ? 'DATA_DIR' : 'DATABASE_URL';
      await expect(again).rejects.toThrow(
        `${setting}: the database was used by a newer server (it has ${names[count]}`,
      );
    },
  );
});

/** PostgreSQL's driver has 64-bit numbers as texts. */
const plainOf = (value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value === '1' ? 1 : value;
