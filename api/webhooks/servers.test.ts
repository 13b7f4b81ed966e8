import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from '@jest/globals';
import { type DatabasePlace, openDatabase } from '@platform/server/database/open-database';
import { contactTexts } from '@studio/client/contact';
import { sql } from 'kysely';
import { migrations } from '../app.ts';
import { dueIn } from '../contact/mail/outbox.ts';
import { createInbox } from '../contact/messages/inbox.ts';
import { serverPrograms } from '../contact/server-programs.fixture.ts';
import type { Database, Schema } from '../database.ts';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { createWebhooks } from './webhooks.ts';

/** A server that sends what is due when it is told to, by a clock that is ahead. */
const SERVER = `
  import { once } from 'node:events';
  import { migrations } from './app.ts';
  import { createWebhooks } from './webhooks/webhooks.ts';
  import { openDatabase } from '@platform/server/database/open-database';
  const [place, ahead] = process.argv.slice(2);
  const db = await openDatabase(JSON.parse(place), migrations);
  const log = { info() {}, warn() {}, error: (fields, line) => console.error(line, fields) };
  const webhooks = createWebhooks({ db, log, isPrivate: true, now: () => new Date(Date.now() + Number(ahead)) });
  console.log('open');
  await once(process.stdin, 'data');
  await webhooks.sendDue();
  await db.destroy();
  process.exit(0);`;

const log = { info: () => {}, warn: () => {}, error: () => {} } as Parameters<typeof createWebhooks>[0]['log'];

/** Longer than the first wait of a delivery. */
const LATER_MS = 3 * 60_000;

describeOnEachDatabase('the webhooks of several servers', ({ kind, newPlace }) => {
  const programs = serverPrograms(SERVER);
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  /** Starts a program that takes webhooks. It answers none while it hangs. */
  async function receiver() {
    const received: { id: string; name: string }[] = [];
    const program = { received, url: '', isHanging: false };
    const server = createServer(async (request, response) => {
      const { message } = JSON.parse(await text(request)) as { message: { name: string } };
      received.push({ id: String(request.headers['webhook-id']), name: message.name });
      server.emit('received');
      if (!program.isHanging) response.writeHead(204).end();
    });
    ends.push(() => server.close().closeAllConnections());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    program.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    return { program, next: () => once(server, 'received') };
  }

  /** Starts a server. `send` makes it send what is due, and resolves when it has ended. */
  async function startServer(place: DatabasePlace, ahead = 0) {
    const program = await programs.start(`webhooks-${kind}`, place, String(ahead));
    const send = () => {
      program.server.stdin?.write('send\n');
      return program.ended;
    };
    return { send, kill: () => programs.kill(program) };
  }

  async function open(place: DatabasePlace): Promise<Database> {
    const db = await openDatabase<Schema>(place, migrations);
    ends.push(() => db.destroy());
    return db;
  }

  /** Stores messages for a webhook. Returns their deliveries, and a function that reads how they are. */
  async function storeMessages(place: DatabasePlace, url: string, count: number) {
    const db = await open(place);
    const webhooks = createWebhooks({ db, log, isPrivate: true });
    await webhooks.create({ url, form: 'json' });
    const inbox = createInbox({ db, outboxes: [{ ...webhooks, sendDue: async () => {} }] });
    const names = Array.from({ length: count }, (_, i) => `Visitor ${i}`);
    for (const name of names)
      await inbox.add(contactTexts({ name, email: 'a@b.example', subject: 'A shop', message: 'Hello' }));
    const states = async () => (await webhooks.list()).deliveries.map(({ state, attempts }) => `${state} ${attempts}`);
    return { names, states };
  }

  it('are told of each message once, though two servers send at the same time', async () => {
    const place = await newPlace();
    const { program } = await receiver();
    const { names, states } = await storeMessages(place, program.url, 30);
    const servers = [await startServer(place), await startServer(place)];
    expect(await Promise.all(servers.map(({ send }) => send()))).toEqual([0, 0]);
    expect(program.received.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(new Set(program.received.map(({ id }) => id)).size).toBe(names.length);
    expect(await states()).toEqual(names.map(() => 'sent 1'));
  }, 60_000);

  it('are taken by one of two servers that have both read what is due', async () => {
    const place = await newPlace();
    await storeMessages(place, 'http://127.0.0.1:9/', 1);
    const [one, other] = [await open(place), await open(place)];
    const [now, later] = [new Date().toISOString(), new Date(Date.now() + LATER_MS).toISOString()];
    const queues = [one, other].map((db) => dueIn(db, 'deliveries', 'id'));
    const read = await Promise.all(queues.map((queue) => queue.next(now, later)));
    expect(read[0]).toEqual(read[1]);
    const take = (db: Database) => read[0] && dueIn(db, 'deliveries', 'id').take(read[0], later);
    // SQLite lets one write at a time.
    if (kind === 'SQLite') return expect([await take(one), await take(other)]).toEqual([true, false]);

    let second: Promise<boolean> | undefined;
    await one.transaction().execute(async (transaction) => {
      expect(await take(transaction)).toBe(true);
      second = take(other);
      // The other one waits for the row, and reads it again when this one is done.
      const waiting = sql<{ count: string }>`select count(*) from pg_locks where not granted`;
      while ((await waiting.execute(transaction)).rows[0]?.count === '0');
    });
    expect(await second).toBe(false);
  }, 60_000);

  it('are told again with the same id, and of all the others, after a server was killed while it sent', async () => {
    const place = await newPlace();
    const { program, next } = await receiver();
    const { names, states } = await storeMessages(place, program.url, 3);
    program.isHanging = true;
    const first = await startServer(place);
    const isReceived = next();
    void first.send();
    await isReceived;
    await first.kill();
    expect(await states()).toEqual(expect.arrayContaining(['sending 1', 'sending 0', 'sending 0']));
    program.isHanging = false;

    // Another server may still send it: only the others are due.
    expect(await (await startServer(place)).send()).toBe(0);
    const [interrupted] = program.received;
    expect(program.received.filter(({ id }) => id === interrupted?.id)).toHaveLength(1);
    expect(await (await startServer(place, LATER_MS)).send()).toBe(0);
    expect(program.received.filter(({ id }) => id === interrupted?.id)).toEqual([interrupted, interrupted]);
    expect([...new Set(program.received.map(({ name }) => name))].sort()).toEqual(names);
    expect(program.received).toHaveLength(names.length + 1);

    expect(await (await startServer(place, 2 * LATER_MS)).send()).toBe(0);
    expect(program.received).toHaveLength(names.length + 1);
    expect((await states()).sort()).toEqual(['sent 1', 'sent 1', 'sent 2']);
  }, 60_000);
});
