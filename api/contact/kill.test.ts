import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { makeBackup } from '@platform/server/backup/make-backup';
import { restore } from '@platform/server/backup/restore';
import { migrations } from '../app.ts';
import { removeAllSessions as restored } from '../auth/index.ts';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { contactServers } from './contact-servers.fixture.ts';

/** Responses after which each round's server is killed: one round without TEST_ALL. */
const ROUNDS = process.env.TEST_ALL === '1' ? [1, 20, 75, 200, 333] : [75];

/** Visitors that send at the same time. */
const VISITORS = 50;

describeOnEachDatabase('a server that is killed', ({ kind, newPlace }) => {
  const itOnSqlite = kind === 'SQLite' ? it : it.skip;
  const { start, kill, listAll } = contactServers();

  /** Sends messages, and kills the server after `count` responses. Returns the ids in all responses. */
  async function sendUntilKilled(
    { server, address }: Awaited<ReturnType<typeof start>>,
    count: number,
    onReceived = (_: readonly string[]) => {},
  ): Promise<string[]> {
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
        onReceived(received);
        if (received.length === count) server.kill('SIGKILL');
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: VISITORS }, visitor));
    for (const end of ends) expect(end).toMatchObject({ reason: { name: 'TypeError' } });
    return received;
  }

  it('still has every message that it confirmed', async () => {
    const place = await newPlace();
    const confirmed: string[] = [];
    for (const count of ROUNDS) {
      const server = await start(kind, place);
      const received = await sendUntilKilled(server, count);
      expect(received.length).toBeGreaterThanOrEqual(count);
      confirmed.push(...received);
      await kill(server);
    }
    const stored = await listAll((await start(kind, place)).address);
    expect(new Set(stored).size).toBe(stored.length);
    expect(confirmed.filter((id) => !stored.includes(id))).toEqual([]);
  }, 60_000);

  itOnSqlite(
    'has in a backup that was made meanwhile what it had confirmed before',
    async () => {
      const place = await newPlace();
      const file = join(place.dataDir, 'the.backup');
      const server = await start(kind, place);
      let before: readonly string[] = [];
      let making: Promise<unknown> | undefined;
      const received = await sendUntilKilled(server, Number.POSITIVE_INFINITY, (confirmed) => {
        if (confirmed.length < 100 || making !== undefined) return;
        before = [...confirmed];
        making = makeBackup(file, place).finally(() => kill(server));
      });
      await making;
      await kill(server);
      expect(before).toHaveLength(100);
      const target = { dataDir: join(place.dataDir, 'restored') };
      await restore({ file, replace: true, isCheck: false }, target, { migrations, restored });
      const other = await start(kind, target);
      const stored = await listAll(other.address);
      expect(before.filter((id) => !stored.includes(id))).toEqual([]);
      expect(new Set(stored).size).toBe(stored.length);
      expect(stored.length).toBeLessThanOrEqual(received.length + VISITORS);
      const found = await fetch(`${other.address}?q=hello&limit=1`);
      expect(((await found.json()) as unknown[]).length).toBe(1);
    },
    60_000,
  );
});
