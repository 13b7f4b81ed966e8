import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, it } from '@jest/globals';
import type { DatabasePlace } from '@platform/server/database/open-database';
import type { ReceivedMessage } from '@studio/client/contact';
import { build } from 'esbuild';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';

const api = join(import.meta.dirname, '..');

/** Responses after which each round's server is killed. */
const ROUNDS = [1, 20, 75, 200, 333];

/** Visitors that send at the same time. */
const VISITORS = 50;

/** Builds a server of the contact resource that prints its address. */
async function buildServer(outfile: string): Promise<void> {
  const contents = `
    import { Hono } from 'hono';
    import { migrations } from '../database.ts';
    import { createContactAdmin } from './admin-routes.ts';
    import { createHistories } from './history/history.ts';
    import { createInbox } from './inbox.ts';
    import { createContact } from './routes.ts';
    import { listen } from '@platform/server/listen/listen';
    import { openDatabase } from '@platform/server/database/open-database';
    const db = await openDatabase(JSON.parse(process.argv[2]), migrations);
    const inbox = createInbox({ db });
    const histories = createHistories({ db });
    const anybody = (c, next) => next();
    const searchBudget = (c, next) => (c.set('spend', (work) => work()), next());
    const contact = createContact({ inbox, limiter: anybody, sameSite: anybody });
    const admin = createContactAdmin({ inbox, histories, adminOnly: anybody, sameSite: anybody, searchBudget });
    const app = new Hono().route('/api', contact).route('/api', admin);
    const server = await listen(app, { port: 0, host: '127.0.0.1' });
    console.log(server.url);`;
  await build({
    absWorkingDir: api,
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@photostructure/sqlite', 'pg'],
  });
}

describeOnEachDatabase('a server that is killed', ({ kind, newPlace }) => {
  const running: ChildProcess[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map(kill));
  });

  async function kill(server: ChildProcess): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  async function start(program: string, place: DatabasePlace) {
    const server = spawn(process.execPath, [program, JSON.stringify(place)], { stdio: ['ignore', 'pipe', 'inherit'] });
    running.push(server);
    const [url] = await once(createInterface({ input: server.stdout }), 'line');
    return { server, address: `${url}/api/v1/contact` };
  }

  /** Sends messages, and kills the server after `count` responses. Returns the ids in all responses. */
  async function sendUntilKilled(server: ChildProcess, address: string, count: number): Promise<string[]> {
    const received: string[] = [];
    const body = JSON.stringify({ name: 'Ada', email: 'ada@b.example', message: 'Hello' });
    const visitor = async () => {
      for (;;) {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        });
        expect(response.status).toBe(201);
        const { id } = (await response.json()) as { id: string };
        received.push(id);
        if (received.length === count) server.kill('SIGKILL');
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: VISITORS }, visitor));
    for (const end of ends) expect(end).toMatchObject({ reason: { name: 'TypeError' } });
    expect(received.length).toBeGreaterThanOrEqual(count);
    return received;
  }

  async function listAll(address: string): Promise<string[]> {
    const ids: string[] = [];
    let next = `${address}?limit=100`;
    while (next !== '') {
      const response = await fetch(next);
      ids.push(...((await response.json()) as ReceivedMessage[]).map(({ id }) => id));
      const link = /^<(.*)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1];
      next = link === undefined ? '' : new URL(link, address).href;
    }
    return ids;
  }

  it('still has every message that it confirmed', async () => {
    const program = join(api, `node_modules/.cache/studio/contact-${kind}.mjs`);
    await buildServer(program);
    const place = await newPlace();
    const confirmed: string[] = [];
    for (const count of ROUNDS) {
      const { server, address } = await start(program, place);
      confirmed.push(...(await sendUntilKilled(server, address, count)));
      await kill(server);
    }
    const stored = await listAll((await start(program, place)).address);
    expect(new Set(stored).size).toBe(stored.length);
    expect(confirmed.filter((id) => !stored.includes(id))).toEqual([]);
  }, 60_000);
});
