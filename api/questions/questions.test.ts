import { expect, it, jest } from '@jest/globals';
import { errorHandler } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { chatAnswer } from '@studio/client/chat';
import { questionList } from '@studio/client/questions';
import { Hono } from 'hono';
import * as v from 'valibot';
import { createTestChat } from '../chat/chat.fixture.ts';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { createQuestions, KEPT_DAYS, MAX_UNANSWERED } from './questions.ts';
import { createQuestionRoutes } from './routes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describeOnEachDatabase('the questions of the chat', ({ testDatabase }) => {
  const setUp = async ({ isKept = true } = {}) => {
    const { db } = await testDatabase();
    let time = Date.UTC(2025, 2, 12);
    const log = { error: jest.fn() };
    const questions = createQuestions({ db, isKept, log, now: () => time });
    const keep = async (...texts: readonly string[]) => {
      for (const text of texts) {
        time += 1000;
        questions.keep(text);
        await questions.settled();
      }
      return (await questions.list()).map(({ text, count }) => `${text} ${count}`);
    };
    const pass = (days: number) => {
      time += days * DAY_MS;
    };
    return { db, questions, keep, pass, log };
  };

  it('are kept with how often they were asked, the latest first', async () => {
    const { keep, log } = await setUp();
    expect(await keep('Do you sell penguins?', 'Parrots?', 'do you sell PENGUINS')).toEqual([
      'Do you sell penguins? 2',
      'Parrots? 1',
    ]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it.each(['I am a@b.example', 'call me +880 1700-000 000', '???'])('do not include %j', async (text) =>
    expect(await (await setUp()).keep(text)).toEqual([]),
  );

  it('may be whole paragraphs, in any script', async () => {
    const { keep, log } = await setUp();
    const paragraph = 'আমাদের একটি পেঙ্গুইন দরকার। '.repeat(178).slice(0, 5000);
    expect(await keep(paragraph, paragraph)).toEqual([`${paragraph} 2`]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('are not kept if that is switched off', async () => {
    expect(await (await setUp({ isKept: false })).keep('Penguins?')).toEqual([]);
  });

  it('are deleted after 30 days, those with an answer excepted', async () => {
    const { questions, keep, pass } = await setUp();
    await keep('Penguins?', 'Parrots?');
    const [parrots] = await questions.list();
    await questions.answer(parrots?.id ?? '', 'No.');
    pass(KEPT_DAYS);
    const stop = questions.start();
    await stop();
    expect((await questions.list()).map(({ text }) => text)).toEqual(['Parrots?']);
  });

  it('are bounded: a new one replaces the oldest', async () => {
    const { db, questions, keep } = await setUp();
    const rows = Array.from({ length: MAX_UNANSWERED }, (_, i) => ({
      id: `id ${i}`,
      words: `words ${i}`,
      text: `Text ${i}`,
      count: 1,
      asked_at: new Date(Date.UTC(2025, 2, 1) + i * 1000).toISOString(),
      answer: null,
    }));
    await db.insertInto('questions').values(rows).execute();
    await keep('Penguins?');
    const texts = (await questions.list()).map(({ text }) => text);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([MAX_UNANSWERED, 'Penguins?', 'Text 1']);
  });

  it('become entries when they are answered: another array, once', async () => {
    const { questions, keep } = await setUp();
    await keep('Do you sell penguins?');
    const before = questions.entries();
    const [asked] = await questions.list();
    expect(await questions.answer(asked?.id ?? '', 'No, websites.')).toBe(true);
    const after = questions.entries();
    expect(after).not.toBe(before);
    expect(after).toMatchObject([{ ask: 'Do you sell penguins?', say: { en: 'No, websites.' } }]);
    await questions.answer(asked?.id ?? '', 'No, websites.');
    expect(questions.entries()).toBe(after);
    expect(await questions.remove(asked?.id ?? '')).toBe(true);
    expect(questions.entries()).toEqual([]);
  });

  it('are answered by the chat, in similar words too, once the owner has answered them', async () => {
    const { questions } = await setUp();
    const { chat } = createTestChat({ questions });
    const ask = async (message: string) => {
      const body = JSON.stringify({ message });
      const response = await chat.request('/chat', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      return v.parse(chatAnswer, await response.json());
    };
    expect((await ask('Do you sell penguin costumes?')).answered).toBe(false);
    await questions.settled();
    const [asked] = await questions.list();
    expect(asked).toMatchObject({ text: 'Do you sell penguin costumes?', answer: null });
    await questions.answer(asked?.id ?? '', 'No, but a neighbour does.');
    expect(await ask('do you sell a penguin costume')).toMatchObject({
      response: 'No, but a neighbour does.',
      answered: true,
    });
    expect((await ask('do you sell parrots')).answered).toBe(false);
  });

  it('are listed, answered and removed by the admin only', async () => {
    const { questions, keep } = await setUp();
    await keep('Penguins?');
    let isAdmin = true;
    const app = new Hono().onError(errorHandler({ error: jest.fn() })).route(
      '/',
      createQuestionRoutes({
        questions,
        adminOnly: (c, next) => (isAdmin ? next() : Promise.resolve(c.body(null, 401))),
        sameSite: sameSite(),
      }),
    );
    const request = (method: string, path: string, body?: unknown, headers = {}) =>
      app.request(`/v1/questions${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const list = v.parse(questionList, await (await request('GET', '')).json());
    const id = list.questions[0]?.id ?? '';
    expect(list).toMatchObject({ isKept: true, questions: [{ text: 'Penguins?', answer: null }] });
    expect((await request('PUT', `/${id}`, { answer: ' ' })).status).toBe(400);
    expect((await request('PUT', '/0195a8f0-0000-7000-8000-000000000001', { answer: 'No.' })).status).toBe(404);
    expect((await request('PUT', `/${id}`, { answer: 'No.' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await request('PUT', `/${id}`, { answer: 'No.' })).status).toBe(204);
    expect((await request('DELETE', `/${id}`)).status).toBe(204);
    expect((await request('DELETE', `/${id}`)).status).toBe(404);
    isAdmin = false;
    const refused = [request('GET', ''), request('PUT', `/${id}`, { answer: 'No.' }), request('DELETE', `/${id}`)];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
