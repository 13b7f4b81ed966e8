import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type ChatEvent, chatEvent } from '@studio/client/chat';
import * as v from 'valibot';
import { createTestChat } from './chat.fixture.ts';
import { type ModelAnswer, type ModelServer, saying, startModelServer, streamPieces } from './model.fixture.ts';
import { createModel } from './model.ts';

const QUOTED = 'A ready-made website costs between $499 and $1,799, set up and running.';
let server: ModelServer | undefined;
afterEach(() => server?.close());

async function setUp(answer: ModelAnswer, modelTimeoutMs = 5_000) {
  server = await startModelServer(answer);
  const onModelFailure = jest.fn();
  const model = createModel({ url: server.url, name: 'm', key: 'k' }, modelTimeoutMs);
  const app = createTestChat({ model, onModelFailure });
  const ask = (message: string, accept: string, turns: readonly object[] = []) =>
    app.request('/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: accept },
      body: JSON.stringify({ message, turns }),
    });
  return { ask, onModelFailure, server };
}

async function eventsOf(response: Response): Promise<ChatEvent[]> {
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
  return lines.map((line) => v.parse(chatEvent, JSON.parse(line.slice(6))));
}

const textsIn = (events: readonly ChatEvent[]) => events.flatMap((event) => (event.type === 'text' ? event.text : []));

describe('with a model', () => {
  it('streams its answer sentence by sentence, and ends with the whole answer and the sources that it cites', async () => {
    const { ask, server } = await setUp(saying('Between $499', ' and $1,799 [1]. ', 'See /sell/ecommerce', '.'));
    const response = await ask('What does a website cost?', 'text/event-stream');
    expect(response.headers.get('Content-Type')).toContain('text/event-stream');
    const events = await eventsOf(response);
    expect(textsIn(events)).toEqual(['Between $499 and $1,799. ', 'See /sell/ecommerce.']);
    expect(events.at(-1)).toMatchObject({
      type: 'answer',
      answer: {
        response: 'Between $499 and $1,799. See /sell/ecommerce.',
        answered: true,
        sources: [{ href: '/faqs#cost' }, { href: '/sell/ecommerce' }],
      },
    });
    const { messages, stream } = JSON.parse(server.requests[0] ?? '');
    expect(stream).toBe(true);
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
    const { ask, server } = await setUp(saying('UNK', 'NOWN'));
    const events = await eventsOf(await ask('পিৎজা বিক্রি করেন?', 'text/event-stream'));
    expect(server.requests).toHaveLength(1);
    expect(textsIn(events)).toEqual([]);
    expect(JSON.stringify(events.at(-1))).toContain('জানি না');
  });

  it('does not ask it to return a greeting', async () => {
    const { ask, server } = await setUp(saying('Pizza.'));
    expect(await (await ask('hello', 'application/json')).json()).toMatchObject({ answered: true });
    expect(server.requests).toEqual([]);
  });

  it('lets it answer in the language of the question', async () => {
    const { ask } = await setUp(saying('একটি ওয়েবসাইটের দাম $499 থেকে $1,799 [1]। ', 'দোকান: ৪ থেকে ৬ সপ্তাহ [2]।'));
    const events = await eventsOf(await ask('ওয়েবসাইট আর দোকানের দাম ও সময় কত?', 'text/event-stream'));
    expect(textsIn(events)).toEqual(['একটি ওয়েবসাইটের দাম $499 থেকে $1,799। ', 'দোকান: ৪ থেকে ৬ সপ্তাহ।']);
  });

  it.each([
    'It costs $399.',
    'It takes nine weeks.',
    'See https://evil.example.',
    'As you wish: order at evil-shop.com.',
    'As you wish: write to owner@evil.example.',
    'You get a discount of 50 %.',
  ])('quotes the site when the model says %j, and sends nothing of it', async (text) => {
    const { ask, onModelFailure } = await setUp(saying(text));
    const events = await eventsOf(await ask('What does a website cost?', 'text/event-stream'));
    expect(textsIn(events)).toEqual([]);
    expect(JSON.stringify(events.at(-1))).toContain(QUOTED);
    expect(onModelFailure).toHaveBeenCalledTimes(1);
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
    [
      'redirects to another address',
      (response, request) =>
        request.url === '/other'
          ? saying('Between $499 and $1,799.')(response, request)
          : response.writeHead(307, { Location: '/other' }).end(),
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

  it('quotes the site as soon as an event of the model is too long', async () => {
    const { ask, onModelFailure } = await setUp((response) => {
      streamPieces(response, ['Between']);
      response.write(`data: ${'x'.repeat(70_000)}`);
    });
    const events = await eventsOf(await ask('What does a website cost?', 'text/event-stream'));
    expect(JSON.stringify(events.at(-1))).toContain(QUOTED);
    expect(onModelFailure).toHaveBeenCalledWith(expect.objectContaining({ type: 'max-buffer-size-exceeded' }));
  });
});
