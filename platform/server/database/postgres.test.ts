import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { StartError } from '../start-error.ts';
import { openDatabase } from './open-database.ts';
import { describeOnPostgres } from './test-databases.fixture.ts';

/** Runs a query up to three times: a lost connection is noticed only when a query fails, or when it is closed. */
const retry = <T>(query: () => Promise<T>): Promise<T> => query().catch(query).catch(query);

describe('openDatabase, without its PostgreSQL server', () => {
  it('names DATABASE_URL and not the password in it', async () => {
    const opening = openDatabase({ dataDir: '/nowhere', databaseUrl: 'postgres://site:hunter2@127.0.0.1:1/site' });
    await expect(opening).rejects.toBeInstanceOf(StartError);
    await expect(opening).rejects.toThrow(/^DATABASE_URL: .*ECONNREFUSED[^\n]*$/);
    await expect(opening).rejects.not.toThrow(/hunter2/);
  });
});

describeOnPostgres('openDatabase', ({ testDatabase }) => {
  it('commits durably, whatever the database’s default', async () => {
    const { db, reopen } = await testDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set synchronous_commit = off`.execute(db);
    const later = await reopen();
    expect((await sql`show synchronous_commit`.execute(later)).rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  it('survives a lost connection, idle or in a transaction, and connects again', async () => {
    const { db, reopen } = await testDatabase();
    const other = await reopen();
    const lose = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
    await sql`select 1`.execute(db);
    await lose();
    await retry(() => sql`select 1`.execute(db));
    const lost = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await lose();
      await sql`select 1`.execute(transaction);
    });
    await expect(lost).rejects.toThrow();
    expect(await retry(() => sql`select 2 as result`.execute(db))).toMatchObject({ rows: [{ result: 2 }] });
  });
});
