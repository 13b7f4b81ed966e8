import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import type { WorkBudget } from '@platform/server/http/limits/work-budget';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { CHAT_STREAM, type ChatAnswer, type ChatEvent, chatAnswer, chatQuestion } from '@studio/client/chat';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { streamSSE } from 'hono/streaming';
import type { Answers } from './answers.ts';

export interface ChatDeps {
  readonly answers: Answers;
  /** Rejects clients that ask too often. */
  readonly limiter: MiddlewareHandler;
  /** Rejects clients whose questions have taken too much time. */
  readonly budget: WorkBudget;
  /** Rejects requests from pages of other sites. */
  readonly sameSite: MiddlewareHandler;
}

/** Bytes of a request body: a question and the turns before it, each of the longest, with every character escaped. */
const MAX_BODY_BYTES = 48 * 1024;

/** Interval of the events that show a waiting client that the answer is being made. */
const WAITING_EVENT_MS = 5_000;

const JSON_TYPE = 'application/json';

/** Creates the route below `/api` that answers questions from the site's own pages. */
export function createChat({ answers, limiter, budget, sameSite }: ChatDeps) {
  return new Hono().post(
    '/chat',
    documented('Answers a question from the content of the site', { 200: chatAnswer }, [403, 413, 415, 429]),
    sameSite,
    limiter,
    budget,
    jsonOnly,
    limitBody(MAX_BODY_BYTES),
    validate('json', chatQuestion),
    async (c) => {
      const { message, turns } = c.req.valid('json');
      const type = accepts(c, { header: 'Accept', supports: [JSON_TYPE, CHAT_STREAM], default: JSON_TYPE });
      if (type === CHAT_STREAM) {
        return streamAnswer(c, (onText, signal) => answers.answer(message, turns, onText, signal, c.var.spend));
      }
      const answer = await answers.answer(message, turns, () => undefined, c.req.raw.signal, c.var.spend);
      return c.json(answer, 200, { 'Cache-Control': 'no-store' });
    },
  );
}

/** Streams an answer as events of the schema `chatEvent`. On a failure the stream ends without an `answer`. */
function streamAnswer(
  c: Context,
  makeAnswer: (onText: (text: string) => void, signal: AbortSignal) => Promise<ChatAnswer>,
) {
  c.header('X-Accel-Buffering', 'no');
  const response = streamSSE(c, async (stream) => {
    const controller = new AbortController();
    stream.onAbort(() => controller.abort());
    const send = (event: ChatEvent) => stream.writeSSE({ data: JSON.stringify(event) });
    const timer = setInterval(() => void send({ type: 'waiting' }), WAITING_EVENT_MS);
    try {
      const onText = (text: string) => void send({ type: 'text', text });
      const answer = await makeAnswer(onText, controller.signal);
      await send({ type: 'answer', answer });
    } finally {
      clearInterval(timer);
    }
  });
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
