import { jsonOnly, limitBody } from '@platform/server/http/body';
import { problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { receivedMessage } from '@studio/client/contact';
import { changed, inboxSummary, messageChange, messageFilter, messagesChange } from '@studio/client/inbox';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { csv, type ExportFormat, exportMessages, json } from './export.ts';
import type { Inbox } from './inbox.ts';
import type { Mailbox } from './mailbox.ts';

/** Most bytes of a change: the ids of all that can be changed at once, and then some. */
const MAX_BODY_BYTES = 16 * 1024;

const idParam = v.object({ id: v.pipe(v.string(), v.uuid('the id of a message')) });
const addressParam = v.object({ email: v.pipe(v.string(), v.minLength(3), v.maxLength(254)) });

const isZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
};
const zoneQuery = v.object({
  zone: v.optional(v.pipe(v.string(), v.check(isZone, 'a time zone such as Asia/Dhaka')), 'UTC'),
});

export interface ContactAdminDeps {
  readonly inbox: Pick<Inbox, 'list' | 'get'>;
  readonly mailbox: Mailbox;
  /** Lets the owner through only. */
  readonly adminOnly: MiddlewareHandler;
  /** Refuses what other sites' pages write. */
  readonly sameSite: MiddlewareHandler;
}

const noStore = { 'Cache-Control': 'no-store' } as const;
const noMessage = (c: Context) => problem(c, { slug: 'no-message', status: 404, title: 'There is no such message' });

/** Below `/api`: what the owner does with the messages, beside listing them. */
export function createContactAdmin({ inbox, mailbox, adminOnly, sameSite }: ContactAdminDeps) {
  const write = [sameSite, adminOnly] as const;
  const exported = (format: ExportFormat) => (c: Context, filter: v.InferOutput<typeof messageFilter>) =>
    c.body(exportMessages(inbox, filter, format), 200, {
      ...noStore,
      'Content-Type': format.type,
      'Content-Disposition': `attachment; filename="messages.${format.extension}"`,
    });

  return new Hono()
    .get(
      '/v1/contact/summary',
      documented(
        'How many messages there are, and came on each of the last 30 days',
        { 200: inboxSummary },
        [400, 401, 403, 503],
      ),
      adminOnly,
      validate('query', zoneQuery),
      async (c) => c.json(await mailbox.summary(c.req.valid('query').zone), 200, noStore),
    )
    .get(
      '/v1/contact/export.csv',
      documented(
        'The messages that are filtered, as CSV; cells that could be formulas are defused',
        { 200: null },
        [400, 401, 403],
      ),
      adminOnly,
      validate('query', messageFilter),
      (c) => exported(csv)(c, c.req.valid('query')),
    )
    .get(
      '/v1/contact/export.json',
      documented('The messages that are filtered, as JSON', { 200: v.array(receivedMessage) }, [400, 401, 403]),
      adminOnly,
      validate('query', messageFilter),
      (c) => exported(json)(c, c.req.valid('query')),
    )
    .delete(
      '/v1/contact/addresses/:email',
      documented('Removes all messages of an e-mail address at once, for good', { 200: changed }, [400, 401, 403, 503]),
      ...write,
      validate('param', addressParam),
      async (c) => c.json({ changed: await mailbox.removeAddress(c.req.valid('param').email) }, 200, noStore),
    )
    .get(
      '/v1/contact/:id',
      documented('A message', { 200: receivedMessage }, [400, 401, 403, 404, 503]),
      adminOnly,
      validate('param', idParam),
      async (c) => {
        const message = await inbox.get(c.req.valid('param').id);
        return message ? c.json(message, 200, noStore) : noMessage(c);
      },
    )
    .patch(
      '/v1/contact/:id',
      documented(
        'Gives a message another state, or undoes its deletion',
        { 200: changed },
        [400, 401, 403, 404, 413, 415, 503],
      ),
      ...write,
      jsonOnly,
      limitBody(MAX_BODY_BYTES),
      validate('param', idParam),
      validate('json', messageChange),
      async (c) => {
        const count = await mailbox.change([c.req.valid('param').id], c.req.valid('json'));
        return count === 0 ? noMessage(c) : c.json({ changed: count }, 200, noStore);
      },
    )
    .delete(
      '/v1/contact/:id',
      documented('Deletes a message. For 10 s it can be had back', { 200: changed }, [400, 401, 403, 404, 503]),
      ...write,
      validate('param', idParam),
      async (c) => {
        const count = await mailbox.change([c.req.valid('param').id], { deleted: true });
        return count === 0 ? noMessage(c) : c.json({ changed: count }, 200, noStore);
      },
    )
    .patch(
      '/v1/contact',
      documented(
        'Changes several messages, or deletes them, in the same way',
        { 200: changed },
        [400, 401, 403, 413, 415, 503],
      ),
      ...write,
      jsonOnly,
      limitBody(MAX_BODY_BYTES),
      validate('json', messagesChange),
      async (c) => {
        const { ids, ...change } = c.req.valid('json');
        return c.json({ changed: await mailbox.change(ids, change) }, 200, noStore);
      },
    );
}
