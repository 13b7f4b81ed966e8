import { expect, it } from '@jest/globals';
import { describeOnEachDatabase } from '../../test-databases.fixture.ts';
import { createInbox } from './inbox.ts';

describeOnEachDatabase('undo', ({ testDatabase }) => {
  const setUp = async () => {
    const { db } = await testDatabase();
    const inbox = createInbox({ db });
    const ids: string[] = [];
    for (const state of ['new', 'read', 'archived', 'spam'] as const) {
      const { id } = await inbox.add({ name: state, email: 'a@b.example', subject: '', message: 'Hello' });
      await inbox.change([id], { state });
      ids.push(id);
    }
    const states = async () =>
      Object.fromEntries(
        (await db.selectFrom('messages').select(['name', 'state', 'deleted_at']).execute()).map((row) => [
          row.name,
          row.deleted_at === null ? row.state : `${row.state}, deleted`,
        ]),
      );
    const [fresh = '', read = ''] = ids;
    return { inbox, ids, fresh, read, states, before: await states() };
  };

  it.each([
    [{ state: 'spam' }, 3],
    [{ state: 'new' }, 3],
    [{ deleted: true }, 4],
    [{ state: 'archived', deleted: true }, 4],
  ] as const)('of %j gives each message back what it was', async (change, count) => {
    const { inbox, ids, states, before } = await setUp();
    const outcome = await inbox.change(ids, change);
    expect(await states()).not.toEqual(before);
    expect(await inbox.undo({ change, before: [...outcome.before] })).toBe(count);
    expect(await states()).toEqual(before);
    expect(await inbox.undo({ change, before: [...outcome.before] })).toBe(0);
  });

  it('of a restoration moves messages to the trash again', async () => {
    const { inbox, ids, states } = await setUp();
    await inbox.change(ids, { deleted: true });
    const trashed = await states();
    const change = { deleted: false };
    const { before } = await inbox.change(ids, change);
    await inbox.undo({ change, before: [...before] });
    expect(await states()).toEqual(trashed);
  });

  it('leaves alone what was changed by another tab meanwhile, and what it never changed', async () => {
    const { inbox, ids, fresh, read, states, before } = await setUp();
    const change = { deleted: true };
    const outcome = await inbox.change(ids, change);
    await inbox.change([fresh], { deleted: false, state: 'archived' });
    await inbox.removeFromTrash([read]);
    expect(await inbox.undo({ change, before: [...outcome.before] })).toBe(2);
    const { read: _, ...left } = before;
    expect(await states()).toEqual({ ...left, new: 'archived' });
  });

  it('of a change of state leaves in the trash what was deleted since', async () => {
    const { inbox, ids, fresh, states } = await setUp();
    const change = { state: 'archived' } as const;
    const outcome = await inbox.change(ids, change);
    await inbox.change([fresh], { deleted: true });
    expect(await inbox.undo({ change, before: [...outcome.before] })).toBe(2);
    expect(await states()).toEqual({
      new: 'archived, deleted',
      read: 'read',
      archived: 'archived',
      spam: 'spam',
    });
  });
});
