import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import {
  changed,
  changedMatching,
  changedMessages,
  changeUndo,
  emptyTrash,
  matchingChange,
  messageChange,
  messagesChange,
  messagesRemoval,
  oldMessages,
  storedAddress,
} from '@studio/client/inbox';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { personOf } from '../auth/person.ts';
import type { ChangeOutcome } from './messages/change-messages.ts';
import type { Inbox } from './messages/inbox.ts';

/** Bytes of a change's request body: more than the ids of all messages that can be changed at once. */
const MAX_CHANGE_BYTES = 16 * 1024;

/** Statuses of the errors of routes that read, and of those that take a body. */
export const READ_ERRORS = [400, 401, 403, 503];
export const BODY_ERRORS = [...READ_ERRORS, 413, 415];

export const idParam = v.object({ id: v.pipe(v.string(), v.uuid('the id of a message')) });
const addressParam = v.object({ email: storedAddress });

export const noStore = { 'Cache-Control': 'no-store' } as const;
export const notFound = (c: Context) =>
  problem(c, { slug: 'no-message', status: 404, title: 'There is no such message' });

export interface ChangeDeps {
  readonly inbox: Omit<Inbox, 'add' | 'removeDeleted'>;
  /** Rejects everybody but the admin. */
  readonly adminOnly: MiddlewareHandler;
  /** Rejects requests from pages of other sites. */
  readonly sameSite: MiddlewareHandler;
}

/** Creates the admin's routes that change or remove messages. */
export function createChanges({ inbox, adminOnly, sameSite }: ChangeDeps) {
  const write = [sameSite, adminOnly] as const;
  const writeBody = [...write, jsonOnly, limitBody(MAX_CHANGE_BYTES)] as const;
  const respond = (c: Context, outcome: ChangeOutcome) =>
    outcome.changed === 0 ? notFound(c) : c.json(outcome, 200, noStore);

  return new Hono()
    .delete(
      '/v1/contact/addresses/:email',
      documented('Removes all messages of an email address for good', { 200: changed }, READ_ERRORS),
      ...write,
      validate('param', addressParam),
      async (c) => c.json({ changed: await inbox.removeAddress(c.req.valid('param').email) }, 200, noStore),
    )
    .delete(
      '/v1/contact/old',
      documented('Removes all messages that arrived before a time for good', { 200: changed }, READ_ERRORS),
      ...write,
      validate('query', oldMessages),
      async (c) => c.json({ changed: await inbox.removeBefore(c.req.valid('query').before) }, 200, noStore),
    )
    .delete(
      '/v1/contact/trash',
      documented('Removes all messages in the trash for good, if there are as many as expected', { 200: changed }, [
        ...READ_ERRORS,
        409,
      ]),
      ...write,
      validate('query', emptyTrash),
      async (c) => {
        const count = await inbox.emptyTrash(c.req.valid('query').count);
        if (count !== undefined) return c.json({ changed: count }, 200, noStore);
        return problem(c, { slug: 'trash-changed', status: 409, title: 'The trash has changed' });
      },
    )
    .patch(
      '/v1/contact/matching',
      documented('Changes a batch of the messages that match a filter', { 200: changedMatching }, BODY_ERRORS),
      ...writeBody,
      validate('json', matchingChange),
      async (c) => {
        const { filter, cursor, ...change } = c.req.valid('json');
        return c.json(await inbox.changeMatching(filter, change, { cursor, person: personOf(c)?.id }), 200, noStore);
      },
    )
    .patch(
      '/v1/contact/:id',
      documented('Changes the state of a message, moves it to the trash, or restores it', { 200: changedMessages }, [
        ...BODY_ERRORS,
        404,
      ]),
      ...writeBody,
      validate('param', idParam),
      validate('json', messageChange),
      async (c) => respond(c, await inbox.change([c.req.valid('param').id], c.req.valid('json'), personOf(c)?.id)),
    )
    .delete(
      '/v1/contact/:id',
      documented('Moves a message to the trash', { 200: changedMessages }, [...READ_ERRORS, 404]),
      ...write,
      validate('param', idParam),
      async (c) => respond(c, await inbox.change([c.req.valid('param').id], { deleted: true }, personOf(c)?.id)),
    )
    .patch(
      '/v1/contact',
      documented('Changes several messages', { 200: changedMessages }, BODY_ERRORS),
      ...writeBody,
      validate('json', messagesChange),
      async (c) => {
        const { ids, ...change } = c.req.valid('json');
        return c.json(await inbox.change(ids, change, personOf(c)?.id), 200, noStore);
      },
    )
    .post(
      '/v1/contact/undo',
      documented('Undoes a change, except of messages that were changed since', { 200: changed }, BODY_ERRORS),
      ...writeBody,
      validate('json', changeUndo),
      async (c) => c.json({ changed: await inbox.undo(c.req.valid('json'), personOf(c)?.id) }, 200, noStore),
    )
    .post(
      '/v1/contact/removals',
      documented('Removes messages in the trash for good', { 200: changed }, BODY_ERRORS),
      ...writeBody,
      validate('json', messagesRemoval),
      async (c) => c.json({ changed: await inbox.removeFromTrash(c.req.valid('json').ids) }, 200, noStore),
    );
}
