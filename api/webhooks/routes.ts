import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { MAX_WEBHOOKS, newWebhook, webhook, webhookList, webhookTest } from '@studio/client/webhooks';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { BODY_ERRORS, type ChangeDeps, noStore, READ_ERRORS } from '../contact/change-routes.ts';
import type { Refusal, Webhooks } from './webhooks.ts';

/** Bytes of a request body: the longest address with every character escaped. */
const MAX_BYTES = 16 * 1024;

const idParam = v.object({ id: v.pipe(v.string(), v.uuid('the id of a webhook')) });
const notFound = (c: Context) => problem(c, { slug: 'no-webhook', status: 404, title: 'There is no such webhook' });

const REFUSALS: Readonly<Record<Refusal, string>> = {
  'not-public': 'The address is inside a network. WEBHOOKS_PRIVATE=on allows it.',
  'not-https': 'The address must begin with https://.',
  'too-many': `There are ${MAX_WEBHOOKS} webhooks already.`,
};

export interface WebhookRouteDeps extends Pick<ChangeDeps, 'sameSite'> {
  /** Rejects everybody but owners: a webhook sends messages out of the site. */
  readonly ownerOnly: MiddlewareHandler;
  readonly webhooks: Pick<Webhooks, 'list' | 'create' | 'remove' | 'test'>;
}

/** Creates the owners' routes below `/api` for webhooks. */
export function createWebhookRoutes({ webhooks, ownerOnly, sameSite }: WebhookRouteDeps) {
  const write = [sameSite, ownerOnly] as const;
  return new Hono()
    .get(
      '/v1/webhooks',
      documented('Lists the webhooks that are told of new messages, and the last deliveries', { 200: webhookList }, [
        ...READ_ERRORS,
      ]),
      ownerOnly,
      async (c) => c.json(await webhooks.list(), 200, noStore),
    )
    .post(
      '/v1/webhooks',
      documented('Adds a webhook', { 201: webhook }, [...BODY_ERRORS, 409]),
      ...write,
      jsonOnly,
      limitBody(MAX_BYTES),
      validate('json', newWebhook),
      async (c) => {
        const created = await webhooks.create(c.req.valid('json'));
        if (typeof created !== 'string') return c.json(created, 201, noStore);
        return problem(c, { slug: created, status: 409, title: REFUSALS[created] });
      },
    )
    .post(
      '/v1/webhooks/:id/test',
      documented('Posts a test to a webhook', { 200: webhookTest }, [...READ_ERRORS, 404]),
      ...write,
      validate('param', idParam),
      async (c) => {
        const outcome = await webhooks.test(c.req.valid('param').id);
        return outcome ? c.json(outcome, 200, noStore) : notFound(c);
      },
    )
    .delete(
      '/v1/webhooks/:id',
      documented('Removes a webhook and the log of its deliveries', { 204: null }, [...READ_ERRORS, 404]),
      ...write,
      validate('param', idParam),
      async (c) => ((await webhooks.remove(c.req.valid('param').id)) ? c.body(null, 204) : notFound(c)),
    );
}
