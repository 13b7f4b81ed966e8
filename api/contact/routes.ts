import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { contactMessage, contactReceipt } from '@studio/client/contact';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Inbox } from './inbox.ts';

/** Bytes of a message's request body, as JSON or as a form. */
export const MAX_MESSAGE_BYTES = 64 * 1024;

export interface ContactDeps {
  readonly inbox: Pick<Inbox, 'add'>;
  /** Rejects clients that send too many messages. */
  readonly limiter: MiddlewareHandler;
  /** Rejects requests from pages of other sites. */
  readonly sameSite: MiddlewareHandler;
}

/** Creates the route below `/api` that takes messages from visitors. */
export function createContact({ inbox, limiter, sameSite }: ContactDeps) {
  return new Hono().post(
    '/v1/contact',
    documented('Sends a message to the agency', { 201: contactReceipt }, [400, 403, 413, 415, 429, 503]),
    sameSite,
    limiter,
    jsonOnly,
    limitBody(MAX_MESSAGE_BYTES),
    validate('json', contactMessage),
    async (c) => c.json(await inbox.add(c.req.valid('json')), 201, { 'Cache-Control': 'no-store' }),
  );
}
