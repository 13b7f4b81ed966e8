import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import {
  draftChange,
  MAX_ANSWER_LENGTH,
  messageHistory,
  newAnswer,
  newNote,
  savedDraft,
} from '@studio/client/inbox-history';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { personOf } from '../../auth/person.ts';
import { BODY_ERRORS, type ChangeDeps, idParam, noStore, notFound, READ_ERRORS } from '../change-routes.ts';
import type { Added, Histories } from './history.ts';

/** Bytes of a request body: each character of an answer as a JSON escape. */
const MAX_BYTES = 6 * MAX_ANSWER_LENGTH + 1024;

const noteParam = v.object({ ...idParam.entries, note: v.pipe(v.string(), v.uuid('the id of a note')) });
const answerParam = v.object({ ...idParam.entries, answer: v.pipe(v.string(), v.uuid('the id of an answer')) });

export interface HistoryDeps extends Pick<ChangeDeps, 'adminOnly' | 'sameSite'> {
  readonly histories: Histories;
}

/** Creates the admin's routes for notes and answers. Each responds with the history of the message. */
export function createHistory({ histories, adminOnly, sameSite }: HistoryDeps) {
  const write = [sameSite, adminOnly] as const;
  const writeBody = [...write, jsonOnly, limitBody(MAX_BYTES)] as const;
  const respond = async (c: Context, id: string, status: 200 | 201 = 200) => {
    const history = await histories.get(id);
    return history ? c.json(history, status, noStore) : notFound(c);
  };
  const respondTo = (c: Context, id: string, added: Added) => {
    if (added === 'missing') return notFound(c);
    if (added === 'added') return respond(c, id, 201);
    return problem(c, { slug: 'history-full', status: 409, title: 'This message has as many of these as it can have' });
  };

  return new Hono()
    .get(
      '/v1/contact/:id/history',
      documented('Returns notes about a message, and its answers', { 200: messageHistory }, [...READ_ERRORS, 404]),
      adminOnly,
      validate('param', idParam),
      (c) => respond(c, c.req.valid('param').id),
    )
    .post(
      '/v1/contact/:id/notes',
      documented('Writes down something about a message', { 201: messageHistory }, [...BODY_ERRORS, 404, 409]),
      ...writeBody,
      validate('param', idParam),
      validate('json', newNote),
      async (c) => {
        const { id } = c.req.valid('param');
        return respondTo(c, id, await histories.addNote(id, c.req.valid('json'), personOf(c)?.id));
      },
    )
    .delete(
      '/v1/contact/:id/notes/:note',
      documented('Removes a note', { 200: messageHistory }, [...READ_ERRORS, 404]),
      ...write,
      validate('param', noteParam),
      async (c) => {
        const { id, note } = c.req.valid('param');
        return (await histories.removeNote(id, note)) ? respond(c, id) : notFound(c);
      },
    )
    .post(
      '/v1/contact/:id/answers',
      documented('Sends an answer to the visitor by email', { 201: messageHistory }, [...BODY_ERRORS, 404, 409]),
      ...writeBody,
      validate('param', idParam),
      validate('json', newAnswer),
      async (c) => {
        const { id } = c.req.valid('param');
        return respondTo(c, id, await histories.addAnswer(id, c.req.valid('json'), personOf(c)?.id));
      },
    )
    .put(
      '/v1/contact/:id/draft',
      documented('Stores the draft of an answer, if nobody else has changed it', { 200: savedDraft }, [
        ...BODY_ERRORS,
        404,
        409,
      ]),
      ...writeBody,
      validate('param', idParam),
      validate('json', draftChange),
      async (c) => {
        const draft = await histories.saveDraft(c.req.valid('param').id, c.req.valid('json'));
        if (draft === 'missing') return notFound(c);
        if (draft !== 'changed') return c.json({ draft }, 200, noStore);
        return problem(c, { slug: 'draft-changed', status: 409, title: 'Somebody else has changed this draft' });
      },
    )
    .post(
      '/v1/contact/:id/answers/:answer/attempts',
      documented('Sends an answer again that has failed', { 200: messageHistory }, [...READ_ERRORS, 404]),
      ...write,
      validate('param', answerParam),
      async (c) => {
        const { id, answer } = c.req.valid('param');
        return (await histories.retryAnswer(id, answer)) ? respond(c, id) : notFound(c);
      },
    );
}
