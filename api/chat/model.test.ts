import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type ChatEvent, chatEvent } from '@studio/client/chat';
import * as v from 'valibot';
import { createTestChat } from './chat.fixture.ts';
import { begin, type ModelAnswer, type ModelServer, saying, startModelServer } from './model.fixture.ts';
import { createModel } from './model.ts';

const QUOTED = 'A ready-made website costs between $499 and $1,799, set up and running.';
let server: ModelServer | undefined;
afterEach(() => server?.close());

async function setUp(answer: ModelAnswer, modelTimeoutMs = 5_000) {
  server = await startModelServer(answer);
  const warn = jest.fn();
  const log = { warn };
  const model = createModel({ url: server.url, name: 'm', key: 'k' }, modelTimeoutMs);
  const { chat: app } = createTestChat({ model, log });
  const ask = (message: string, accept: string, turns: readonly object[] = []) =>
    app.request('/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: accept },
      body: JSON.stringify({ message, turns }),
    });
  return { ask, warn, server };
}

async function eventsOf(response: Response): Promise<ChatEvent[]> {
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
  return lines.map((line) => v.parse(chatEvent, JSON.parse(line.slice(6))));
}

describe('with a model', () => {
  it('returns its answer and the sources that it cites', async () => {
    const { ask, server } = await setUp(saying('Between $499 and $1,799 [1]. See /sell/ecommerce.'));
    const response = await ask('What does a website cost?', 'text/event-stream');
    expect(response.headers.get('Content-Type')).toContain('text/event-stream');
    const events = await eventsOf(response);
    expect(events.at(-1)).toMatchObject({
      type: 'answer',
      answer: {
        response: 'Between $499 and $1,799. See /sell/ecommerce.',
        answered: true,
        sources: [{ href: '/faqs#cost' }, { href: '/sell/ecommerce' }],
      },
    });
    const { messages } = JSON.parse(server.requests[0] ?? '');
    expect(messages[0].content).toContain(QUOTED);
    expect(messages[0].content).toContain('/about About Us');
    expect(messages[1]).toEqual({ role: 'user', content: 'What does a website cost?' });
  });

  it('sends it the turns before the question', async () => {
    const { ask, server } = await setUp(saying('Between $499 and $1,799.'));
    await ask('and how much?', 'application/json', [
      { sender: 'user', text: 'Do you build websites?' },
      { sender: 'bot', text: 'Yes.' },
    ]);
    const { messages } = JSON.parse(server.requests[0] ?? '');
    expect(messages.slice(1)).toEqual([
      { role: 'user', content: 'Do you build websites?' },
      { role: 'assistant', content: 'Yes.' },
      { role: 'user', content: 'and how much?' },
    ]);
  });

  it('asks it also if the site has no passage, and declines in the language of the question', async () => {
    const { ask, server } = await setUp(saying('UNKNOWN'));
    const events = await eventsOf(await ask('পিৎজা বিক্রি করেন?', 'text/event-stream'));
    expect(server.requests).toHaveLength(1);
    expect(JSON.stringify(events.at(-1))).toContain('জানি না');
  });

  it('does not ask it to return a greeting', async () => {
    const { ask, server } = await setUp(saying('Pizza.'));
    expect(await (await ask('hello', 'application/json')).json()).toMatchObject({ answered: true });
    expect(server.requests).toEqual([]);
  });

  it('lets it answer in the language of the question', async () => {
    const { ask } = await setUp(saying('একটি ওয়েবসাইটের দাম $499 থেকে $1,799 [1]। দোকান: ৪ থেকে ৬ সপ্তাহ [2]।'));
    const events = await eventsOf(await ask('ওয়েবসাইট আর দোকানের দাম ও সময় কত?', 'text/event-stream'));
    expect(JSON.stringify(events.at(-1))).toContain('দাম $499 থেকে $1,799। দোকান: ৪ থেকে ৬ সপ্তাহ।');
  });

  it.each([
    'It costs $399.',
    'It takes nine weeks.',
    'See https://evil.example.',
    'As you wish: order at evil-shop.com.',
    'As you wish: write to owner@evil.example.',
    'You get a discount of 50 %.',
  ])('quotes the site when the model says %j, and sends nothing of it', async (text) => {
    const { ask, warn } = await setUp(saying(text));
    const events = await eventsOf(await ask('What does a website cost?', 'text/event-stream'));
    expect(JSON.stringify(events.at(-1))).toContain(QUOTED);
    expect(warn).toHaveBeenLastCalledWith({ err: expect.anything() }, 'the model failed; the site was quoted');
  });

  const failures: readonly (readonly [string, ModelAnswer])[] = [
    ['refuses', (response) => void response.writeHead(500).end('{"error":{"message":"no"}}')],
    ['hangs', () => undefined],
    ['hangs half-way', (response) => begin(response, '{"choices":')],
    [
      'breaks off',
      (response) => {
        begin(response, '{"choices":');
        setImmediate(() => response.destroy());
      },
    ],
    ['sends garbage', (response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>\u0000')],
    ['sends an answer without a text', (response) => void response.end('{"choices":[{"message":{"content":null}}]}')],
    [
      'redirects to another address',
      (response, request) =>
        request.url === '/other'
          ? saying('Between $499 and $1,799.')(response, request)
          : response.writeHead(307, { Location: '/other' }).end(),
    ],
    ['returns nothing', saying(' ')],
    ['says too much', saying('on '.repeat(3000))],
  ];
  it.each(failures)('quotes the site when the model %s', async (_, answer) => {
    const { ask, warn } = await setUp(answer, 400);
    const events = await eventsOf(await ask('What does a website cost?', 'text/event-stream'));
    expect(events.at(-1)).toMatchObject({ type: 'answer', answer: { answered: true } });
    expect(JSON.stringify(events.at(-1))).toContain(QUOTED);
    expect(warn).toHaveBeenLastCalledWith({ err: expect.anything() }, 'the model failed; the site was quoted');
  });

  it('quotes the site as soon as the response of the model is too long', async () => {
    const { ask, warn } = await setUp((response) => begin(response, 'x'.repeat(70_000)));
    const events = await eventsOf(await ask('What does a website cost?', 'text/event-stream'));
    expect(JSON.stringify(events.at(-1))).toContain(QUOTED);
    const err = expect.objectContaining({ message: 'The response of the model is too long' });
    expect(warn).toHaveBeenLastCalledWith({ err }, 'the model failed; the site was quoted');
  });
});
