import { randomUUID } from 'node:crypto';
import { expect, it, jest } from '@jest/globals';
import { errorHandler } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { collectionOf } from '@studio/content/collections';
import { Hono, type MiddlewareHandler } from 'hono';
import { setPerson } from './auth/person.ts';
import { createChanges } from './contact/change-routes.ts';
import { createHistories } from './contact/history/history.ts';
import { createHistory } from './contact/history/history-routes.ts';
import { createInbox } from './contact/messages/inbox.ts';
import { createContentAdmin } from './content/admin-routes.ts';
import { createEntries } from './content/entries.ts';
import { createReleaseAdmin, type ReleaseAdminDeps } from './releases/routes.ts';
import { describeOnEachDatabase } from './test-databases.fixture.ts';

/** Two people. */
const [ADA, BOB] = [
  { id: 'a', name: 'Ada', role: 'owner' },
  { id: 'b', name: 'Bob', role: 'editor' },
] as const;

describeOnEachDatabase('who did what', ({ testDatabase }) => {
  /** Creates the admin's routes, and functions that send requests as a person. */
  async function setUp() {
    const { db } = await testDatabase();
    const row = { email: null, password: null, created_at: '2025-06-01T12:00:00.000Z', disabled_at: null };
    await db
      .insertInto('people')
      .values([ADA, BOB].map((person) => ({ ...person, ...row })))
      .execute();
    let sender: typeof ADA | typeof BOB = ADA;
    const adminOnly: MiddlewareHandler = async (c, next) => {
      setPerson(c, sender);
      await next();
    };
    const guards = { adminOnly, ownerOnly: adminOnly, sameSite: sameSite() };
    const inbox = createInbox({ db });
    const histories = createHistories({ db, mails: { sendDue: async () => {} } });
    const entries = createEntries({ db, onPublic: async () => {} });
    const releases: unknown[] = [];
    const change: ReleaseAdminDeps['change'] = async (_, { actor }) => releases.push(actor);
    const nothing = { history: async () => [], overview: jest.fn<never>(), evidence: async () => undefined };
    const changes = async () => undefined;
    const app = new Hono()
      .route('/', createChanges({ inbox, ...guards }))
      .route('/', createHistory({ histories, ...guards }))
      .route('/', createContentAdmin({ entries, ...guards }))
      .route('/', createReleaseAdmin({ ...nothing, changes, change, ...guards }))
      .onError(errorHandler({ error: () => undefined } as never));
    const send = async (person: typeof sender, method: string, path: string, body?: unknown) => {
      sender = person;
      const headers = { 'Content-Type': 'application/json' };
      const response = await app.request(path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return response.status === 204 ? undefined : JSON.parse(await response.text());
    };
    return { db, inbox, entries, releases, send };
  }

  it('stands in the history of a message: its notes, answers and last change', async () => {
    const { db, inbox, send } = await setUp();
    const { id } = await inbox.add({ name: 'Eve', email: 'eve@b.example', subject: '', message: 'Hello' });
    const path = `/v1/contact/${id}`;
    expect(await send(ADA, 'GET', `${path}/history`)).not.toHaveProperty('changed');
    await send(ADA, 'POST', `${path}/notes`, { id: randomUUID(), text: 'Call' });
    await send(BOB, 'POST', `${path}/answers`, { id: randomUUID(), text: 'Yes' });
    const { before } = await send(BOB, 'PATCH', path, { state: 'archived' });
    const history = await send(ADA, 'GET', `${path}/history`);
    expect(history).toMatchObject({ notes: [{ by: 'Ada' }], answers: [{ by: 'Bob' }] });
    expect(history.changed).toEqual({ by: 'Bob', to: 'archived', at: expect.stringMatching(/Z$/) });
    await send(ADA, 'POST', '/v1/contact/undo', { change: { state: 'archived' }, before });
    await db
      .updateTable('people')
      .set({ name: 'Ada L.', disabled_at: '2025-06-02T12:00:00.000Z' })
      .where('id', '=', 'a')
      .execute();
    expect((await send(BOB, 'GET', `${path}/history`)).changed).toMatchObject({ by: 'Ada L.', to: 'new' });
    await send(BOB, 'DELETE', path);
    expect((await send(BOB, 'GET', `${path}/history`)).changed).toMatchObject({ by: 'Bob', to: 'trash' });
  });

  it('stands in the versions of content', async () => {
    const { entries, send } = await setUp();
    const collection = collectionOf('faqs');
    if (!collection) throw new Error('there are no FAQs');
    const { id, version } = await entries.create(collection, { question: 'Seeded?' });
    await send(BOB, 'PUT', `/v1/content/faqs/${id}`, { base: version, data: { question: 'Why?' } });
    await send(ADA, 'PUT', `/v1/content/faqs/${id}`, { base: version + 1, data: { question: 'Why not?' } });
    const versions = (await send(ADA, 'GET', `/v1/content/faqs/${id}/versions`)) as { by: string | null }[];
    expect(versions.map(({ by }) => by)).toEqual(['Ada', 'Bob', null]);
  });

  it('stands in the log of releases', async () => {
    const { releases, send } = await setUp();
    await send(ADA, 'POST', '/v1/releases/chat', { version: 'b'.repeat(64), traffic: 100, reason: '' });
    expect(releases).toEqual(['Ada']);
  });
});
