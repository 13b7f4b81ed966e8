import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import { type DatabasePlace, openDatabase } from '../database/open-database.ts';
import { describeDatabases } from '../database/test-databases.fixture.ts';
import { openHeadFile } from '../deployments/head-file.ts';
import { createReleaseStore } from '../releases/store/release-store.ts';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import { writeBackup } from './backup-file.ts';
import { comparable, fill, letters, migrations, newer, rowsOf, type Schema } from './guest-book.fixture.ts';
import { makeBackup } from './make-backup.ts';
import type { Part } from './parts.ts';
import { restore } from './restore.ts';

const { describeOnEachDatabase } = describeDatabases<Schema>(migrations);

describeOnEachDatabase('a restored database', ({ kind, testDatabase, newPlace }) => {
  const temporaryFolder = temporaryFolders();
  const newFile = async () => join(await temporaryFolder(), 'a.backup');
  const options = { replace: false, isCheck: false };

  async function opened<Result>(place: DatabasePlace, use: (db: Kysely<Schema>) => Promise<Result>): Promise<Result> {
    const db = await openDatabase<Schema>(place, newer);
    return use(db).finally(() => db.destroy());
  }

  async function backedUp(key?: string) {
    const { db, place } = await testDatabase();
    await fill(db);
    const file = await newFile();
    await makeBackup(file, { ...place, backupKey: key });
    return { db, place, file, rows: comparable(await rowsOf(db)) };
  }

  /**
   * Gives a closed SQLite database the file that it would have in another process: in this one the driver keeps the lock of a file until
   * all statements are collected.
   */
  async function release({ dataDir }: DatabasePlace): Promise<void> {
    if (kind === 'PostgreSQL') return;
    for (const file of ['site.db', 'site.db-wal'].map((name) => join(dataDir, name))) {
      await copyFile(file, `${file}.copy`);
      await rename(`${file}.copy`, file);
    }
    await rm(join(dataDir, 'site.db-shm'), { force: true });
  }

  /** Returns an empty place of the same kind. The database of the test is closed: on PostgreSQL it is the same one. */
  async function emptied(db: Kysely<Schema>): Promise<DatabasePlace> {
    await db.destroy();
    return newPlace();
  }

  it.each(['the same kind', 'SQLite'])(
    'has every row of before, on %s, and the migrations of the server that restores it',
    async (target) => {
      const { db, file, rows } = await backedUp();
      const place = target === 'SQLite' ? { dataDir: await temporaryFolder() } : await emptied(db);
      await writeFile(join(place.dataDir, 'log-head'), 'of another log');
      const done = await restore({ ...options, file }, place, { migrations: newer });
      expect(done).toEqual({
        at: expect.stringMatching(/Z$/),
        rows: letters.length + 5,
        kept: undefined,
      });
      await opened(place, async (restored) => {
        const { letters: found, ...others } = comparable(await rowsOf(restored)) as { letters: { answer: string }[] };
        expect({ ...others, letters: found.map(({ answer: _, ...letter }) => letter) }).toEqual(rows);
        expect(new Set(found.map(({ answer }) => answer))).toEqual(new Set(['none']));
        expect(await restored.selectFrom('unneeded_objects').selectAll().execute()).toEqual([]);
        // The log is the one that this server expects.
        const headFile = await openHeadFile(join(place.dataDir, 'log-head'), () => {});
        expect(headFile.head?.seq).toBe(1);
        const store = await createReleaseStore({
          db: restored as never,
          cacheDir: join(place.dataDir, 'cache'),
          headFile,
        });
        expect(await store.position()).toBe(1);
      });
      expect(await readdir(place.dataDir)).not.toContain('restoring');
    },
  );

  it('comes with a DATA_DIR where there was none', async () => {
    const { db, file } = await backedUp();
    const place = await emptied(db);
    const dataDir = join(place.dataDir, 'new', 'data');
    await restore({ ...options, file }, { ...place, dataDir }, { migrations });
    expect(await readdir(dataDir)).toContain('log-head');
  });

  it('is what it was at one moment, not before the backup began, whatever is written meanwhile', async () => {
    const { db, place } = await testDatabase();
    await fill(db);
    // Between the two tables that are compared there is much to read.
    const guests = Array.from({ length: 100 }, (_, i) => ({ id: `${i} ${'x'.repeat(10_000)}`, visits: i }));
    await db.insertInto('guests').values(guests).execute();
    let [last, isOver] = [5000, false];
    const write = () =>
      db.transaction().execute(async (transaction) => {
        const id = last + 1;
        await transaction.insertInto('letters').values({ id, guest: 'ada', text: 'late', picture: null }).execute();
        await transaction
          .updateTable('settings')
          .set({ value: String(id) })
          .where('key', '=', 'secret')
          .execute();
        last = id;
      });
    await write();
    const writing = (async () => {
      // SQLite's own answers let nothing else run.
      for (; !isOver; await nextTurn()) await write();
    })();
    const [before, file] = [last, await newFile()];
    await makeBackup(file, place).finally(() => {
      isOver = true;
    });
    await writing;
    const other = { dataDir: await temporaryFolder() };
    await restore({ ...options, file }, other, { migrations });
    await opened(other, async (restored) => {
      const newest = await restored.selectFrom('letters').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
      const setting = await restored
        .selectFrom('settings')
        .select('value')
        .where('key', '=', 'secret')
        .executeTakeFirst();
      expect(setting?.value).toBe(String(newest.id));
      expect(newest.id).toBeGreaterThanOrEqual(before);
      expect(last).toBeGreaterThan(newest.id);
    });
  });

  it('takes the place of another one only when that is asked for, which is kept', async () => {
    const { db, file, rows, place } = await backedUp();
    await db.deleteFrom('letters').where('id', '>', 3).execute();
    await db.destroy();
    const before = await opened(place, rowsOf);
    await expect(restore({ ...options, file }, place, { migrations: newer })).rejects.toThrow('add --replace');
    expect(await opened(place, rowsOf)).toEqual(before);
    await release(place);
    const now = () => new Date('2026-11-23T16:00:00.000Z');
    const { kept } = await restore({ ...options, file, replace: true }, place, { migrations }, now);
    expect(kept).toMatch(
      kind === 'SQLite' ? /site\.db\.replaced-20261123t160000z$/ : 'the schema replaced_20261123t160000z',
    );
    expect((comparable(await opened(place, rowsOf)) as typeof rows).settings).toEqual(rows.settings);
    const db2 = await openDatabase<Schema>(place, newer);
    const count = sql<{ n: number }>`select count(*) as n from letters`;
    const old = sql<{
      n: number;
    }>`select count(*) as n from ${sql.raw(kind === 'SQLite' ? 'old.letters' : 'replaced_20261123t160000z.letters')}`;
    if (kind === 'SQLite') await sql`attach ${kept} as old`.execute(db2);
    expect([(await count.execute(db2)).rows, (await old.execute(db2)).rows].flat().map(({ n }) => Number(n))).toEqual([
      letters.length,
      4,
    ]);
    await db2.destroy();
  });

  it('is not made while a server uses the one that it would replace', async () => {
    const { file, place, rows, db } = await backedUp();
    await expect(restore({ ...options, file, replace: true }, place, { migrations })).rejects.toThrow(/use/);
    expect(comparable(await rowsOf(db))).toEqual(rows);
  });

  it('is not made of a backup that is not whole, newer, of another key, or refused by the database: nothing is touched', async () => {
    const key = 'a key of enough characters';
    const { db, place, file } = await backedUp(key);
    await db.destroy();
    const [cut, wrong, refused] = [await newFile(), await newFile(), await newFile()];
    const content = await readFile(file);
    await writeFile(cut, content.subarray(0, content.length - 1));
    await writeBackup(wrong, parts([{ type: 'table', table: 'strangers', columns: ['id'] }]), key, 1);
    const orphan: Part = { type: 'row', row: [1, 'nobody', '', null] };
    await writeBackup(
      refused,
      parts([{ type: 'table', table: 'letters', columns: ['id', 'guest', 'text', 'picture'] }, orphan]),
      key,
      1,
    );
    const attempt = (from: string, settings: object, site = { migrations }) =>
      restore({ ...options, file: from, replace: true }, { ...place, backupKey: key, ...settings }, site);
    const before = await opened(place, rowsOf);
    await release(place);
    await expect(attempt(cut, {})).rejects.toThrow('no whole backup');
    await expect(attempt(file, { backupKey: `${key}!` })).rejects.toThrow('not the key');
    await expect(attempt(file, { backupKey: undefined })).rejects.toThrow('set BACKUP_KEY');
    await expect(attempt(file, {}, { migrations: () => ({}) })).rejects.toThrow('newer server (it has 0101_guests)');
    await expect(attempt(wrong, {})).rejects.toThrow('no column id of a table strangers');
    await expect(attempt(refused, {})).rejects.toThrow(/foreign key/i);
    expect(await opened(place, rowsOf)).toEqual(before);
    expect((await readdir(place.dataDir)).filter((name) => !name.startsWith('site.db'))).toEqual([]);
  });
});

async function* parts(rest: readonly Part[]): AsyncGenerator<Part> {
  const names = ['0101_guests', '0102_letters', '0001_releases', '0002_settings'];
  yield { type: 'start', start: { at: '2026-11-23T16:00:00.000Z', migrations: names } };
  yield* rest;
}
