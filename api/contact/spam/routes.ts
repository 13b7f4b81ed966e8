import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { blockedSenders } from '@studio/client/spam';
import { Hono } from 'hono';
import { BODY_ERRORS, type ChangeDeps, noStore, READ_ERRORS } from '../change-routes.ts';
import type { SpamFilter } from './spam-filter.ts';

/** Bytes of the longest list of words and addresses, with every character escaped. */
const MAX_BYTES = 400 * 6 * 104;

export interface SpamDeps extends Pick<ChangeDeps, 'adminOnly' | 'sameSite'> {
  readonly spam: Pick<SpamFilter, 'blocked' | 'block'>;
}

/** Creates the admin's routes for the words and addresses that are blocked. */
export function createSpamRoutes({ spam, adminOnly, sameSite }: SpamDeps) {
  return new Hono()
    .get(
      '/v1/contact/blocked',
      documented('Returns the words and addresses whose messages are spam', { 200: blockedSenders }, READ_ERRORS),
      adminOnly,
      async (c) => c.json(await spam.blocked(), 200, noStore),
    )
    .put(
      '/v1/contact/blocked',
      documented('Replaces the words and addresses whose messages are spam', { 200: blockedSenders }, BODY_ERRORS),
      sameSite,
      adminOnly,
      jsonOnly,
      limitBody(MAX_BYTES),
      validate('json', blockedSenders),
      async (c) => {
        await spam.block(c.req.valid('json'));
        return c.json(await spam.blocked(), 200, noStore);
      },
    );
}
