import { setImmediate } from 'node:timers/promises';
import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import type { WorkBudget } from '@platform/server/http/limits/work-budget';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { CHAT_STREAM, type ChatAnswer, type ChatEvent, chatAnswer, chatQuestion } from '@studio/client/chat';
import { Hono, type MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { streamSSE } from 'hono/streaming';
import { answerFrom } from './answer-from.ts';
import type { Library } from './library.ts';
import type { Model } from './model.ts';

export interface ChatDeps {
  readonly library: () => Promise<Library>;
  /** Words the answers. Unset, or if it fails: the site is quoted. */
  readonly model?: Model | undefined;
  readonly onModelFailure: (error: unknown) => void;
  readonly onUnanswered: (question: string) => void;
  readonly limiter: MiddlewareHandler;
  readonly budget: WorkBudget;
  readonly sameSite: MiddlewareHandler;
}

/** Bytes of a request body: a question and the turns before it, each of the longest, with every character escaped. */
const MAX_BODY_BYTES = 48 * 1024;

/** Interval of the events that show a waiting client that the answer is being made. */
const WAITING_EVENT_MS = 5_000;

const JSON_TYPE = 'application/json';

/** Creates the route below `/api` that answers questions from the site's own pages: as JSON, or as a stream of `chatEvent`s. */
export function createChat({ library, model, onModelFailure, onUnanswered, limiter, budget, sameSite }: ChatDeps) {
  let last: Promise<void> = Promise.resolve();
  return new Hono().post(
    '/chat',
    documented('Answers a question from the content of the site', { 200: chatAnswer }, [403, 413, 415, 429]),
    sameSite,
    limiter,
    jsonOnly,
    limitBody(MAX_BODY_BYTES),
    budget,
    validate('json', chatQuestion),
    async (c) => {
      const { message, turns } = c.req.valid('json');
      const { signal } = c.req.raw;
      const respond = async (onText: (text: string) => void): Promise<ChatAnswer> => {
        const known = await library();
        // Other requests run between two searches.
        last = last.then(() => setImmediate());
        await last;
        const { answer, declined, passages } = c.var.spend(() => answerFrom(known, message, turns));
        let response = answer;
        const isTalk = answer.answered && answer.sources.length === 0;
        if (model && !isTalk) {
          const context = { passages, pages: known.pages, siteName: known.site.name, signal };
          try {
            response = (await model({ message, turns, ...context }, onText)) ?? declined();
          } catch (error) {
            if (!signal.aborted) onModelFailure(error);
          }
        }
        if (!response.answered) onUnanswered(message);
        return response;
      };
      c.header('Cache-Control', 'no-store');
      const type = accepts(c, { header: 'Accept', supports: [JSON_TYPE, CHAT_STREAM], default: JSON_TYPE });
      if (type === JSON_TYPE) return c.json(await respond(() => undefined), 200);
      c.header('X-Accel-Buffering', 'no');
      return streamSSE(c, async (stream) => {
        const send = (event: ChatEvent) => stream.writeSSE({ data: JSON.stringify(event) });
        const timer = setInterval(() => void send({ type: 'waiting' }), WAITING_EVENT_MS);
        try {
          await send({ type: 'answer', answer: await respond((text) => void send({ type: 'text', text })) });
        } finally {
          clearInterval(timer);
        }
      });
    },
  );
}
