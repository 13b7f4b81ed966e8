import { copyFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { StartError } from '../start-error.ts';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import { openDatabase } from './open-database.ts';
import { describeOnEachDatabase } from './test-databases.fixture.ts';

describeOnEachDatabase('openDatabase', ({ testDatabase, kind }) => {
  it('creates the schema, and keeps stored rows', async () => {
    const { db, reopen } = await testDatabase();
    await db
      .insertInto('files')
      .values({ sha256: 'a', size: 3, bytes: new Uint8Array([1, 0, 255]) })
      .execute();
    const row = await (await reopen()).selectFrom('files').selectAll().executeTakeFirstOrThrow();
    expect({ ...row, bytes: [...row.bytes] }).toMatchObject({ sha256: 'a', size: 3, bytes: [1, 0, 255] });
  });

  it('opens several times concurrently', async () => {
    const { place } = await testDatabase();
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase(place)));
    await Promise.all(opened.map((db) => db.destroy()));
    expect(opened).toHaveLength(3);
  });

  it.each([
    ['that a newer server has used', '9999_future', /^the database was used by a newer server \(it has 9999_future\)/],
    ['of the schema before version 1', '0001_releases', /^the database has the schema before version 1[^\n]+$/],
  ])('refuses a database %s with one sentence', async (_, migration, sentence) => {
    const { db, place } = await testDatabase();
    await sql`insert into kysely_migration (name, timestamp) values (${migration}, '')`.execute(db);
    const error: unknown = await openDatabase(place).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    const [setting, text] = String(Object(error).message).split(': ', 2);
    expect([setting, text]).toEqual([kind === 'SQLite' ? 'DATA_DIR' : 'DATABASE_URL', expect.stringMatching(sentence)]);
  });

  it('runs one transaction at a time', async () => {
    const { db, reopen } = await testDatabase();
    const increment = async (database: typeof db) =>
      database.transaction().execute(async (transaction) => {
        const last = await transaction.selectFrom('settings').selectAll().executeTakeFirst();
        const value = String(Number(last?.value ?? 0) + 1);
        await transaction.deleteFrom('settings').execute();
        await transaction.insertInto('settings').values({ key: 'count', value }).execute();
      });
    const other = await reopen();
    if (kind === 'PostgreSQL') await Promise.all([db, other, db, other, db].map(increment));
    else for (const database of [db, other, db, other, db]) await increment(database);
    expect(await db.selectFrom('settings').select('value').execute()).toEqual([{ value: '5' }]);
  });
});

describe('openDatabase, on SQLite', () => {
  const temporaryFolder = temporaryFolders();

  it('creates the folder and all files of the database for its user alone', async () => {
    const dataDir = join(await temporaryFolder(), 'deep', 'data');
    const db = await openDatabase({ dataDir });
    await db.insertInto('settings').values({ key: 'a', value: 'b' }).execute();
    const modeOf = async (name: string) => (await stat(join(dataDir, name))).mode & 0o777;
    const modes = await Promise.all(['', 'site.db', 'site.db-wal', 'site.db-shm'].map(modeOf));
    await db.destroy();
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
  });

  it('leaves the whole database in one file when it is closed, even while another process has it open', async () => {
    const [dataDir, copy] = [await temporaryFolder(), await temporaryFolder()];
    const [db, other] = [await openDatabase({ dataDir }), await openDatabase({ dataDir })];
    await db.insertInto('settings').values({ key: 'a', value: 'b' }).execute();
    expect((await stat(join(dataDir, 'site.db-wal'))).size).toBeGreaterThan(0);
    await db.destroy();
    expect((await stat(join(dataDir, 'site.db-wal'))).size).toBe(0);
    await copyFile(join(dataDir, 'site.db'), join(copy, 'site.db'));
    await other.destroy();
    const restored = await openDatabase({ dataDir: copy });
    expect(await restored.selectFrom('settings').selectAll().execute()).toEqual([{ key: 'a', value: 'b' }]);
    await restored.destroy();
  });

  it('commits durably and enforces references on every open', async () => {
    const db = await openDatabase({ dataDir: await temporaryFolder() });
    const pragmas = await Promise.all(
      ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'].map(async (name) => {
        const { rows } = await sql<Record<string, unknown>>`select * from ${sql.raw(`pragma_${name}`)}`.execute(db);
        return Object.values(rows[0] ?? {})[0];
      }),
    );
    await db.destroy();
    expect(pragmas).toEqual(['wal', 2, 1, 5000]);
  });

  it.each([
    ['the folder cannot be created', 'file', '', /^DATA_DIR: .*ENOTDIR[^\n]*$/],
    ['the file is not a database', 'site.db', 'text'.repeat(1000), /^DATA_DIR: .*not a database[^\n]*$/],
  ])('names DATA_DIR if %s', async (_, name, content, message) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, name), content);
    const dataDir = name === 'file' ? join(folder, name, 'data') : folder;
    await expect(openDatabase({ dataDir })).rejects.toThrow(message);
  });
});
