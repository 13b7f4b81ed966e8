import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { StartError } from '../start-error.ts';
import { openDatabase } from './open-database.ts';
import { describeOnPostgres } from './test-databases.fixture.ts';

/** The first answer after a connection was lost, which is noticed when it is used: as it fails, and as it is closed. */
const firstAnswer = <T>(ask: () => Promise<T>): Promise<T> => ask().catch(ask).catch(ask);

describe('openDatabase, without its PostgreSQL server', () => {
  it('names DATABASE_URL and not the password in it', async () => {
    const opening = openDatabase({ dataDir: '/nowhere', databaseUrl: 'postgres://site:hunter2@127.0.0.1:1/site' });
    await expect(opening).rejects.toBeInstanceOf(StartError);
    await expect(opening).rejects.toThrow(/^DATABASE_URL: .*ECONNREFUSED[^\n]*$/);
    await expect(opening).rejects.not.toThrow(/hunter2/);
  });
});

describeOnPostgres('openDatabase', ({ testDatabase }) => {
  it('commits durably whatever the database has set', async () => {
    const { db, reopen } = await testDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set synchronous_commit = off`.execute(db);
    const later = await reopen();
    expect((await sql`show synchronous_commit`.execute(later)).rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  it('ends no process by a lost connection, idle or in a transaction, and is used again', async () => {
    const { db, reopen } = await testDatabase();
    const other = await reopen();
    const lose = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
    await sql`select 1`.execute(db);
    await lose();
    await firstAnswer(() => sql`select 1`.execute(db));
    const lost = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await lose();
      await sql`select 1`.execute(transaction);
    });
    await expect(lost).rejects.toThrow();
    expect(await firstAnswer(() => sql`select 2 as answer`.execute(db))).toMatchObject({ rows: [{ answer: 2 }] });
  });
});
