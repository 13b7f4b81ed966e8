import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { sql } from 'kysely';
import type { DatabasePlace } from './open-database.ts';
import { describeOnPostgres } from './test-databases.fixture.ts';

/** The frozen server's limit, in milliseconds: with TEST_ALL the real one. */
const LIMIT_MS = process.env.TEST_ALL === '1' ? 15_000 : 1000;

/**
 * Builds a server that begins a transaction, which takes the lock of all transactions, changes a row, and prints a line. It ends
 * the transaction when its input ends, and prints the outcome of that, and of a further query.
 */
async function buildServer(outfile: string): Promise<void> {
  const contents = `
    import { text } from 'node:stream/consumers';
    import { sql } from 'kysely';
    import { openDatabase } from './open-database.ts';
    const db = await openDatabase(JSON.parse(process.argv[2]));
    const outcome = (work) => work.then(() => 'done', () => 'failed');
    const insert = (database) => database.insertInto('settings').values({ key: 'a', value: 'frozen' }).execute();
    const transaction = db.transaction().execute(async (transaction) => {
      await sql\`set local idle_in_transaction_session_timeout = ${LIMIT_MS}\`.execute(transaction);
      await insert(transaction);
      console.log('in a transaction');
      await text(process.stdin);
      await insert(transaction);
    });
    console.log(await outcome(transaction), await outcome(db.selectFrom('settings').selectAll().execute()));
    await db.destroy();`;
  await build({
    absWorkingDir: import.meta.dirname,
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@photostructure/sqlite', 'pg'],
  });
}

describeOnPostgres('a server that is frozen in a transaction', ({ testDatabase }) => {
  const running: ChildProcess[] = [];
  afterEach(() => {
    for (const server of running.splice(0)) server.kill('SIGKILL');
  });

  async function start(place: DatabasePlace) {
    const program = join(import.meta.dirname, '../node_modules/.cache/frozen-server.mjs');
    await buildServer(program);
    const server = spawn(process.execPath, [program, JSON.stringify(place)], { stdio: ['pipe', 'pipe', 'inherit'] });
    running.push(server);
    const lines = createInterface({ input: server.stdout });
    expect(await once(lines, 'line')).toEqual(['in a transaction']);
    return { server, lines };
  }

  it('delays other servers, which then change the rows that it had locked; it continues when it is thawed', async () => {
    const { db, place } = await testDatabase();
    const limit = await sql`show idle_in_transaction_session_timeout`.execute(db);
    expect(limit.rows).toEqual([{ idle_in_transaction_session_timeout: '15s' }]);
    const { server, lines } = await start(place);
    server.kill('SIGSTOP');
    const change = (value: string) => db.insertInto('settings').values({ key: value, value }).execute();
    await change('without its lock');
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values({ key: 'a', value: 'other' }).execute();
    });
    const rows = await db.selectFrom('settings').select('value').orderBy('key').execute();
    expect(rows.map(({ value }) => value)).toEqual(['other', 'without its lock']);

    const ended = once(lines, 'line');
    server.kill('SIGCONT');
    server.stdin?.end();
    expect(await ended).toEqual(['failed done']);
  }, 60_000);
});
