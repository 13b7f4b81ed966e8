import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { PlatformDatabase } from '../database/schema.ts';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import { makeBuild } from '../releases/build-folder.fixture.ts';
import { addBuild, testStores } from '../releases/store/test-store.fixture.ts';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import { chained } from './chain.ts';
import { createDeploymentLog } from './deployment-log.ts';
import { AlteredLogError, WHOLE_MS } from './entries.ts';
import { openHeadFile } from './head-file.ts';

/** Changes the log behind the server's back. `other`: a stored version that is not that of the entry. */
type Attack = (db: PlatformDatabase, other: string) => Promise<unknown>;

const set = (seq: number, columns: object): Attack => {
  return (db) => db.updateTable('deployments').set(columns).where('seq', '=', seq).execute();
};

const remove = (seq: number): Attack => {
  return (db) => db.deleteFrom('deployments').where('seq', '=', seq).execute();
};

const rowsOf = (db: PlatformDatabase) => db.selectFrom('deployments').selectAll().orderBy('seq').execute();

/** Replaces all rows. */
async function rewrite(db: PlatformDatabase, rows: Awaited<ReturnType<typeof rowsOf>>): Promise<void> {
  await db.deleteFrom('deployments').execute();
  for (const row of rows) await db.insertInto('deployments').values(row).execute();
}

/** Computes a new chain, as anybody can who has the code. */
async function recompute(db: PlatformDatabase, other: string): Promise<void> {
  const rows: Awaited<ReturnType<typeof rowsOf>> = [];
  for (const row of await rowsOf(db))
    rows.push(chained({ ...row, ...(row.seq === 2 && { version: other }) }, rows.at(-1)));
  await rewrite(db, rows);
}

const ATTACKS: readonly [what: string, attack: Attack][] = [
  ['name', set(2, { name: 'shell' })],
  ['version', (db, other) => set(2, { version: other })(db, other)],
  ['action', set(2, { action: 'retire' })],
  ['created_at', set(2, { created_at: '2020-01-01T00:00:00.000Z' })],
  ['browser', set(2, { browser: 1 })],
  ['actor', set(2, { actor: 'Marketing' })],
  ['commit_hash', set(2, { commit_hash: 'abcdef0' })],
  ['dirty', set(2, { dirty: 0 })],
  ['note', set(2, { note: 'nothing' })],
  ['report', set(2, { report: '{}' })],
  ['traffic', set(2, { traffic: 5 })],
  ['previous', set(2, { previous: 'f'.repeat(64) })],
  ['hash', set(2, { hash: 'f'.repeat(64) })],
  ['the hash of the newest', set(4, { hash: 'f'.repeat(64) })],
  ['the first deleted', remove(1)],
  ['one deleted', remove(2)],
  ['the newest deleted', remove(4)],
  ['all deleted', (db) => db.deleteFrom('deployments').execute()],
  [
    'two swapped',
    async (db) => {
      const [first, second, third, ...others] = await rowsOf(db);
      if (!first || !second || !third) throw new Error('the log has entries');
      await rewrite(db, [first, { ...third, seq: second.seq }, { ...second, seq: third.seq }, ...others]);
    },
  ],
  [
    'one inserted',
    async (db) => {
      const rows = await rowsOf(db);
      const [first, second] = rows;
      if (!first || !second) throw new Error('the log has entries');
      const later = rows.slice(1).map((row) => ({ ...row, seq: row.seq + 1 }));
      await rewrite(db, [first, chained({ ...second, note: 'inserted' }, first), ...later]);
    },
  ],
  ['a new chain computed', recompute],
];

describeOnEachDatabase('the chain of the log', ({ newPlace }) => {
  const testStore = testStores(newPlace);
  const temporaryFolder = temporaryFolders();
  const setUp = async () => {
    const { db, store, dataDir, databaseUrl } = await testStore();
    const time = { now: 0 };
    const file = join(await temporaryFolder(), 'log-head');
    const open = async (headFile = file) =>
      createDeploymentLog({
        db,
        now: () => new Date(time.now),
        headFile: await openHeadFile(headFile, (error) => expect(error).toBeUndefined()),
      });
    const versions: string[] = [];
    for (const note of ['1', '2', '3']) {
      versions.push(await addBuild(store, 'marketing', makeBuild('marketing', { [`web/note.${note}.txt`]: note })));
    }
    const [first = '', second = '', third = ''] = versions;
    await addBuild(store, 'shell', makeBuild('shell', { 'web/a.1.txt': first }));
    const log = await open();
    await log.append('marketing', first, 'promote');
    await log.append('marketing', second, 'promote');
    await log.append('marketing', third, 'promote');
    await log.append('marketing', second, 'rollback');
    const place = { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) };
    return { db, place, time, file, open, log, first, second };
  };

  it.each(ATTACKS)('is refused by a server that runs, and by one that starts: %s', async (_, attack) => {
    const { db, time, log, open, first } = await setUp();
    const shell = await db.selectFrom('releases').select('version').where('name', '=', 'shell').executeTakeFirst();
    // An entry can name a stored release only, so that a forged name needs one.
    const { name, version, ...content } = (await db.selectFrom('releases').selectAll().executeTakeFirst()) ?? {};
    if (shell === undefined || name === undefined || version === undefined) throw new Error('releases are stored');
    const row = { ...content, name: 'shell', version: (await rowsOf(db))[1]?.version ?? '' };
    await db
      .insertInto('releases')
      .values(row as never)
      .execute();
    await attack(db, first);
    time.now += WHOLE_MS;
    await expect(log.position()).rejects.toThrow(AlteredLogError);
    expect(log.logFault()).toMatch(/entry \d/);
    await expect(log.live()).rejects.toThrow(AlteredLogError);
    const count = (await rowsOf(db)).length;
    await expect(log.append('marketing', first, 'promote')).rejects.toMatchObject({ details: { status: 503 } });
    expect(await rowsOf(db)).toHaveLength(count);
    await expect((await open()).live()).rejects.toThrow(AlteredLogError);
  });

  it('serves entries as they were read before they were altered, until the whole log is read again', async () => {
    const { db, time, log, open, first, second } = await setUp();
    await log.live();
    await set(1, { version: second })(db, '');
    await set(2, { action: 'retire' })(db, '');
    time.now += WHOLE_MS - 1;
    expect(await log.position()).toBe(4);
    expect((await log.live(1)).map(({ version }) => version)).toEqual([first]);
    await log.append('marketing', first, 'promote');
    time.now += 1;
    await expect(log.position()).rejects.toThrow('entry 1 has other content');
    await expect(log.append('marketing', second, 'promote')).rejects.toThrow(AlteredLogError);
    expect(await rowsOf(db)).toHaveLength(5);
    await expect((await open()).live()).rejects.toThrow('entry 1 has other content');
  });

  it.each(['altered', 'deleted'])('is read whole at once if the newest entry is %s', async (what) => {
    const { db, log } = await setUp();
    await log.live();
    await (what === 'altered' ? set(4, { note: what }) : remove(4))(db, '');
    await expect(log.live()).rejects.toThrow(AlteredLogError);
  });

  it('is refused without an entry that the server wrote and did not read', async () => {
    const { db, log, first } = await setUp();
    await log.append('marketing', first, 'promote');
    await remove(5)(db, '');
    await expect(log.live()).rejects.toThrow('entry 5 was read before, and the log ends with entry 4');
  });

  it('is read in parts, by many at a time, while entries are added', async () => {
    const { db, log, open, first, second } = await setUp();
    const rows = await rowsOf(db);
    const [last] = rows.slice(-1);
    if (!last) throw new Error('the log has entries');
    for (let seq = 5; seq <= 2500; seq += 1)
      rows.push(chained({ ...last, seq, version: seq % 2 ? first : second }, rows.at(-1)));
    for (let i = 4; i < rows.length; i += 50)
      await db
        .insertInto('deployments')
        .values(rows.slice(i, i + 50))
        .execute();
    const other = await open();
    const readings = Array.from({ length: 20 }, (_, i) => (i % 2 ? log : other).live());
    await Promise.all([...readings, log.append('marketing', first, 'promote')]);
    expect([await log.position(), await other.position()]).toEqual([2501, 2501]);
    expect((await log.historyOf('marketing')).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 2501 }, (_, i) => 2501 - i),
    );
    await set(1700, { note: 'altered' })(db, '');
    await expect(log.history()).rejects.toThrow('entry 1700 has other content');
    await expect(other.live()).resolves.toMatchObject([{ version: first }]);
    await set(1700, { note: null })(db, '');
    expect(await log.history()).toHaveLength(2501);
  });

  it('is read whole again once it is repaired', async () => {
    const { db, log, second } = await setUp();
    await set(4, { note: 'altered' })(db, '');
    await expect(log.live()).rejects.toThrow('entry 4 has other content than it was written with');
    await set(4, { note: null })(db, '');
    expect(await log.position()).toBe(4);
    expect(log.logFault()).toBeUndefined();
    expect((await log.live()).map(({ version }) => version)).toEqual([second]);
  });

  it('is refused by the copy of its head if its end was removed or all of it was computed anew', async () => {
    const { db, file, open, first } = await setUp();
    await remove(4)(db, '');
    const fresh = join(await temporaryFolder(), 'log-head');
    expect(await (await open(fresh)).position()).toBe(3);
    await expect((await open()).live()).rejects.toThrow('entry 4 was read before, and the log ends with entry 3');
    await recompute(db, first);
    await expect((await open(fresh)).live()).rejects.toThrow('entry 3 was read before, and the log has another one');
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ seq: 4 });
    await writeFile(file, '{"seq":0}');
    await expect(open()).rejects.toThrow('log-head is damaged');
  });
});
