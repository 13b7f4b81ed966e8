import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { sql } from 'kysely';
import { describeOnEachDatabase } from './database/test-databases.fixture.ts';
import { createHealth } from './health.ts';
import { temporaryFolders } from './temporary-folder.fixture.ts';

const PAGES = { live: 'a set', cache: { size: { count: 1, bytes: 2 } } } as unknown as Parameters<
  typeof createHealth
>[0]['pages'];

it('/healthz/pages is 200 while pages are served, and 503 before the first set is live and while the server stops', async () => {
  const state = { live: undefined as string | undefined, isStopping: false };
  const pages = {
    ...PAGES,
    get live() {
      return state.live;
    },
  } as typeof PAGES;
  const app = createHealth({ db: {} as never, pages, isStopping: () => state.isStopping });
  const status = async () => (await app.request('/healthz/pages')).status;
  expect(await status()).toBe(503);
  state.live = 'a set';
  expect(await status()).toBe(200);
  state.isStopping = true;
  expect(await status()).toBe(503);
});

describeOnEachDatabase('/readyz', ({ kind, testDatabase }) => {
  const setUp = async (pages = PAGES, logFault = () => undefined as string | undefined) => {
    const { db } = await testDatabase();
    const clock = { time: 0 };
    const app = createHealth({ db, pages, logFault, now: () => clock.time });
    const status = async () => (await app.request('/readyz')).status;
    const row = () => db.selectFrom('settings').select('key').where('key', '=', 'readiness').executeTakeFirst();
    const removeRow = () => db.deleteFrom('settings').execute();
    return { db, app, clock, status, row, removeRow };
  };

  it('is 200 if the database stores a row', async () => {
    const { app, row } = await setUp();
    const response = await app.request('/readyz');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ok', store: true, log: 'whole', set: 'a set', cache: { count: 1, bytes: 2 } },
    ]);
    expect(await row()).toBeDefined();
  });

  it('writes once in five seconds, however often it is requested', async () => {
    const { clock, status, row, removeRow } = await setUp();
    const all = async () =>
      expect(await Promise.all(Array.from({ length: 100 }, status))).toEqual(Array(100).fill(200));
    await all();
    await removeRow();
    clock.time += 4999;
    await all();
    expect(await row()).toBeUndefined();
    clock.time += 1;
    await all();
    expect(await row()).toBeDefined();
  });

  it('is 503 while the database can be read and not written, and 200 when it can be again', async () => {
    const { db, app, clock, status } = await setUp();
    const setReadOnly = (value: 'on' | 'off') =>
      sql
        .raw(kind === 'SQLite' ? `pragma query_only = ${value}` : `set default_transaction_read_only = ${value}`)
        .execute(db);
    expect(await status()).toBe(200);
    await setReadOnly('on');
    clock.time += 5000;
    expect(await status()).toBe(503);
    expect(await (await app.request('/readyz')).json()).toMatchObject({ status: 'not ready', store: false });
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/healthz/pages')).status).toBe(200);
    await setReadOnly('off');
    clock.time += 5000;
    expect(await status()).toBe(200);
  });

  it('is degraded, and 200, while the log of deployments is altered', async () => {
    const { app } = await setUp(PAGES, () => 'entry 2 is missing');
    const response = await app.request('/readyz');
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { status: 'degraded', log: 'entry 2 is missing' },
    ]);
  });

  it('is 503 while the database is down, and until a set is live', async () => {
    const { db, status } = await setUp();
    await db.destroy();
    expect(await status()).toBe(503);
    expect(await (await setUp({ ...PAGES, live: undefined })).status()).toBe(503);
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
