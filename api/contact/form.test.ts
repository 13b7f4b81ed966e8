import { describe, expect, it, jest } from '@jest/globals';
import { tooManyRequests } from '@platform/server/http/limits/rate-limit';
import { ProblemError } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import type { Pages } from '@platform/server/pages/pages';
import { contactTexts } from '@studio/client/contact';
import { Hono, type MiddlewareHandler } from 'hono';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { createContactForm } from './form.ts';
import { createInbox, type Inbox } from './messages/inbox.ts';

const GOOD = contactTexts({ name: 'Ada', email: 'ada@b.example', message: 'Hello' });
const passes: MiddlewareHandler = (_, next) => next();

/** Rejects everything. */
const rejects: MiddlewareHandler = async (c) => tooManyRequests(c, 540_000);

interface Limiters {
  readonly limiter?: MiddlewareHandler;
  readonly pageLimiter?: MiddlewareHandler;
}

function appOf(inbox: Pick<Inbox, 'add'>, options: Limiters = {}) {
  const refuse = jest.fn<Pages['refuse']>(async (_, path, form, status) =>
    Response.json({ path, ...form }, { status }),
  );
  const onFailure = jest.fn();
  const app = new Hono().route(
    '/',
    createContactForm({
      inbox,
      refuse,
      limiter: options.limiter ?? passes,
      pageLimiter: options.pageLimiter ?? passes,
      sameSite: sameSite(),
      onFailure,
    }),
  );
  const post = async (form: string | FormData | URLSearchParams, headers: Record<string, string> = {}) => {
    const response = await app.request('/contact', { method: 'POST', body: form, headers });
    const text = await response.text();
    return { response, body: text === '' ? undefined : JSON.parse(text) };
  };
  return { post, refuse, onFailure };
}

const fieldsOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

describeOnEachDatabase('POST /contact', ({ testDatabase }) => {
  it.each([
    ['URL-encoded', new URLSearchParams({ ...GOOD, message: 'Two\r\nlines & <b>', more: 'x' })],
    ['multipart', fieldsOf({ ...GOOD, message: 'Two\r\nlines & <b>', more: 'x' })],
  ])('stores a %s form and redirects to the success page', async (_, form) => {
    const inbox = createInbox({ db: (await testDatabase()).db });
    const { response } = await appOf(inbox).post(form);
    expect([response.status, response.headers.get('Location'), response.headers.get('Cache-Control')]).toEqual([
      303,
      '/contact?sent=1',
      'no-store',
    ]);
    const { messages } = await inbox.list({ limit: 10 });
    expect(messages).toEqual([expect.objectContaining({ ...GOOD, message: 'Two\nlines & <b>' })]);
  });

  it('keeps the fields while the database is down, and logs the cause', async () => {
    const { db } = await testDatabase();
    await db.destroy();
    const { post, onFailure } = appOf(createInbox({ db }));
    const { response, body } = await post(new URLSearchParams(GOOD));
    expect(response.status).toBe(503);
    expect(body).toEqual({ path: '/contact', values: GOOD, errors: { form: expect.stringContaining('Try again') } });
    expect(onFailure).toHaveBeenCalledWith(expect.any(ProblemError));
  });
});

describe('POST /contact with an invalid form', () => {
  const unused = { add: () => Promise.reject(new Error('stored')) };
  const closed = appOf(unused);

  it('keeps the fields as they were filled in, with an error for each', async () => {
    const values = { name: ' ', email: 'ada', subject: ' a ', message: 'x\u0007' };
    const { response, body } = await closed.post(new URLSearchParams(values));
    expect(response.status).toBe(400);
    expect(body).toEqual({
      path: '/contact',
      values: contactTexts(values),
      errors: {
        name: 'Enter your name',
        email: 'Enter an email address with an @, such as name@company.com',
        message: 'Type your message again: it contains characters that cannot be sent',
      },
    });
  });

  it('keeps a text that is too long, and says by how much', async () => {
    const message = '\u09ac\r\n'.repeat(5001);
    const { response, body } = await closed.post(new URLSearchParams({ ...GOOD, message }));
    expect([response.status, body.values.message, body.errors]).toEqual([
      400,
      message,
      { message: 'Shorten your message by 5,001 characters' },
    ]);
  });

  it('keeps the fields of a client that has sent too many messages, and says how long to wait', async () => {
    const { response, body } = await appOf(unused, { limiter: rejects }).post(new URLSearchParams(GOOD));
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '540']);
    expect(body).toEqual({
      path: '/contact',
      values: GOOD,
      errors: { form: expect.stringContaining('in 9 minutes.') },
    });
  });

  it('renders no page for a client that was refused too often', async () => {
    const { post, refuse } = appOf(unused, { pageLimiter: rejects, limiter: rejects });
    const { response } = await post(new URLSearchParams(GOOD));
    expect([response.status, response.headers.get('Content-Type')]).toEqual([429, 'application/problem+json']);
    expect(refuse).not.toHaveBeenCalled();
  });

  it('treats a missing field and a file as empty', async () => {
    const form = fieldsOf({ email: GOOD.email, message: GOOD.message });
    form.append('name', new File(['x'], 'x.txt'));
    const { response, body } = await closed.post(form);
    expect([response.status, body.values]).toEqual([400, { ...GOOD, name: '' }]);
  });

  it.each([
    ['10 MB', 'x'.repeat(10 * 1024 * 1024), 'application/x-www-form-urlencoded', 413],
    ['JSON', JSON.stringify(GOOD), 'application/json', 415],
    ['plain text', 'name=Ada', 'text/plain', 415],
    ['a broken multipart form', '--x\r\nnothing', 'multipart/form-data; boundary=x', 400],
    ['a multipart form without a boundary', 'x', 'multipart/form-data', 400],
  ])('rejects %s', async (_, form, type, status) => {
    const { response, body } = await closed.post(form, { 'Content-Type': type });
    expect([response.status, body]).toEqual([
      status,
      { path: '/contact', values: {}, errors: { form: expect.any(String) } },
    ]);
  });

  it('rejects requests from pages of other sites', async () => {
    const { response } = await closed.post(new URLSearchParams(GOOD), { Origin: 'https://elsewhere.example' });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([403, 'application/problem+json']);
  });
});
