import { expect, it } from '@jest/globals';
import 'nodemailer';
import { errorHandler } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { Hono, type MiddlewareHandler } from 'hono';
import { describeOnEachDatabase } from '../../test-databases.fixture.ts';
import { createInbox } from '../messages/inbox.ts';
import { createSendNotice, createSendTest } from './compose.ts';
import { mailServers } from './mail-server.fixture.ts';
import { createMailStates } from './mail-state.ts';
import { createNotices } from './mails.ts';
import { createMailRoutes } from './routes.ts';
import { messageOf } from './visitor-mails.fixture.ts';

const anybody: MiddlewareHandler = (_, next) => next();
const TIMEOUTS = { connectionTimeout: 300, greetingTimeout: 300, dnsTimeout: 300, socketTimeout: 300 };
const TO = 'admin@studio.example';

describeOnEachDatabase('the state of mails', ({ testDatabase }) => {
  const mailServer = mailServers();
  async function setUp(smtpUrl: string | undefined) {
    const { db } = await testDatabase();
    const site = { name: 'Studio 285', email: 'hello@studio.example' };
    const deps = smtpUrl === undefined ? undefined : { smtpUrl, to: TO, site, timeouts: TIMEOUTS };
    const states = createMailStates({ db });
    const test = deps && { to: TO, send: createSendTest(deps) };
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const notices = deps && createNotices({ db, log, onAttempt: states.add, send: createSendNotice(deps) });
    const routes = createMailRoutes({ db, states, test, adminOnly: anybody, sameSite: sameSite() });
    const app = new Hono().route('/api', routes).onError(errorHandler({ error: () => undefined }));
    const request = (path: string, init?: RequestInit) => app.request(`/api/v1/contact/${path}`, init);
    const put = (answers: unknown) =>
      request('saved-answers', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(answers),
      });
    return { db, notices, states, request, put, read: async () => (await request('mail')).json() };
  }

  it('is without an address where no mail server is set up, and a test is refused', async () => {
    const { read, request } = await setUp(undefined);
    expect(await read()).toEqual({ waiting: 0 });
    expect((await request('mail/test', { method: 'POST' })).status).toBe(409);
  });

  it('has the last mail, and not the failure before it', async () => {
    const mail = await mailServer({ mail: '451 Later' });
    const { db, notices, read, states, request } = await setUp(mail.url);
    await createInbox({ db, outboxes: notices ? [{ ...notices, sendDue: async () => {} }] : [] }).add(
      messageOf('a@b.example'),
    );
    await notices?.sendDue();
    expect(await read()).toEqual({ to: TO, failure: { at: expect.any(String), reason: 'recipient' }, waiting: 1 });
    expect(await states.failure()).toMatchObject({ reason: 'recipient' });
    mail.behaviour.mail = '250 Accepted';
    const tested = await request('mail/test', { method: 'POST' });
    expect(await tested.json()).toEqual({ to: TO, sentAt: expect.any(String), waiting: 1 });
    expect(mail.accepted.at(-1)).toContain('Subject: Test from Studio 285');
    expect(await states.failure()).toBeUndefined();
  });

  it.each([
    ['unreachable', 'smtp://127.0.0.1:1', {}],
    ['silent', '', { mute: true }],
    ['sign-in', '', { login: '535 No' }],
  ])('says that the mail server is %s', async (reason, url, behaviour) => {
    const mail = await mailServer(behaviour);
    const { request } = await setUp(url || mail.url.replace('//', '//user:secret@'));
    const state = await (await request('mail/test', { method: 'POST' })).json();
    expect(state).toEqual({ to: TO, failure: { at: expect.any(String), reason }, waiting: 0 });
  });

  it('sends one test for requests that come at once', async () => {
    const mail = await mailServer();
    const { request } = await setUp(mail.url);
    await Promise.all(Array.from({ length: 5 }, () => request('mail/test', { method: 'POST' })));
    expect(mail.accepted).toHaveLength(1);
  });

  it('keeps answers for use again, and refuses too many, too long ones and other fields', async () => {
    const { put, request } = await setUp(undefined);
    const answer = { title: 'Thanks', text: 'Dear {name}' };
    expect(await (await request('saved-answers')).json()).toEqual([]);
    expect((await put([answer])).status).toBe(200);
    for (const wrong of [
      Array(51).fill(answer),
      [{ ...answer, text: 'x'.repeat(5001) }],
      [{ ...answer, title: ' ' }],
      [{ ...answer, to: 'a@b.example' }],
    ]) {
      expect((await put(wrong)).status).toBe(400);
    }
    expect(await (await request('saved-answers')).json()).toEqual([answer]);
  });
});
