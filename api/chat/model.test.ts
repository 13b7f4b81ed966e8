import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type ChatEvent, chatEvent } from '@studio/client/chat';
import 'ai';
import '@ai-sdk/openai-compatible';
import { unlimitedWork } from '@platform/server/http/work-budget';
import { Hono } from 'hono';
import * as v from 'valibot';
import { createAnswers } from './answers.ts';
import { type ModelAnswer, type ModelServer, saying, startModelServer, streamPieces } from './model.fixture.ts';
import { createModel } from './model.ts';
import { PAGES, SITE } from './pages.fixture.ts';
import { createPassages } from './passages.ts';
import { createChat } from './routes.ts';

const QUOTED = 'A ready-made website costs between $499 and $1,799, set up and running.';
let server: ModelServer | undefined;
afterEach(() => server?.close());

async function setUp(answer: ModelAnswer, modelTimeoutMs = 5_000) {
  server = await startModelServer(answer);
  const onModelFailure = jest.fn();
  const pages = { live: 'one', documents: async () => ({ set: 'one', pages: PAGES }), onLive: () => undefined };
  const passages = createPassages({ pages, onFailure: jest.fn() });
  const model = createModel({ url: server.url, name: 'm', key: 'k' });
  const answers = createAnswers({ site: SITE, passages, model, modelTimeoutMs, onModelFailure });
  const app = new Hono().route(
    '/',
    createChat({ answers, limiter: (_, next) => next(), budget: unlimitedWork, sameSite: (_, next) => next() }),
  );
  const ask = (message: string, accept: string) =>
    app.request('/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: accept },
      body: JSON.stringify({ message }),
    });
  return { ask, onModelFailure, server };
}

async function eventsOf(response: Response): Promise<ChatEvent[]> {
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
  return lines.map((line) => v.parse(chatEvent, JSON.parse(line.slice(6))));
}

const textsIn = (events: readonly ChatEvent[]) => events.flatMap((event) => (event.type === 'text' ? event.text : []));

describe('with a model', () => {
  it('streams its answer, and ends with the whole answer and its sources', async () => {
    const { ask, server } = await setUp(saying('Between $499', ' and $1,799.'));
    const response = await ask('What does a website cost?', 'text/event-stream');
    expect(response.headers.get('Content-Type')).toContain('text/event-stream');
    const events = await eventsOf(response);
    expect(textsIn(events)).toEqual(['Between $499', ' and $1,799.']);
    expect(events.at(-1)).toMatchObject({
      type: 'answer',
      answer: { response: 'Between $499 and $1,799.', answered: true, sources: [{ href: '/faqs#cost' }] },
    });
    const { messages } = JSON.parse(server.requests[0] ?? '');
    expect(messages[0].content).toContain(QUOTED);
    expect(messages[1]).toEqual({ role: 'user', content: 'What does a website cost?' });
  });

  it('responds with JSON if JSON is requested', async () => {
    const { ask } = await setUp(saying('Between $499 and $1,799.'));
    expect(await (await ask('website cost', 'application/json')).json()).toMatchObject({
      response: 'Between $499 and $1,799.',
    });
  });

  it('streams nothing if the model does not know the answer', async () => {
    const { ask } = await setUp(saying('UNK', 'NOWN'));
    const events = await eventsOf(await ask('website cost', 'text/event-stream'));
    expect(textsIn(events)).toEqual([]);
    expect(events.at(-1)).toMatchObject({ answer: { answered: false, sources: [{ href: '/contact' }] } });
  });

  it('does not ask the model if the site has no passage', async () => {
    const { ask, server } = await setUp(saying('Pizza.'));
    expect(await (await ask('Do you sell pizza?', 'application/json')).json()).toMatchObject({ answered: false });
    expect(server.requests).toEqual([]);
  });

  const failures: readonly (readonly [string, ModelAnswer])[] = [
    ['refuses', (response) => void response.writeHead(500).end('{"error":{"message":"no"}}')],
    ['hangs', () => undefined],
    ['hangs half-way', (response) => streamPieces(response, ['Between'])],
    [
      'breaks off',
      (response) => {
        streamPieces(response, ['Between']);
        setImmediate(() => response.destroy());
      },
    ],
    ['sends garbage', (response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>\u0000')],
    [
      'sends garbage in a stream',
      (response) => {
        streamPieces(response, []);
        response.end('data: {"a"\n\n');
      },
    ],
    ['returns nothing', saying()],
    ['never ends', saying(...Array.from({ length: 3000 }, () => 'on '))],
  ];
  it.each(failures)('quotes the site when the model %s', async (_, answer) => {
    const { ask, onModelFailure } = await setUp(answer, 400);
    const events = await eventsOf(await ask('What does a website cost?', 'text/event-stream'));
    expect(events.at(-1)).toMatchObject({ type: 'answer', answer: { answered: true } });
    expect(JSON.stringify(events.at(-1))).toContain(QUOTED);
    expect(onModelFailure).toHaveBeenCalledTimes(1);
  });
});
