import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { sql } from 'kysely';
import { describeOnEachDatabase } from './database/test-databases.fixture.ts';
import { createHealth } from './health.ts';
import { temporaryFolders } from './temporary-folder.fixture.ts';

type HealthPages = Parameters<typeof createHealth>[0]['pages'];

const pagesOf = (live: string | undefined) =>
  ({ live, cache: { size: { count: 1, bytes: 2 } } }) as unknown as HealthPages;

it.each([
  ['while pages are served', 'a set', false, 200],
  ['before the first set is live', undefined, false, 503],
  ['while the server stops', 'a set', true, 503],
])('/healthz/pages %s', async (_, live, isStopping, status) => {
  const app = createHealth({ db: {} as never, pages: pagesOf(live), isStopping: () => isStopping });
  expect((await app.request('/healthz/pages')).status).toBe(status);
});

describeOnEachDatabase('/readyz', ({ kind, testDatabase }) => {
  const setUp = async ({ live = 'a set', fault }: { live?: string; fault?: string } = {}) => {
    const { db, reopen } = await testDatabase();
    const clock = { time: 0 };
    const app = createHealth({ db, pages: pagesOf(live || undefined), logFault: () => fault, now: () => clock.time });
    const get = async () => {
      const response = await app.request('/readyz');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      return { code: response.status, ...((await response.json()) as object) };
    };
    const hasRow = async () =>
      (await db.selectFrom('settings').select('key').where('key', '=', 'readiness').execute()).length === 1;
    return { db, reopen, app, clock, get, hasRow };
  };

  it('is 200 if the database stores a row, which is written once in five seconds', async () => {
    const { db, clock, get, hasRow } = await setUp();
    const ready = { code: 200, status: 'ok', store: true, log: 'whole', set: 'a set', cache: { count: 1, bytes: 2 } };
    const getMany = async () =>
      expect(await Promise.all(Array.from({ length: 100 }, get))).toEqual(Array(100).fill(ready));
    await getMany();
    expect(await hasRow()).toBe(true);
    await db.deleteFrom('settings').execute();
    clock.time += 4999;
    await getMany();
    expect(await hasRow()).toBe(false);
    clock.time += 1;
    await getMany();
    expect(await hasRow()).toBe(true);
  });

  it('is 503 while the database can be read and not written, and 200 when it can be again', async () => {
    const { db, app, clock, get } = await setUp();
    const setReadOnly = async (value: 'on' | 'off') => {
      const setting = kind === 'SQLite' ? 'pragma query_only' : 'set default_transaction_read_only';
      await sql.raw(`${setting} = ${value}`).execute(db);
      clock.time += 5000;
    };
    expect(await get()).toMatchObject({ code: 200 });
    await setReadOnly('on');
    expect(await get()).toMatchObject({ code: 503, status: 'not ready', store: false });
    for (const path of ['/healthz', '/healthz/pages']) expect((await app.request(path)).status).toBe(200);
    await setReadOnly('off');
    expect(await get()).toMatchObject({ code: 200 });
  });

  it('is 503 within two seconds while the database is frozen, and 200 afterwards', async () => {
    const { reopen, app, clock, get } = await setUp();
    const other = await reopen();
    const hold = async (check: () => Promise<void>) =>
      other.transaction().execute(async (transaction) => {
        await transaction.insertInto('settings').values({ key: 'readiness', value: 'held' }).execute();
        await check();
      });
    await hold(async () => {
      const start = performance.now();
      expect(await get()).toMatchObject({ code: 503, store: false });
      expect(performance.now() - start).toBeLessThan(2000);
      // Later requests wait for nothing.
      const before = performance.now();
      expect(await get()).toMatchObject({ code: 503, store: false });
      expect((await app.request('/healthz/pages')).status).toBe(200);
      expect(performance.now() - before).toBeLessThan(500);
    });
    // The last write ends after the lock.
    for (let i = 0; i < 50 && (await get()).code !== 200; i += 1) {
      clock.time += 15_000;
      await setTimeout(20);
    }
    expect(await get()).toMatchObject({ code: 200 });
  });

  it('is degraded, and 200, while the log of deployments is altered', async () => {
    const { get } = await setUp({ fault: 'entry 2 is missing' });
    expect(await get()).toMatchObject({ code: 200, status: 'degraded', log: 'entry 2 is missing' });
  });

  it('is 503 while the database is down, and until a set is live', async () => {
    const { db, get } = await setUp();
    await db.destroy();
    expect(await get()).toMatchObject({ code: 503, store: false });
    const { get: getBeforeLive } = await setUp({ live: '' });
    expect(await getBeforeLive()).toMatchObject({ code: 503, store: true });
  });
});

const temporaryFolder = temporaryFolders();

/** Fills all space for its database. Prints the status before it, the errors, and the status after it. */
const FILL = `
  import { openDatabase } from './database/open-database.ts';
  import { createHealth } from './health.ts';
  const db = await openDatabase({ dataDir: process.argv[2] });
  const status = async () => {
    const pages = { live: 'a set', cache: { size: {} } };
    return (await createHealth({ db, pages }).request('/readyz')).status;
  };
  const before = await status();
  const fill = async (size) => {
    const files = (i) => db.insertInto('files').values({ sha256: i + ' of ' + size, size, bytes: new Uint8Array(size) });
    for (let i = 0; i < 10_000; i += 1) await files(i).execute();
  };
  const errors = [];
  for (const size of [50_000, 500, 5]) await fill(size).catch(({ sqliteCodeName }) => errors.push(sqliteCodeName));
  console.log(before, ...errors, await status());
  process.exit(0);`;

it('/readyz is 503 when the disk is full', async () => {
  const folder = await temporaryFolder();
  const program = join(import.meta.dirname, 'node_modules/.cache/health-fill.mjs');
  await build({
    stdin: { contents: FILL, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@photostructure/sqlite', 'pg'],
  });
  // No file of the process can have more than 2,048 blocks, of 512 bytes or 1 kB.
  const limited = ['-c', 'ulimit -f 2048; exec "$@"', 'sh', process.execPath, program, folder];
  const { stdout } = await promisify(execFile)('sh', limited);
  expect(stdout).toMatch(/^200( SQLITE_(FULL|IOERR)){3} 503\n$/);
}, 20_000);
