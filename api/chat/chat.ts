import { chatAnswer, chatQuestion } from '@studio/contract/chat';
import { Hono, type MiddlewareHandler } from 'hono';
import { jsonOnly, limitBody } from '../http/body.ts';
import { validate } from '../http/validate.ts';
import { documented } from '../openapi/documented.ts';
import type { Passages } from './passages.ts';
import { replyFrom } from './reply.ts';

export interface ChatDeps {
  readonly passages: Passages;
  readonly limiter: MiddlewareHandler;
  /** Refuses what other sites' pages write. */
  readonly sameSite: MiddlewareHandler;
}

/** Most bytes of a question: the longest one, every character of it escaped. */
const MAX_BODY_BYTES = 16 * 1024;

/** Below `/api`: answers questions from the site's own pages. Nothing of a question is kept. */
export function createChat({ passages, limiter, sameSite }: ChatDeps) {
  return new Hono().post(
    '/chat',
    documented('Answers a question from what the site says', { 200: chatAnswer }, [403, 413, 415, 429]),
    sameSite,
    limiter,
    jsonOnly,
    limitBody(MAX_BODY_BYTES),
    validate('json', chatQuestion),
    async (c) => {
      const found = await passages.find(c.req.valid('json').message);
      return c.json(replyFrom(found), 200, { 'Cache-Control': 'no-store' });
    },
  );
}
