import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { questionAnswer, questionList } from '@studio/client/questions';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Questions } from './questions.ts';

/** Bytes of an answer's request body: the longest answer with every character escaped. */
const MAX_BODY_BYTES = 8 * 1024;

export interface QuestionRoutesDeps {
  readonly questions: Pick<Questions, 'isKept' | 'list' | 'answer' | 'remove'>;
  /** Rejects everybody but the admin. */
  readonly adminOnly: MiddlewareHandler;
  /** Rejects requests from pages of other sites. */
  readonly sameSite: MiddlewareHandler;
}

const idParam = v.object({ id: v.pipe(v.string(), v.uuid('the id of a question')) });
const noStore = { 'Cache-Control': 'no-store' } as const;
const notFound = (c: Context) => problem(c, { slug: 'no-question', status: 404, title: 'There is no such question' });

/** Creates the admin's routes below `/api` for questions that the chat could not answer. */
export function createQuestionRoutes({ questions, adminOnly, sameSite }: QuestionRoutesDeps) {
  const id = validate('param', idParam);
  return new Hono()
    .get(
      '/v1/questions',
      documented(
        'Lists the questions that the chat could not answer, and the answers to them',
        { 200: questionList },
        [401, 403, 503],
      ),
      adminOnly,
      async (c) => c.json({ isKept: questions.isKept, questions: await questions.list() }, 200, noStore),
    )
    .put(
      '/v1/questions/:id',
      documented(
        'Answers a question: from now on the chat answers it so',
        { 204: null },
        [400, 401, 403, 404, 413, 415, 503],
      ),
      sameSite,
      adminOnly,
      jsonOnly,
      limitBody(MAX_BODY_BYTES),
      id,
      validate('json', questionAnswer),
      async (c) => {
        const found = await questions.answer(c.req.valid('param').id, c.req.valid('json').answer);
        return found ? c.body(null, 204, noStore) : notFound(c);
      },
    )
    .delete(
      '/v1/questions/:id',
      documented('Removes a question and its answer', { 204: null }, [400, 401, 403, 404, 503]),
      sameSite,
      adminOnly,
      id,
      async (c) => ((await questions.remove(c.req.valid('param').id)) ? c.body(null, 204, noStore) : notFound(c)),
    );
}
