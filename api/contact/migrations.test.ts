import { expect, it } from '@jest/globals';
import type { Migrations } from '@platform/server/database/migrations';
import { openDatabase } from '@platform/server/database/open-database';
import { sql } from 'kysely';
import { migrations, type Schema } from '../database.ts';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';

/** The migrations before one. */
const upTo =
  (end: string): Migrations =>
  (types) =>
    Object.fromEntries(Object.entries(migrations(types)).filter(([name]) => name < end));

describeOnEachDatabase('the migration of notices', ({ newPlace }) => {
  it('keeps unsent ones, and still removes them with their message', async () => {
    const place = await newPlace();
    const old = await openDatabase<Schema>(place, upTo('0008'));
    const due_at = '2025-06-01T12:00:00.000Z';
    for (const id of ['1', '2']) {
      const texts = { name: 'Ada', email: 'ada@b.example', subject: '', message: 'Hello' };
      await old
        .insertInto('messages')
        .values({ id, arrived: id, ...texts, created_at: due_at })
        .execute();
      await sql`insert into outbox (message, due_at, attempts, claim, claimed_until, handed_at)
        values (${id}, ${due_at}, 3, 'a claim', ${due_at}, ${due_at})`.execute(old);
    }
    await old.destroy();

    const db = await openDatabase<Schema>(place, migrations);
    try {
      await db.deleteFrom('messages').where('id', '=', '1').execute();
      const notices = await db.selectFrom('notices').selectAll().execute();
      expect(notices).toEqual([{ message: '2', due_at, attempts: 3 }]);
    } finally {
      await db.destroy();
    }
  });
});

describeOnEachDatabase('the migration to a trash', ({ newPlace }) => {
  it('keeps all messages: those just deleted are in the trash, where a server of the earlier version does not find them', async () => {
    const place = await newPlace();
    const old = await openDatabase<Schema>(place, upTo('0022'));
    const time = '2025-06-01T12:00:00.000Z';
    for (const [id, deleted_at] of [
      ['1', null],
      ['2', time],
    ]) {
      await sql`insert into messages (id, arrived, name, email, subject, message, created_at, deleted_at)
        values (${id}, ${id}, 'Ada', 'ada@b.example', '', 'Hello', ${time}, ${deleted_at})`.execute(old);
    }
    await old.destroy();

    const db = await openDatabase<Schema>(place, migrations);
    try {
      const { rows } = await sql`select id, trashed_at, deleted_at from messages order by id`.execute(db);
      expect(rows).toEqual([
        { id: '1', trashed_at: null, deleted_at: null },
        { id: '2', trashed_at: time, deleted_at: null },
      ]);
    } finally {
      await db.destroy();
    }
  });
});
