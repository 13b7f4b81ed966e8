import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import type { Migrations } from '../database/migrations.ts';
import { type DatabasePlace, openDatabase } from '../database/open-database.ts';
import type { PlatformSchema } from '../database/schema.ts';
import { describeDatabases } from '../database/test-databases.fixture.ts';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { copyToPostgres } from './copy-to-postgres.ts';
import { makeBackup } from './make-backup.ts';
import { restore } from './restore.ts';

const KEY = 'a key of enough characters';

/** Bytes that cannot be compressed: several chunks of an encrypted file. */
const bytes = new Uint8Array(200_000);
for (let [i, state] = [0, 1]; i < bytes.length; i += 1) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  bytes[i] = state >>> 24;
}

describe('the file of a backup', () => {
  const temporaryFolder = temporaryFolders();

  async function written(key?: string) {
    const folder = await temporaryFolder();
    const [source, file] = [join(folder, 'source'), join(folder, 'backup')];
    await writeFile(source, bytes);
    await writeBackup(file, source, key, 1);
    let count = 0;
    const read = async (withKey = key) => {
      const target = join(folder, `read-${count++}`);
      await readBackup(file, target, withKey);
      return readFile(target);
    };
    return { folder, source, file, read, content: await readFile(file) };
  }

  it.each([undefined, KEY])('is read as it was written, with mode 0600 (key: %s)', async (key) => {
    const { folder, file, read, content } = await written(key);
    expect((await read()).equals(bytes)).toBe(true);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).sort()).toEqual(['backup', 'read-0', 'source']);
    expect(content.includes('age-encryption.org')).toBe(key !== undefined);
  });

  it('is encrypted if and only if a key is set, and needs the same key', async () => {
    const [plain, encrypted] = [await written(), await written(KEY)];
    const target = join(plain.folder, 'refused');
    await expect(readBackup(encrypted.file, target)).rejects.toThrow('set BACKUP_KEY');
    await expect(encrypted.read(`${KEY}!`)).rejects.toThrow('BACKUP_KEY is not the key of this backup');
    await expect(readBackup(plain.file, target, KEY)).rejects.toThrow('is not encrypted');
  });

  it.each([undefined, KEY])('is refused if it was truncated, or a bit was changed (key: %s)', async (key) => {
    const { file, content, read } = await written(key);
    for (const length of [1, 10, 22, 300, 65_536 + 300, Math.floor(content.length / 2), content.length - 1]) {
      await writeFile(file, content.subarray(0, length));
      await expect(read()).rejects.toThrow(/no whole backup|is not encrypted/);
    }
    const positions = Array.from({ length: 40 }, (_, i) => Math.floor((i * (content.length - 1)) / 39));
    // Bytes 4 to 9 of a gzip file are a time, flags and a system, which are ignored.
    for (const at of positions.filter((position) => key !== undefined || position < 4 || position > 9)) {
      await writeFile(file, content.with(at, (content[at] ?? 0) ^ 16));
      await expect(read()).rejects.toThrow(/no whole backup|is not the key|is not encrypted/);
    }
  });

  it('is refused if it is anything else', async () => {
    const { file, read } = await written();
    await writeFile(file, 'no backup');
    await expect(read()).rejects.toThrow('no whole backup');
    await rm(file);
    await expect(read()).rejects.toThrow('cannot be read');
  });

  it('is refused if it is larger than the disk has room for', async () => {
    const { folder, file } = await written();
    const [bomb, target] = [join(folder, 'bomb'), join(folder, 'unpacked')];
    await writeFile(bomb, gzipSync(Buffer.alloc(50_000_000)));
    await expect(readBackup(bomb, target, undefined, 1_000_000)).rejects.toThrow('make room on the disk');
    expect((await stat(target)).size).toBeLessThanOrEqual(1_000_000);
    await expect(readBackup(file, join(folder, 'whole'), undefined, bytes.length)).resolves.toBeUndefined();
  });

  it('is not left behind by a failure, replaces no file, and is not written through a link', async () => {
    const { folder, source, file } = await written();
    const [other, victim] = [join(folder, 'other'), join(folder, 'victim')];
    await expect(writeBackup(other, join(folder, 'missing'))).rejects.toThrow('ENOENT');
    expect(await readdir(folder)).not.toContain('other.part');
    await expect(writeBackup(file, source)).rejects.toThrow('never replaces a file');
    await symlink(victim, `${other}.part`);
    await expect(writeBackup(other, source)).rejects.toThrow('a backup is being written');
    await expect(stat(victim)).rejects.toThrow('ENOENT');
  });
});

/** A site's tables: one refers to the other, and has a row from its migration. */
interface Schema extends PlatformSchema {
  readonly guests: { readonly id: string; readonly visits: number | null };
  readonly letters: { id: number; guest: string; text: string; picture: Uint8Array | null };
}

const migrations: Migrations = ({ bytes: bytesType }) => ({
  '0101_guests': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('guests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('visits', 'bigint')
        .execute();
      await db.insertInto('guests').values({ id: 'the first', visits: 0 }).execute();
      await db.schema
        .createTable('letters')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('guest', 'text', (column) => column.notNull().references('guests.id'))
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('picture', bytesType)
        .execute();
    },
  },
});

/** Adds a column in a newer version of the site. */
const newer: Migrations = (types) => ({
  ...migrations(types),
  '0102_answers': {
    up: (db: Kysely<Schema>) => db.schema.alterTable('letters').addColumn('answer', 'text').execute(),
  },
});

const LETTERS = Array.from({ length: 1201 }, (_, id) => ({
  id,
  guest: id % 2 ? 'ada' : 'élodie “\\n”',
  text: `Letter ${id}\n\t"quoted" 🌿`,
  picture: id % 100 ? null : Uint8Array.from({ length: 1000 + id }, (__, i) => (i * id) % 256),
}));

async function fill(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('guests').execute();
  const guests = ['ada', 'élodie “\\n”'].map((id, i) => ({ id, visits: i ? null : Number.MAX_SAFE_INTEGER }));
  await db.insertInto('guests').values(guests).execute();
  for (let i = 0; i < LETTERS.length; i += 400) {
    const letters = LETTERS.slice(i, i + 400);
    await db.insertInto('letters').values(letters).execute();
  }
  await db.insertInto('settings').values({ key: 'secret', value: 'kept' }).execute();
  await db.insertInto('unneeded_objects').values({ object: 'gone', unneeded_at: '2026' }).execute();
}

/** Returns the rows of a site, with numbers and bytes as texts. */
async function rowsOf(db: Kysely<Schema>) {
  const guests = await db.selectFrom('guests').selectAll().orderBy('id').execute();
  const letters = await db.selectFrom('letters').select(['id', 'guest', 'text', 'picture']).orderBy('id').execute();
  const hexOf = (picture: Uint8Array | null) => picture && Buffer.from(picture).toString('hex');
  return {
    guests: guests.map(({ id, visits }) => [id, `${visits}`]),
    letters: letters.map(({ picture, ...letter }) => ({ ...letter, picture: hexOf(picture) })),
    secret: await db.selectFrom('settings').select('value').where('key', '=', 'secret').execute(),
  };
}

const { describeOnPostgres } = describeDatabases<Schema>(migrations);

/**
 * Gives a closed SQLite database the file that it would have in another process: in this one the driver keeps the lock of a file until
 * all statements are collected.
 */
async function unlock({ dataDir }: DatabasePlace): Promise<void> {
  const file = join(dataDir, 'site.db');
  await copyFile(file, `${file}.copy`);
  await rename(`${file}.copy`, file);
  for (const end of ['-wal', '-shm']) await rm(file + end, { force: true });
}

const options = { replace: false, isCheck: false };

async function opened<Result>(place: DatabasePlace, use: (db: Kysely<Schema>) => Promise<Result>): Promise<Result> {
  const db = await openDatabase<Schema>(place, newer);
  return use(db).finally(() => db.destroy());
}

describe('a restored database', () => {
  const temporaryFolder = temporaryFolders();
  const now = () => new Date('2026-11-23T16:00:00.000Z');

  async function backedUp(key?: string) {
    const place = { dataDir: await temporaryFolder() };
    const db = await openDatabase<Schema>(place, migrations);
    await fill(db);
    const file = join(await temporaryFolder(), 'a.backup');
    const made = await makeBackup(file, { ...place, backupKey: key }, now);
    // The command prints the file and its size.
    expect(made).toEqual({ file, size: (await stat(file)).size, missing: [] });
    return { db, place, file, rows: await rowsOf(db) };
  }

  it('has the rows of the backup and the schema of the server, in a new folder; a check changes nothing', async () => {
    const { db, file, rows } = await backedUp();
    await db.destroy();
    const dataDir = join(await temporaryFolder(), 'new', 'data');
    await mkdir(dataDir, { recursive: true });
    const check = { ...options, file, isCheck: true };
    expect(await restore(check, { dataDir }, { migrations: newer })).toEqual({ at: now().toISOString() });
    expect(await readdir(dataDir)).toEqual([]);
    await rmdir(dataDir);
    const { at } = await restore({ ...options, file }, { dataDir }, { migrations: newer });
    expect(at).toBe(now().toISOString());
    expect(await readdir(dataDir)).toEqual(['site.db']);
    await expect(restore(check, { dataDir }, { migrations: () => ({}) })).rejects.toThrow('newer server');
    expect((await stat(join(dataDir, 'site.db'))).mode & 0o777).toBe(0o600);
    await opened({ dataDir }, async (restored) => {
      expect(await rowsOf(restored)).toEqual(rows);
      expect(await restored.selectFrom('unneeded_objects').selectAll().execute()).toEqual([]);
    });
  });

  it('is the database at one moment, whatever is written meanwhile', async () => {
    const { db, place } = await backedUp();
    let [last, isOver] = [5000, false];
    const writing = (async () => {
      while (!isOver) {
        await db.transaction().execute(async (transaction) => {
          const [id, value] = [last + 1, String(last + 1)];
          await transaction.insertInto('letters').values({ id, guest: 'ada', text: 'late', picture: null }).execute();
          await transaction.updateTable('settings').set({ value }).where('key', '=', 'secret').execute();
          last = id;
        });
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const file = join(await temporaryFolder(), 'late.backup');
    await makeBackup(file, place).finally(() => {
      isOver = true;
    });
    await writing;
    await db.destroy();
    const target = { dataDir: await temporaryFolder() };
    await restore({ ...options, file }, target, { migrations });
    await opened(target, async (restored) => {
      const { letters, secret } = await rowsOf(restored);
      const newest = letters.at(-1)?.id ?? 0;
      expect(secret).toEqual([{ value: newest > 5000 ? String(newest) : 'kept' }]);
      expect(newest).toBeLessThanOrEqual(last);
    });
  });

  it('replaces another one only with --replace, which preserves it', async () => {
    const { db, file, rows, place } = await backedUp();
    await db.deleteFrom('letters').where('id', '>', 3).execute();
    await expect(restore({ ...options, file, replace: true }, place, { migrations })).rejects.toThrow('is in use');
    await db.destroy();
    await expect(restore({ ...options, file }, place, { migrations })).rejects.toThrow('add --replace');
    await writeFile(join(place.dataDir, 'log-head'), 'of the replaced log');
    await unlock(place);
    const restored = async (restoredDb: Kysely<Schema>) =>
      void (await restoredDb.insertInto('guests').values({ id: 'after the restore', visits: 1 }).execute());
    const { replaced } = await restore({ ...options, file, replace: true }, place, { migrations, restored }, now);
    expect(replaced).toBe(join(place.dataDir, 'site.db.replaced-20261123t160000z'));
    expect((await readdir(place.dataDir)).sort()).toEqual(['site.db', 'site.db.replaced-20261123t160000z']);
    await opened(place, async (after) => {
      const { letters, guests } = await rowsOf(after);
      expect(letters).toEqual(rows.letters);
      expect(guests.map(([id]) => id)).toEqual(['ada', 'after the restore', 'élodie “\\n”']);
      await sql`attach ${replaced} as old`.execute(after);
      expect((await sql`select count(*) as n from old.letters`.execute(after)).rows).toEqual([{ n: 4 }]);
    });
  });

  it('is refused, with nothing changed, if the backup is damaged, forged, of another schema or has another key', async () => {
    const { db, place, file, rows } = await backedUp(KEY);
    await db.destroy();
    await unlock(place);
    const folder = await temporaryFolder();
    const content = await readFile(file);
    const write = async (name: string, data: Uint8Array) => {
      await writeFile(join(folder, name), data);
      return join(folder, name);
    };
    const attempt = (from: string, backupKey: string | undefined = KEY, site = { migrations }) =>
      restore({ ...options, file: from, replace: true }, { ...place, ...(backupKey && { backupKey }) }, site);
    const database = await readFile(join(place.dataDir, 'site.db'));
    await expect(attempt(await write('cut', content.subarray(0, -1)))).rejects.toThrow('no whole backup');
    await expect(attempt(file, `${KEY}!`)).rejects.toThrow('not the key');
    await expect(attempt(file, '')).rejects.toThrow('set BACKUP_KEY');
    await expect(attempt(file, KEY, { migrations: () => ({}) })).rejects.toThrow('newer server (it has 0101_guests)');
    for (const forged of ['no database', database.subarray(0, 4096), Buffer.alloc(0)]) {
      await expect(attempt(await write('forged', gzipSync(forged)), '')).rejects.toThrow('no whole backup');
    }
    const old = await openDatabase({ dataDir: folder });
    await sql`insert into kysely_migration (name, timestamp) values ('0001_releases', '')`.execute(old);
    await makeBackup(join(folder, 'old'), { dataDir: folder });
    await old.destroy();
    await expect(attempt(join(folder, 'old'), '')).rejects.toThrow('the schema before version 1');
    expect(await readdir(place.dataDir)).toEqual(['site.db']);
    expect(await opened(place, rowsOf)).toEqual(rows);
  });
});

describeOnPostgres('a PostgreSQL database', ({ newPlace }) => {
  it('gets the rows of a file in one transaction, unless it has tables', async () => {
    const place = await newPlace();
    const source = await openDatabase<Schema>({ dataDir: place.dataDir }, migrations);
    await fill(source);
    const rows = await rowsOf(source);
    await expect(copyToPostgres(place, migrations)).rejects.toThrow('is in use');
    await source.destroy();
    await unlock(place);
    const failing: Migrations = (types) => ({
      ...migrations(types),
      '0103_failing': {
        up: async () => {
          if (types.isShared) throw new Error('a failure');
        },
      },
    });
    await expect(copyToPostgres(place, failing)).rejects.toThrow('a failure');
    await unlock(place);
    const working: Migrations = (types) => ({ ...failing(types), '0103_failing': { up: async () => {} } });
    expect(await copyToPostgres(place, working)).toBe(LETTERS.length + 4);
    const target = await openDatabase<Schema>(place, failing);
    expect(await rowsOf(target)).toEqual(rows);
    await target.destroy();
    await unlock(place);
    await expect(copyToPostgres(place, failing)).rejects.toThrow('the database has tables');
  });

  it('is neither backed up nor restored: the error names pg_dump', async () => {
    const place = await newPlace();
    await expect(makeBackup(join(place.dataDir, 'a.backup'), place)).rejects.toThrow('pg_dump');
    await expect(restore({ ...options, file: 'a.backup' }, place, { migrations })).rejects.toThrow('pg_restore');
  });
});
