import { expect, it } from '@jest/globals';
import { contactTexts } from '@studio/client/contact';
import { describeOnEachDatabase } from '../../test-databases.fixture.ts';
import { createInbox } from './inbox.ts';

const NOON = new Date('2025-06-01T12:00:00.000Z');
const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const OTHER_ID = '7f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const messageOf = (name: string) => contactTexts({ name, email: 'a@b.example', subject: '', message: 'Hello' });

describeOnEachDatabase('the inbox', ({ testDatabase }) => {
  const setUp = async () => {
    const { db, reopen } = await testDatabase();
    let time = NOON.getTime();
    const now = () => new Date(time);
    const later = () => {
      time += 60_000;
    };
    return { db, reopen, later, inbox: createInbox({ db, now }) };
  };

  it('stores a message unchanged', async () => {
    const { inbox, reopen } = await setUp();
    const message = contactTexts({
      name: 'Zoë “Z” O’Neil',
      email: 'z@b.example',
      subject: '<b>',
      message: "<script>alert(1)</script>\n\t';-- 🪁",
    });
    const receipt = await inbox.add(message);
    expect(receipt).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{14}7/), createdAt: NOON.toISOString() });
    const after = createInbox({ db: await reopen() });
    expect(await after.list({ limit: 10 })).toEqual({ messages: [{ ...message, ...receipt, state: 'new' }] });
  });

  it('returns the stored receipt for an id that is stored already', async () => {
    const { inbox, later } = await setUp();
    const first = await inbox.add({ ...messageOf('First'), id: ID });
    later();
    const again = await Promise.all([
      inbox.add({ ...messageOf('First'), id: ID }),
      inbox.add({ ...messageOf('First'), id: ID.toUpperCase() }),
    ]);
    expect(again).toEqual([first, first]);
    expect(await inbox.list({ limit: 10 })).toEqual({ messages: [{ ...messageOf('First'), ...first, state: 'new' }] });
  });

  it('stores an id once if it arrives twice at the same time', async () => {
    const { inbox } = await setUp();
    const sent = ['First', 'First'].map((name) => inbox.add({ ...messageOf(name), id: ID }));
    const [first, second] = await Promise.all(sent);
    expect(second).toEqual(first);
    expect((await inbox.list({ limit: 10 })).messages.map(({ name }) => name)).toEqual(['First']);
  });

  it('refuses another text with an id that is stored already, and changes nothing', async () => {
    const { inbox } = await setUp();
    const first = await inbox.add({ ...messageOf('First'), id: ID });
    for (const other of [messageOf('Second'), { ...messageOf('First'), message: 'another' }]) {
      await expect(inbox.add({ ...other, id: ID })).rejects.toMatchObject({ details: { status: 409 } });
    }
    const sent = ['A', 'B'].map((name) => inbox.add({ ...messageOf(name), id: OTHER_ID }));
    const outcomes = (await Promise.allSettled(sent)).map(({ status }) => status);
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
    const { messages } = await inbox.list({ limit: 10 });
    expect(messages).toHaveLength(2);
    expect(messages).toContainEqual({ ...messageOf('First'), ...first, state: 'new' });
  });

  it('lists the newest first, page by page, independent of the ids', async () => {
    const { inbox, later } = await setUp();
    const names = ['1', '2', '3', '4', '5'];
    for (const name of names) {
      await inbox.add({ ...messageOf(name), id: `${9 - Number(name)}f9619ff-8b86-4d01-b42d-00cf4fc964ff` });
      if (name === '3') later();
    }
    const first = await inbox.list({ limit: 2 });
    await inbox.add(messageOf('meanwhile'));
    const second = await inbox.list({ limit: 2, cursor: first.next });
    const third = await inbox.list({ limit: 2, cursor: second.next });
    const pages = [first, second, third].map(({ messages }) => messages.map(({ name }) => name));
    expect(pages).toEqual([['5', '4'], ['3', '2'], ['1']]);
    expect(third.next).toBeUndefined();
  });

  it('rejects with 503 while the database is down', async () => {
    const { inbox, db } = await setUp();
    await db.destroy();
    const down = { details: { status: 503 }, cause: expect.any(Error) };
    await expect(inbox.add(messageOf('Nobody'))).rejects.toMatchObject(down);
    await expect(inbox.list({ limit: 1 })).rejects.toMatchObject(down);
    await expect(inbox.get(ID)).rejects.toMatchObject(down);
  });
});
