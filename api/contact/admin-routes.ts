import { etagOf, matchesEtag } from '@platform/server/http/encoding';
import type { WorkBudget } from '@platform/server/http/limits/work-budget';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { receivedMessage } from '@studio/client/contact';
import type { MailFailure } from '@studio/client/inbox';
import { inboxSummary, messageCount, messageFilter } from '@studio/client/inbox';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { type ChangeDeps, createChanges, idParam, noStore, notFound, READ_ERRORS } from './change-routes.ts';
import { csv, type ExportFormat, exportMessages, json } from './export.ts';
import { createHistory, type HistoryDeps } from './history/history-routes.ts';

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

export interface ContactAdminDeps extends ChangeDeps, HistoryDeps {
  /** Age in days at which messages are to be deleted. Unset: never. */
  readonly retentionDays?: number | undefined;
  /** Returns why the last mail was not sent. */
  readonly mailFailure?: () => Promise<MailFailure | undefined>;
  /** Rejects clients whose searches have taken too much time. */
  readonly searchBudget: WorkBudget;
}

/** Creates the admin's routes below `/api`: all that is done with messages once they are stored. */
export function createContactAdmin({ retentionDays, mailFailure, searchBudget, ...deps }: ContactAdminDeps) {
  const { inbox, histories, adminOnly } = deps;
  const exportAs = (c: Context, format: ExportFormat, filter: v.InferOutput<typeof messageFilter>) =>
    c.body(exportMessages({ inbox, histories }, filter, format), 200, {
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
        const failure = await mailFailure?.();
        return c.json({ ...summary, ...waiting, ...(failure && { mailFailure: failure }) }, 200, noStore);
      },
    )
    .get(
      '/v1/contact/count',
      documented('Counts the messages that match a filter', { 200: messageCount }, [...READ_ERRORS, 429]),
      adminOnly,
      searchBudget,
      validate('query', messageFilter),
      async (c) => {
        const filter = c.req.valid('query');
        return c.json(await c.var.spend(() => inbox.count(filter)), 200, noStore);
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
      documented(
        'Exports messages as JSON, with notes and answers',
        { 200: v.array(receivedMessage) },
        [400, 401, 403],
      ),
      adminOnly,
      validate('query', messageFilter),
      (c) => exportAs(c, json, c.req.valid('query')),
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
    .route('/', createChanges(deps))
    .route('/', createHistory(deps));
}
