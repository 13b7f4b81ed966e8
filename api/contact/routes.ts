import { jsonOnly, limitBody } from '@platform/server/http/body';
import { etagOf, matchesEtag } from '@platform/server/http/etag';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { contactMessage, contactReceipt, receivedMessage } from '@studio/client/contact';
import { messageFilter } from '@studio/client/inbox';
import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Inbox } from './inbox.ts';

/** Most bytes of a message, whichever way it is sent. */
export const MAX_MESSAGE_BYTES = 64 * 1024;

/** Messages on a page of the list: unless it is said, and at most. */
const PAGE = { usual: '50', most: 100 };

const page = v.object({
  ...messageFilter.entries,
  cursor: v.optional(v.pipe(v.string(), v.uuid('the cursor of a Link header'))),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, `a number from 1 to ${PAGE.most}`),
      v.transform(Number),
      v.minValue(1, `a number from 1 to ${PAGE.most}`),
      v.maxValue(PAGE.most, `a number from 1 to ${PAGE.most}`),
    ),
    PAGE.usual,
  ),
});

export interface ContactDeps {
  readonly inbox: Pick<Inbox, 'add' | 'list'>;
  /** Lets the owner through only. */
  readonly adminOnly: MiddlewareHandler;
  /** Refuses who writes too often. */
  readonly limiter: MiddlewareHandler;
  /** Refuses what other sites' pages write. */
  readonly sameSite: MiddlewareHandler;
}

const listed = documented(
  'The messages in the inbox, or those that are filtered, newest first; `Link` leads to those that follow',
  { 200: v.array(receivedMessage), 304: null },
  [400, 401, 403, 503],
);

/**
 * Below `/api`: messages are sent by anybody and read by the owner. No cache keeps the list; who asks again says by
 * `If-None-Match` which one it has, and is answered 304 where nothing is new.
 */
export function createContact({ inbox, adminOnly, limiter, sameSite }: ContactDeps) {
  return new Hono()
    .post(
      '/v1/contact',
      documented('Sends a message to the agency', { 201: contactReceipt }, [400, 403, 413, 415, 429, 503]),
      sameSite,
      limiter,
      jsonOnly,
      limitBody(MAX_MESSAGE_BYTES),
      validate('json', contactMessage),
      async (c) => c.json(await inbox.add(c.req.valid('json')), 201, { 'Cache-Control': 'no-store' }),
    )
    .get('/v1/contact', listed, adminOnly, validate('query', page), async (c) => {
      const asked = c.req.valid('query');
      const { messages, next } = await inbox.list(asked);
      c.header('Cache-Control', 'no-store');
      if (next !== undefined) {
        const search = new URLSearchParams({ ...c.req.query(), cursor: next, limit: String(asked.limit) });
        c.header('Link', `<${c.req.path}?${search}>; rel="next"`);
      }
      const etag = etagOf(JSON.stringify([messages, next]));
      c.header('ETag', etag);
      if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
      return c.json(messages, 200);
    });
}
