import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnPostgres } from '../../database/test-databases.fixture.ts';
import { sharedCounters } from './shared-counters.ts';

const LIMIT = { name: 'contact', points: 3, duration: 60 };
const CLIENT = '192.0.2.1';

describeOnPostgres('counters of several servers', ({ testDatabase }) => {
  it('count together, by client and by limit, and store no address', async () => {
    const { db, reopen } = await testDatabase();
    const counters = [await sharedCounters(db), await sharedCounters(await reopen())].map((create) => create(LIMIT));
    const consume = (turn: number, client = CLIENT) => counters[turn % 2]?.consume(client);
    for (let turn = 0; turn < LIMIT.points; turn += 1) await consume(turn);
    for (const turn of [0, 1, 0]) await expect(consume(turn)).rejects.toMatchObject({ remainingPoints: 0 });
    await expect(consume(0, '192.0.2.2')).resolves.toMatchObject({ consumedPoints: 1 });
    const other = (await sharedCounters(db))({ ...LIMIT, name: 'chat' });
    await expect(other.consume(CLIENT)).resolves.toMatchObject({ consumedPoints: 1 });
    const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(db);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  it('count in this process while the database cannot be used', async () => {
    const { db } = await testDatabase();
    const counter = (await sharedCounters(db))(LIMIT);
    await sql`drop table rate_limits`.execute(db);
    for (let turn = 0; turn < LIMIT.points; turn += 1) await counter.consume(CLIENT);
    await expect(counter.consume(CLIENT)).rejects.toMatchObject({ remainingPoints: 0 });
  });
});
