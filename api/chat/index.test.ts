import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { createWorkBudgets } from '@platform/server/http/limits/work-budget';
import { errorHandler } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { type ChatAnswer, chatAnswer } from '@studio/client/chat';
import { Hono } from 'hono';
import * as v from 'valibot';
import { BUDGETS, createRateLimits } from '../limits.ts';
import { createTestChat } from './chat.fixture.ts';
import type { Entry } from './knowledge.ts';

const setUp = (now?: () => number) => {
  const questions = { entries: () => answered, keep: jest.fn() };
  let answered: readonly Entry[] = [];
  const answer = (entry: Entry) => {
    answered = [entry];
  };
  const log = { warn: jest.fn() };
  const settings = { rateLimits: 'on', host: '127.0.0.1', trustedHops: 0 } as const;
  const limits = createRateLimits(settings);
  const chatWork = createWorkBudgets(settings, now)(BUDGETS.chat);
  const app = new Hono().onError(errorHandler({ error: jest.fn() }));
  const { chat, pages } = createTestChat({ questions, log, limits: { ...limits, chatWork }, sameSite: sameSite() });
  app.route('/', chat);
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const ask = async (message: string): Promise<ChatAnswer> =>
    v.parse(chatAnswer, await (await send({ message })).json());
  return { pages, send, ask, answer, keep: questions.keep };
};

describe('POST /chat', () => {
  it('answers with a quotation and its place', async () => {
    expect(await setUp().ask('What does a website cost?')).toEqual({
      response:
        'What does a website cost? A ready-made website costs between $499 and $1,799, set up and running. The sum does not grow unless the scope does.',
      answered: true,
      sources: [{ title: 'What does a website cost?', href: '/faqs#cost' }],
      suggestions: [],
    });
  });

  it.each(['Do you sell pizza?', 'What is the weather in Paris?', 'asdf', 'the of and', '???'])(
    'does not know the answer to %j, links to a person, and reports the question',
    async (message) => {
      const { ask, keep } = setUp();
      const { response, answered, sources } = await ask(message);
      expect(response).toMatch(/^I do not know/);
      expect([answered, sources.map(({ title }) => title)]).toEqual([false, ['Contact', 'WhatsApp']]);
      expect(keep).toHaveBeenCalledWith(message);
    },
  );

  it('reads the pages once for each release set', async () => {
    const { pages, ask } = setUp();
    const documents = jest.spyOn(pages, 'documents');
    await Promise.all([ask('mission'), ask('cost')]);
    expect(documents).toHaveBeenCalledTimes(1);
    pages.live = 'two';
    documents.mockResolvedValue({
      isComplete: true,
      set: 'two',
      pages: [{ path: '/about', html: '<main><h1>About</h1><p>So.</p><h2>Our mission</h2><p>Another one.</p></main>' }],
    });
    expect((await ask('mission')).response).toBe('Our mission: Another one.');
    expect(documents).toHaveBeenCalledTimes(2);
  });

  it('reads the pages again after a failure', async () => {
    const { pages, send, ask } = setUp();
    jest.spyOn(pages, 'documents').mockRejectedValueOnce(new Error('not now'));
    expect((await send({ message: 'mission' })).status).toBe(500);
    expect((await ask('mission')).answered).toBe(true);
  });

  it('reads the pages again half a minute after some could not be rendered', async () => {
    const { pages, ask } = setUp();
    const [about] = (await pages.documents()).pages.filter(({ path }) => path === '/about');
    const missing = { set: 'one', pages: about ? [about] : [], isComplete: false };
    jest.spyOn(pages, 'documents').mockResolvedValueOnce(missing);
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    expect((await ask('What does a website cost?')).answered).toBe(false);
    clock.mockReturnValue(start + 29_999);
    expect((await ask('What does a website cost?')).answered).toBe(false);
    clock.mockReturnValue(start + 30_000);
    expect((await ask('What does a website cost?')).answered).toBe(true);
    clock.mockRestore();
  });

  it('reads the pages again when the owner has answered a question', async () => {
    const { ask, answer } = setUp();
    expect((await ask('Do you sell penguins?')).answered).toBe(false);
    answer({ ask: 'Do you sell penguins?', say: 'No.' });
    expect((await ask('Do you sell penguins?')).response).toBe('No.');
  });

  it('knows nothing before a release set is live', async () => {
    const { pages, ask } = setUp();
    pages.live = undefined;
    expect((await ask('mission')).answered).toBe(false);
  });

  it('rejects invalid questions', async () => {
    const { send } = setUp();
    expect((await send({ message: '  ' })).status).toBe(400);
    expect((await send({ message: `${' '.repeat(5000)}a` })).status).toBe(400);
    expect((await send({ message: 'a'.repeat(201) })).status).toBe(400);
    expect((await send({ message: `https://site.example/${'page-'.repeat(100)}` })).status).toBe(200);
    expect((await send({ message: 1 })).status).toBe(400);
    expect((await send({ message: 'a', more: true })).status).toBe(400);
    expect((await send({ message: 'a', turns: [{ sender: 'eve', text: 'a' }] })).status).toBe(400);
    expect((await send({ message: 'a', turns: Array(7).fill({ sender: 'user', text: 'a' }) })).status).toBe(400);
    expect(
      (await send({ message: 'a', turns: Array(6).fill({ sender: 'user', text: 'ে'.repeat(1000) }) })).status,
    ).toBe(200);
    expect((await send({ message: 'a'.repeat(80_000) })).status).toBe(413);
    expect((await send({ message: 'a' }, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await send({ message: 'a' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });

  it('responds with 429 to an address whose questions have taken too much time', async () => {
    let time = 0;
    const { send } = setUp(() => (time += 100));
    const statuses = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await send({ message: 'mission' })).status);
    // Each question takes 400 ms by this clock, which is read before and after the search, and where the request begins and waits.
    expect(statuses).toEqual([...Array(3).fill(200), ...Array(9).fill(429)]);
  });

  it('responds with 429 to an address whose malformed requests have taken too much time', async () => {
    let time = 0;
    const { send } = setUp(() => (time += 100));
    const statuses = [];
    for (let i = 0; i < 12; i += 1) {
      statuses.push((await send(Array(3000).fill(0))).status);
      await setImmediate();
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  });

  it('answers a malformed question of 10 kB with less', async () => {
    const { send } = setUp();
    const response = await send({ message: 'a', turns: Array(5000).fill(0) });
    expect([response.status, (await response.text()).length < 8192]).toEqual([400, true]);
  });

  it('responds with 429 to too many questions', async () => {
    const { send } = setUp();
    for (let i = 0; i < 60; i += 1) await send({ message: 'mission' });
    expect((await send({ message: 'mission' })).status).toBe(429);
  });
});
