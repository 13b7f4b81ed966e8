import { setImmediate } from 'node:timers/promises';
import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import type { WorkBudget } from '@platform/server/http/limits/work-budget';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { CHAT_STREAM, type ChatAnswer, type ChatEvent, chatAnswer, chatQuestion } from '@studio/client/chat';
import { Hono, type MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { streamSSE } from 'hono/streaming';
import { answerFrom, declined } from './answer-from.ts';
import type { Knowledge } from './knowledge.ts';
import type { createLibraries, Site } from './library.ts';
import type { Model } from './model.ts';

export interface ChatDeps {
  readonly site: Site;
  readonly knowledge: Knowledge;
  readonly library: ReturnType<typeof createLibraries>;
  /** Words the answers. Unset: the site is quoted. */
  readonly model?: Model | undefined;
  readonly modelTimeoutMs?: number;
  /** Called when the model failed, timed out or stated what the site does not, and the site was quoted instead. */
  readonly onModelFailure?: (error: unknown) => void;
  /** Called with a question that was not answered. */
  readonly onUnanswered?: (question: string) => void;
  /** Rejects clients that ask too often, whose questions have taken too much time, and requests from pages of other sites. */
  readonly limiter: MiddlewareHandler;
  readonly budget: WorkBudget;
  readonly sameSite: MiddlewareHandler;
}

const MODEL_TIMEOUT_MS = 20_000;

/** Bytes of a request body: a question and the turns before it, each of the longest, with every character escaped. */
const MAX_BODY_BYTES = 48 * 1024;

/** Interval of the events that show a waiting client that the answer is being made. */
const WAITING_EVENT_MS = 5_000;

const JSON_TYPE = 'application/json';

/** Creates the route below `/api` that answers questions from the site's own pages: as JSON, or as a stream of `chatEvent`s. */
export function createChat({
  site,
  knowledge,
  library,
  model,
  modelTimeoutMs = MODEL_TIMEOUT_MS,
  onModelFailure,
  onUnanswered,
  ...deps
}: ChatDeps) {
  let last: Promise<void> = Promise.resolve();
  return new Hono().post(
    '/chat',
    documented('Answers a question from the content of the site', { 200: chatAnswer }, [403, 413, 415, 429]),
    deps.sameSite,
    deps.limiter,
    jsonOnly,
    limitBody(MAX_BODY_BYTES),
    deps.budget,
    validate('json', chatQuestion),
    async (c) => {
      const { message, turns } = c.req.valid('json');
      const { signal: visitor } = c.req.raw;
      const answer = async (onText: (text: string) => void): Promise<ChatAnswer> => {
        const known = await library();
        if (!known) return declined(knowledge, site, message);
        // Other requests run between two searches.
        last = last.then(() => setImmediate());
        await last;
        const result = c.var.spend(() => answerFrom(known, site, message, turns));
        const isTalk = result.answer.answered && result.answer.sources.length === 0;
        if (!model || isTalk) return result.answer;
        // Not AbortSignal.any: its signal can be garbage collected before it aborts.
        const controller = new AbortController();
        const timer = setTimeout(() => controller.abort(new Error('The model took too long')), modelTimeoutMs);
        visitor.addEventListener('abort', () => controller.abort(visitor.reason));
        const passages = c.var.spend(result.passages);
        const context = { siteName: site.name, passages, pages: known.pages, signal: controller.signal };
        try {
          return (await model({ message, turns, ...context }, onText)) ?? declined(knowledge, site, message);
        } catch (error) {
          if (!visitor.aborted) onModelFailure?.(error);
          return result.answer;
        } finally {
          clearTimeout(timer);
          controller.abort(new Error('The answer is complete'));
        }
      };
      const respond = async (onText: (text: string) => void) => {
        const response = await answer(onText);
        if (!response.answered) onUnanswered?.(message);
        return response;
      };
      c.header('Cache-Control', 'no-store');
      if (accepts(c, { header: 'Accept', supports: [JSON_TYPE, CHAT_STREAM], default: JSON_TYPE }) === JSON_TYPE) {
        return c.json(await respond(() => undefined), 200);
      }
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
