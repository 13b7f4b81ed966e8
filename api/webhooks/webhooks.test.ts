import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from '@jest/globals';
import { errorHandler } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { contactTexts } from '@studio/client/contact';
import { Hono, type MiddlewareHandler } from 'hono';
import { createInbox } from '../contact/messages/inbox.ts';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { createWebhookRoutes } from './routes.ts';
import { createWebhooks } from './webhooks.ts';

const MINUTE = 60_000;
const anybody: MiddlewareHandler = (_, next) => next();

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Starts a program that takes webhooks. It answers with `status`. */
async function receiver() {
  const received: { body: string; id: string }[] = [];
  const program = { status: 204, received, url: '' };
  const server = createServer(async (request, response) => {
    received.push({ body: await text(request), id: String(request.headers['webhook-id']) });
    response.writeHead(program.status).end();
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  program.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?token=secret`;
  return program;
}

describeOnEachDatabase('webhooks', ({ testDatabase }) => {
  async function setUp(isPrivate = true) {
    const { db } = await testDatabase();
    const clock = { time: Date.parse('2025-06-01T12:00:00.000Z') };
    const lines: string[] = [];
    const write = (fields: object, line: string) => void lines.push(`${line} ${JSON.stringify(fields)}`);
    const log = { info: write, warn: write, error: write } as Parameters<typeof createWebhooks>[0]['log'];
    const { sendDue, ...webhooks } = createWebhooks({ db, log, isPrivate, now: () => new Date(clock.time) });
    const inbox = createInbox({ db, outboxes: [{ ...webhooks, sendDue: async () => {} }] });
    const routes = createWebhookRoutes({ webhooks, ownerOnly: anybody, sameSite: sameSite() });
    const app = new Hono().route('/api', routes).onError(errorHandler({ error: () => undefined }));
    const post = (body: object) =>
      app.request('/api/v1/webhooks', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const write1 = (name: string) =>
      inbox.add(contactTexts({ name, email: 'ada@b.example', subject: 'A shop', message: 'Hello' }));
    return { db, clock, lines, webhooks, sendDue, inbox, app, post, write: write1 };
  }

  it('are told of each new message once, and not of what is thrown away before it is sent', async () => {
    const { post, write, sendDue, inbox, webhooks } = await setUp();
    const program = await receiver();
    expect((await post({ url: program.url, form: 'json' })).status).toBe(201);
    await write('Ada');
    const { id: deleted } = await write('Bob');
    const { id: spam } = await write('Cy');
    await inbox.change([deleted], { deleted: true });
    await inbox.change([spam], { state: 'spam' });
    await sendDue();
    await sendDue();
    expect(program.received.map(({ body }) => JSON.parse(body).message.name)).toEqual(['Ada']);
    expect((await webhooks.list()).deliveries).toEqual([expect.objectContaining({ state: 'sent', attempts: 1 })]);
  });

  it('are told again with the same id after a failure, which the log has without the address', async () => {
    const { post, write, sendDue, clock, webhooks, lines } = await setUp();
    const program = await receiver();
    program.status = 500;
    await post({ url: program.url, form: 'slack' });
    await write('Ada');
    await sendDue();
    expect((await webhooks.list()).deliveries).toEqual([
      expect.objectContaining({ state: 'sending', failure: 500, againAt: expect.any(String) }),
    ]);
    program.status = 200;
    clock.time += 3 * MINUTE;
    await sendDue();
    const [first, second] = program.received;
    expect(second?.id).toBe(first?.id);
    expect((await webhooks.list()).deliveries).toEqual([expect.objectContaining({ state: 'sent', attempts: 2 })]);
    expect(lines.join()).not.toMatch(/secret|127\.0|ada@/);
  });

  it('do not wait for one that is down, and one that answers 410 is given up', async () => {
    const { post, write, sendDue, webhooks } = await setUp();
    const [down, up, gone] = [await receiver(), await receiver(), await receiver()];
    down.status = 503;
    gone.status = 410;
    for (const { url } of [down, up, gone]) await post({ url, form: 'json' });
    for (const name of ['Ada', 'Bob', 'Cy']) await write(name);
    await sendDue();
    expect([down.received.length, up.received.length]).toEqual([1, 3]);
    const states = (await webhooks.list()).deliveries.map(({ state, failure }) => `${state} ${failure}`);
    expect(states).toContain('failed 410');
  });

  it('inside the network or without HTTPS are refused, unless that is allowed, and never posted to', async () => {
    const { post, app, db } = await setUp(false);
    const program = await receiver();
    for (const url of [
      program.url,
      'https://[::1]/',
      'https://169.254.169.254/',
      'https://localhost/',
      'https://0x7f.1/',
    ]) {
      expect((await post({ url, form: 'json' })).status).toBe(409);
    }
    expect((await post({ url: 'http://hooks.example/', form: 'json' })).status).toBe(409);
    // Added while it was allowed.
    const row = { id: '0195a8f0-0000-7000-8000-000000000001', form: 'json', secret: 'whsec_', created_at: '' } as const;
    await db
      .insertInto('webhooks')
      .values({ ...row, url: program.url })
      .execute();
    const tested = await app.request(`/api/v1/webhooks/${row.id}/test`, { method: 'POST' });
    expect(await tested.json()).toEqual({ failure: 'not-public' });
    expect(program.received).toEqual([]);
  });

  it.each([
    ['another protocol', { url: 'file:///etc/passwd', form: 'json' }],
    ['a user name', { url: 'https://a:b@hooks.example/', form: 'json' }],
    ['another form', { url: 'https://hooks.example/', form: 'irc' }],
    ['a long address', { url: `https://hooks.example/${'x'.repeat(2000)}`, form: 'json' }],
  ])('with %s are refused', async (_, body) => {
    const { post } = await setUp();
    expect((await post(body)).status).toBe(400);
  });

  it('are ten at most; one that is removed is told nothing more', async () => {
    const { post, app, write, sendDue, webhooks } = await setUp();
    const program = await receiver();
    for (let i = 0; i < 10; i += 1) await post({ url: program.url, form: 'json' });
    expect((await post({ url: program.url, form: 'json' })).status).toBe(409);
    await write('Ada');
    for (const { id } of (await webhooks.list()).webhooks) {
      expect((await app.request(`/api/v1/webhooks/${id}`, { method: 'DELETE' })).status).toBe(204);
      expect((await app.request(`/api/v1/webhooks/${id}`, { method: 'DELETE' })).status).toBe(404);
    }
    await sendDue();
    expect(program.received).toEqual([]);
    expect(await webhooks.list()).toEqual({ webhooks: [], deliveries: [] });
  });

  it('can be tested', async () => {
    const { post, app } = await setUp();
    const program = await receiver();
    const { id } = (await (await post({ url: program.url, form: 'discord' })).json()) as { id: string };
    expect(await (await app.request(`/api/v1/webhooks/${id}/test`, { method: 'POST' })).json()).toEqual({});
    program.status = 404;
    expect(await (await app.request(`/api/v1/webhooks/${id}/test`, { method: 'POST' })).json()).toEqual({
      failure: 404,
    });
    expect(program.received).toHaveLength(2);
  });
});
