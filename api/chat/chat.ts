import { jsonOnly, limitBody } from '@platform/server/http/body';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { CHAT_STREAM, type ChatEvent, chatAnswer, chatQuestion } from '@studio/client/chat';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { streamSSE } from 'hono/streaming';
import type { Answers } from './answers.ts';

export interface ChatDeps {
  readonly answers: Answers;
  readonly limiter: MiddlewareHandler;
  /** Refuses what other sites' pages write. */
  readonly sameSite: MiddlewareHandler;
}

/** Most bytes of a question: the longest one, every character of it escaped. */
const MAX_BODY_BYTES = 16 * 1024;

/** How often one who waits hears that an answer is being worked on, in milliseconds. */
const SIGN_OF_LIFE = 5_000;

/** Below `/api`: answers questions from the site's own pages. Nothing of a question is kept. */
export function createChat({ answers, limiter, sameSite }: ChatDeps) {
  return new Hono().post(
    '/chat',
    documented('Answers a question from what the site says', { 200: chatAnswer }, [403, 413, 415, 429]),
    sameSite,
    limiter,
    jsonOnly,
    limitBody(MAX_BODY_BYTES),
    validate('json', chatQuestion),
    async (c) => {
      const { message } = c.req.valid('json');
      const wanted = accepts(c, { header: 'Accept', supports: [JSON_TYPE, CHAT_STREAM], default: JSON_TYPE });
      if (wanted === CHAT_STREAM) return streamAnswer(c, answers, message);
      const answer = await answers.answer(message, () => undefined, c.req.raw.signal);
      return c.json(answer, 200, { 'Cache-Control': 'no-store' });
    },
  );
}

const JSON_TYPE = 'application/json';

/** The answer as events, `chatEvent`. A failure breaks the stream off: what has no `answer` is none. */
function streamAnswer(c: Context, answers: Answers, message: string) {
  c.header('X-Accel-Buffering', 'no');
  const response = streamSSE(c, async (stream) => {
    const gone = new AbortController();
    stream.onAbort(() => gone.abort());
    const send = (event: ChatEvent) => stream.writeSSE({ data: JSON.stringify(event) });
    const living = setInterval(() => void send({ type: 'waiting' }), SIGN_OF_LIFE);
    try {
      const answer = await answers.answer(message, (text) => void send({ type: 'text', text }), gone.signal);
      await send({ type: 'answer', answer });
    } finally {
      clearInterval(living);
    }
  });
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
