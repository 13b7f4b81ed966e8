import { randomUUID } from 'node:crypto';
import { expect, it, jest } from '@jest/globals';
import { errorHandler } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { MAX_ANSWER_LENGTH, MAX_ENTRIES, MAX_NOTE_LENGTH } from '@studio/client/inbox-history';
import { Hono, type MiddlewareHandler } from 'hono';
import { describeOnEachDatabase } from '../../test-databases.fixture.ts';
import { exportMessages, json } from '../export.ts';
import { createInbox } from '../messages/inbox.ts';
import { createHistories } from './history.ts';
import { createHistory } from './history-routes.ts';

const anybody: MiddlewareHandler = (_, next) => next();

describeOnEachDatabase('notes and answers', ({ testDatabase }) => {
  const setUp = async ({ hasMail = true } = {}) => {
    const { db } = await testDatabase();
    const inbox = createInbox({ db });
    const sendDue = jest.fn(async () => {});
    const histories = createHistories({ db, mails: hasMail ? { sendDue } : undefined });
    const routes = createHistory({ histories, adminOnly: anybody, sameSite: sameSite() });
    const app = new Hono().route('/api', routes).onError(errorHandler({ error: jest.fn() }));
    const { id } = await inbox.add({ name: 'Ada', email: 'ada@b.example', subject: '', message: 'Hello' });
    const request = async (path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) => {
      const response = await app.request(`/api/v1/contact/${path}`, {
        method,
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return { status: response.status, body: JSON.parse(await response.text()) };
    };
    return { inbox, histories, sendDue, id, request };
  };

  it('are kept with their times, oldest first; a note sent twice is kept once, and can be removed', async () => {
    const { id, request } = await setUp();
    const [first, second] = [randomUUID(), randomUUID()];
    for (const note of [
      { id: first, text: ' Call\r\nback <b> ' },
      { id: first, text: 'Other' },
      { id: second, text: 'Called' },
    ]) {
      expect((await request(`${id}/notes`, 'POST', note)).status).toBe(201);
    }
    const { body } = await request(`${id.toUpperCase()}/history`);
    expect(body).toEqual({
      canAnswer: true,
      notes: [
        { id: first, text: 'Call\nback <b>', createdAt: expect.stringMatching(/Z$/) },
        { id: second, text: 'Called', createdAt: expect.stringMatching(/Z$/) },
      ],
      answers: [],
    });
    expect((await request(`${id}/notes/${first.toUpperCase()}`, 'DELETE')).body.notes).toHaveLength(1);
    expect((await request(`${id}/notes/${first}`, 'DELETE')).status).toBe(404);
    expect((await request(`${randomUUID()}/notes/${second}`, 'DELETE')).status).toBe(404);
  });

  it('are refused without a message, without a text, and beyond their bounds', async () => {
    const { id, request } = await setUp();
    const note = (text: unknown, more = {}) => request(`${id}/notes`, 'POST', { id: randomUUID(), text, ...more });
    expect((await note('x'.repeat(MAX_NOTE_LENGTH))).status).toBe(201);
    for (const text of ['', ' \n ', 'x'.repeat(MAX_NOTE_LENGTH + 1), 'a\u0000b', 'a\u001bb', 5, null]) {
      expect((await note(text)).status).toBe(400);
    }
    expect((await note('x', { message: randomUUID() })).status).toBe(400);
    expect((await request(`${id}/notes`, 'POST', { id: '1', text: 'x' })).status).toBe(400);
    expect((await request(`${randomUUID()}/notes`, 'POST', { id: randomUUID(), text: 'x' })).status).toBe(404);
    expect((await request(`${randomUUID()}/history`)).status).toBe(404);
    const long = { id: randomUUID(), text: 'x'.repeat(MAX_ANSWER_LENGTH + 1) };
    expect((await request(`${id}/answers`, 'POST', long)).status).toBe(400);
    expect((await request(`${id}/answers`, 'POST', 'x'.repeat(70_000))).status).toBe(413);
    expect((await request(`${id}/notes`, 'POST', { text: 'x' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });

  it('are fifty of each at most', async () => {
    const { id, request, histories } = await setUp();
    for (let i = 0; i < MAX_ENTRIES; i += 1) await histories.addNote(id, { id: randomUUID(), text: 'x' });
    expect((await request(`${id}/notes`, 'POST', { id: randomUUID(), text: 'x' })).status).toBe(409);
    expect((await request(`${id}/answers`, 'POST', { id: randomUUID(), text: 'x' })).status).toBe(201);
  });

  it('begin to be sent when they are stored, and cannot be answers without a mail server', async () => {
    const { id, request, sendDue } = await setUp();
    expect((await request(`${id}/answers`, 'POST', { id: randomUUID(), text: 'Yes' })).body.answers).toMatchObject([
      { text: 'Yes', state: 'sending' },
    ]);
    expect(sendDue).toHaveBeenCalledTimes(1);
    const without = await setUp({ hasMail: false });
    expect((await without.request(`${without.id}/history`)).body.canAnswer).toBe(false);
    const answer = { id: randomUUID(), text: 'Yes' };
    expect((await without.request(`${without.id}/answers`, 'POST', answer)).status).toBe(404);
    expect((await without.request(`${without.id}/answers/${answer.id}/attempts`, 'POST')).status).toBe(404);
  });

  it('begin as drafts, which are shown in the list, and end when the answer is stored', async () => {
    const { id, inbox, request } = await setUp();
    const save = (text: string, revision: string | null) => request(`${id}/draft`, 'PUT', { text, revision });
    const listed = async () => (await inbox.list({ limit: 10 })).messages.map(({ draft = false }) => draft);
    const first = await save('Dear Ada,\n', null);
    expect(first).toMatchObject({ status: 200, body: { draft: { text: 'Dear Ada,\n' } } });
    expect((await request(`${id}/history`)).body.draft).toEqual(first.body.draft);
    expect([await listed(), (await inbox.get(id))?.draft]).toEqual([[true], true]);
    const second = await save('Dear Ada,\nyes', first.body.draft.revision);
    expect(second.body.draft.revision).not.toBe(first.body.draft.revision);
    expect((await save('', second.body.draft.revision)).body).toEqual({ draft: null });
    expect(await listed()).toEqual([false]);
    await save('Yes', null);
    await request(`${id}/answers`, 'POST', { id: randomUUID(), text: 'Yes' });
    expect((await request(`${id}/history`)).body).not.toHaveProperty('draft');
    expect(await listed()).toEqual([false]);
  });

  it('whose draft two people change keep what was saved first, and refuse the second change', async () => {
    const { id, request } = await setUp();
    const save = (text: unknown, revision: string | null) => request(`${id}/draft`, 'PUT', { text, revision });
    const both = await Promise.all([save('One', null), save('Two', null)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { draft } = both.find(({ status }) => status === 200)?.body ?? {};
    const next = await Promise.all([save('Three', draft.revision), save('Four', draft.revision)]);
    expect(next.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await save('', draft.revision)).status).toBe(409);
    // The same change again: its response was lost.
    const { text } = next.find(({ status }) => status === 200)?.body.draft ?? {};
    expect((await save(text, draft.revision)).body.draft.text).toBe(text);
    expect((await request(`${randomUUID()}/draft`, 'PUT', { text: 'x', revision: null })).status).toBe(404);
    for (const wrong of ['x'.repeat(MAX_ANSWER_LENGTH + 1), 'a\0', 5])
      expect((await save(wrong, null)).status).toBe(400);
  });

  it('are in the JSON export, also of a message in the trash', async () => {
    const { id, inbox, histories } = await setUp();
    const note = { id: randomUUID(), text: 'Rude' };
    await histories.addNote(id, note);
    await histories.addAnswer(id, { id: randomUUID(), text: 'Yes' });
    await inbox.change([id], { deleted: true });
    await inbox.add({ name: 'Ada', email: 'ada@b.example', subject: '', message: 'Again' });
    const stream = exportMessages({ inbox, histories }, { email: 'ada@b.example', sort: 'oldest' }, json);
    const exported = JSON.parse(await new Response(stream).text());
    expect(exported).toMatchObject([
      { id, deletedAt: expect.any(String), notes: [note], answers: [{ text: 'Yes', state: 'sending' }] },
      { message: 'Again' },
    ]);
    expect(exported[1]).not.toHaveProperty('notes');
  });
});
