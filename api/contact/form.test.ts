import { describe, expect, it, jest } from '@jest/globals';
import { ProblemError } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import type { Pages } from '@platform/server/pages/pages';
import { Hono, type MiddlewareHandler } from 'hono';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { createContactForm } from './form.ts';
import { createInbox, type Inbox } from './inbox.ts';

const GOOD = { name: 'Ada', email: 'ada@b.example', subject: '', message: 'Hello' };
const limiter: MiddlewareHandler = (_, next) => next();

function appOf(inbox: Pick<Inbox, 'add'>) {
  const refuse = jest.fn<Pages['refuse']>(async (_, path, form, status) =>
    Response.json({ path, ...form }, { status }),
  );
  const onFailure = jest.fn();
  const app = new Hono().route('/', createContactForm({ inbox, refuse, limiter, sameSite: sameSite(), onFailure }));
  const post = async (body: string | FormData | URLSearchParams, headers: Record<string, string> = {}) => {
    const answer = await app.request('/contact', { method: 'POST', body, headers });
    const text = await answer.text();
    return { answer, told: text === '' ? undefined : JSON.parse(text) };
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
  ])('stores a %s form and leads to the page that says so', async (_, body) => {
    const inbox = createInbox({ db: (await testDatabase()).db });
    const { answer } = await appOf(inbox).post(body);
    expect([answer.status, answer.headers.get('Location'), answer.headers.get('Cache-Control')]).toEqual([
      303,
      '/contact?sent=1',
      'no-store',
    ]);
    const { messages } = await inbox.list({ limit: 10 });
    expect(messages).toEqual([expect.objectContaining({ ...GOOD, message: 'Two\nlines & <b>' })]);
  });

  it('keeps the fields while the store is down, and tells why in the log', async () => {
    const { db } = await testDatabase();
    await db.destroy();
    const { post, onFailure } = appOf(createInbox({ db }));
    const { answer, told } = await post(new URLSearchParams(GOOD));
    expect(answer.status).toBe(503);
    expect(told).toEqual({ path: '/contact', values: GOOD, errors: { form: expect.stringContaining('Try again') } });
    expect(onFailure).toHaveBeenCalledWith(expect.any(ProblemError));
  });
});

describe('POST /contact, refused', () => {
  const closed = appOf({ add: () => Promise.reject(new Error('stored')) });

  it('keeps the fields as they were filled in, and says of each what is wrong', async () => {
    const values = { name: ' ', email: 'ada', subject: ' a ', message: 'x\u0007' };
    const { answer, told } = await closed.post(new URLSearchParams(values));
    expect(answer.status).toBe(400);
    expect(told).toEqual({
      path: '/contact',
      values,
      errors: {
        name: 'Write your name.',
        email: 'Write the whole address, such as name@company.com.',
        message: 'Your message has characters that cannot be sent.',
      },
    });
  });

  it('counts a missing field, and a file, as empty', async () => {
    const form = fieldsOf({ email: GOOD.email, message: GOOD.message });
    form.append('name', new File(['x'], 'x.txt'));
    const { answer, told } = await closed.post(form);
    expect([answer.status, told.values]).toEqual([400, { ...GOOD, name: '' }]);
  });

  it.each([
    ['10 MB', 'x'.repeat(10 * 1024 * 1024), 'application/x-www-form-urlencoded', 413],
    ['JSON', JSON.stringify(GOOD), 'application/json', 415],
    ['plain text', 'name=Ada', 'text/plain', 415],
    ['a broken multipart form', '--x\r\nnothing', 'multipart/form-data; boundary=x', 400],
    ['a multipart form without a boundary', 'x', 'multipart/form-data', 400],
  ])('takes no %s', async (_, body, type, status) => {
    const { answer, told } = await closed.post(body, { 'Content-Type': type });
    expect([answer.status, told]).toEqual([
      status,
      { path: '/contact', values: {}, errors: { form: expect.any(String) } },
    ]);
  });

  it("is not for other sites' pages", async () => {
    const { answer } = await closed.post(new URLSearchParams(GOOD), { Origin: 'https://elsewhere.example' });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([403, 'application/problem+json']);
  });
});
