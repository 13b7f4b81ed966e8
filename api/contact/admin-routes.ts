import { etagOf, matchesEtag } from '@platform/server/http/answers/etag';
import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import type { WorkBudget } from '@platform/server/http/limits/work-budget';
import { problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { receivedMessage } from '@studio/client/contact';
import {
  changed,
  inboxSummary,
  messageChange,
  messageFilter,
  messagesChange,
  oldMessages,
  storedAddress,
} from '@studio/client/inbox';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { csv, type ExportFormat, exportMessages, json } from './export.ts';
import type { Inbox } from './inbox.ts';

/** Bytes of a change's request body: more than the ids of all messages that can be changed at once. */
const MAX_CHANGE_BYTES = 16 * 1024;

/** Messages on a page of the list. */
const PAGE_SIZE = { default: '50', max: 100 };
const PAGE_SIZE_RULE = `a number from 1 to ${PAGE_SIZE.max}`;

const pageQuery = v.object({
  ...messageFilter.entries,
  cursor: v.optional(v.pipe(v.string(), v.uuid('the cursor of a Link header'))),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, PAGE_SIZE_RULE),
      v.transform(Number),
      v.minValue(1, PAGE_SIZE_RULE),
      v.maxValue(PAGE_SIZE.max, PAGE_SIZE_RULE),
    ),
    PAGE_SIZE.default,
  ),
});

const isTimeZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
};
const zoneQuery = v.object({
  zone: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(64, 'a time zone such as Europe/Oslo'),
      v.check(isTimeZone, 'a time zone such as Europe/Oslo'),
    ),
    'UTC',
  ),
});
const idParam = v.object({ id: v.pipe(v.string(), v.uuid('the id of a message')) });
const addressParam = v.object({ email: storedAddress });

export interface ContactAdminDeps {
  readonly inbox: Omit<Inbox, 'add' | 'removeDeleted'>;
  /** Age in days at which messages are to be deleted. Unset: never. */
  readonly retentionDays?: number | undefined;
  /** Rejects everybody but the admin. */
  readonly adminOnly: MiddlewareHandler;
  /** Rejects requests from pages of other sites. */
  readonly sameSite: MiddlewareHandler;
  /** Rejects clients whose searches have taken too much time. */
  readonly searchBudget: WorkBudget;
}

/** Statuses of the errors of routes that read, and of those that take a body. */
const READ_ERRORS = [400, 401, 403, 503];
const BODY_ERRORS = [...READ_ERRORS, 413, 415];

const noStore = { 'Cache-Control': 'no-store' } as const;
const notFound = (c: Context) => problem(c, { slug: 'no-message', status: 404, title: 'There is no such message' });

/** Creates the admin's routes below `/api`: all that is done with messages once they are stored. */
export function createContactAdmin({ inbox, retentionDays, adminOnly, sameSite, searchBudget }: ContactAdminDeps) {
  const write = [sameSite, adminOnly] as const;
  const exportAs = (c: Context, format: ExportFormat, filter: v.InferOutput<typeof messageFilter>) =>
    c.body(exportMessages(inbox, filter, format), 200, {
      ...noStore,
      'Content-Type': format.type,
      'Content-Disposition': `attachment; filename="messages.${format.extension}"`,
    });

  return new Hono()
    .get(
      '/v1/contact',
      documented(
        'Lists messages, newest first. `Link` leads to the next page',
        { 200: v.array(receivedMessage), 304: null },
        [...READ_ERRORS, 429],
      ),
      adminOnly,
      searchBudget,
      validate('query', pageQuery),
      async (c) => {
        const request = c.req.valid('query');
        const { messages, next } = await c.var.spend(() => inbox.list(request));
        c.header('Cache-Control', 'no-store');
        if (next !== undefined) {
          const search = new URLSearchParams({ ...c.req.query(), cursor: next, limit: String(request.limit) });
          c.header('Link', `<${c.req.path}?${search}>; rel="next"`);
        }
        const etag = etagOf(JSON.stringify([messages, next]));
        c.header('ETag', etag);
        if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
        return c.json(messages, 200);
      },
    )
    .get(
      '/v1/contact/summary',
      documented('Counts messages by state, and by each of the last 30 days', { 200: inboxSummary }, READ_ERRORS),
      adminOnly,
      validate('query', zoneQuery),
      async (c) => {
        const old = retentionDays === undefined ? undefined : await inbox.oldMessages(retentionDays);
        const summary = await inbox.summary(c.req.valid('query').zone);
        const waiting = old && !old.areFew && { old: { before: old.before, count: old.count } };
        return c.json({ ...summary, ...waiting }, 200, noStore);
      },
    )
    .get(
      '/v1/contact/export.csv',
      documented('Exports messages as CSV. No cell is a formula', { 200: null }, [400, 401, 403]),
      adminOnly,
      validate('query', messageFilter),
      (c) => exportAs(c, csv, c.req.valid('query')),
    )
    .get(
      '/v1/contact/export.json',
      documented('Exports messages as JSON', { 200: v.array(receivedMessage) }, [400, 401, 403]),
      adminOnly,
      validate('query', messageFilter),
      (c) => exportAs(c, json, c.req.valid('query')),
    )
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
    .get(
      '/v1/contact/:id',
      documented('Returns a message', { 200: receivedMessage }, [...READ_ERRORS, 404]),
      adminOnly,
      validate('param', idParam),
      async (c) => {
        const message = await inbox.get(c.req.valid('param').id);
        return message ? c.json(message, 200, noStore) : notFound(c);
      },
    )
    .patch(
      '/v1/contact/:id',
      documented('Changes the state of a message, or restores it', { 200: changed }, [...BODY_ERRORS, 404]),
      ...write,
      jsonOnly,
      limitBody(MAX_CHANGE_BYTES),
      validate('param', idParam),
      validate('json', messageChange),
      async (c) => {
        const count = await inbox.change([c.req.valid('param').id], c.req.valid('json'));
        return count === 0 ? notFound(c) : c.json({ changed: count }, 200, noStore);
      },
    )
    .delete(
      '/v1/contact/:id',
      documented('Deletes a message. It can be restored for 10 s', { 200: changed }, [...READ_ERRORS, 404]),
      ...write,
      validate('param', idParam),
      async (c) => {
        const count = await inbox.change([c.req.valid('param').id], { deleted: true });
        return count === 0 ? notFound(c) : c.json({ changed: count }, 200, noStore);
      },
    )
    .patch(
      '/v1/contact',
      documented('Changes or deletes several messages', { 200: changed }, BODY_ERRORS),
      ...write,
      jsonOnly,
      limitBody(MAX_CHANGE_BYTES),
      validate('json', messagesChange),
      async (c) => {
        const { ids, ...change } = c.req.valid('json');
        return c.json({ changed: await inbox.change(ids, change) }, 200, noStore);
      },
    );
}
