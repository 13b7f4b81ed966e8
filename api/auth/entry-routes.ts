import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { ProblemError } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { requestOptions } from '@studio/client/passkey-options';
import { openInvitation } from '@studio/client/people';
import { acceptance, invitationToken, passkeySignIn } from '@studio/client/people-requests';
import { type Session as AuthState, session as authState } from '@studio/client/session';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { personIn } from './access.ts';
import type { SignInStores } from './account-routes.ts';
import { type Invitations, invitationOver } from './invitations.ts';
import type { People } from './people.ts';
import { nobodySignsIn } from './people-routes.ts';

const MAX_BODY_BYTES = 32 * 1024;

const ERRORS = [400, 403, 409, 413, 415, 429, 503];
const noStore = { 'Cache-Control': 'no-store' } as const;

export interface EntryRouteDeps {
  readonly people: Pick<People, 'find' | 'accept'>;
  readonly invitations: Pick<Invitations, 'find'>;
  /** Stores for signing in. Without `ADMIN_PASSWORD` there are none. */
  readonly stores?: SignInStores | undefined;
  /** Limits the requests of each address. */
  readonly limiter: MiddlewareHandler;
  /** Rejects requests from pages of other sites. */
  readonly sameSite: MiddlewareHandler;
}

/** Creates the routes below `/api` by which people come in without a password: with a passkey, and with an invitation. */
export function createEntryRoutes({ people, invitations, stores, limiter, sameSite }: EntryRouteDeps) {
  const write = [sameSite, limiter] as const;
  const writeBody = [...write, jsonOnly, limitBody(MAX_BODY_BYTES)] as const;
  const needed = (): SignInStores => {
    if (stores === undefined) throw nobodySignsIn();
    return stores;
  };

  /** Signs a person in. Throws a 401 if the person was removed in this moment. */
  async function enter(c: Context, id: string): Promise<AuthState> {
    const { sessions, guard } = needed();
    const row = await people.find(id);
    if (row === undefined) throw new ProblemError({ slug: 'no-person', status: 401, title: 'You were removed' });
    const person = personIn(row);
    await guard.remember(c, id);
    return { access: 'password', signedIn: true, person, ...sessions.timesOf(await sessions.start(c, person)) };
  }

  return new Hono()
    .post(
      '/session/passkey/options',
      documented('Returns options with which the browser signs in', { 200: requestOptions }, [403, 409, 429]),
      sameSite,
      async (c) => c.json(v.parse(requestOptions, await needed().passkeys.signInOptions(c)), 200, noStore),
    )
    .post(
      '/session/passkey',
      documented('Signs in with a passkey', { 200: authState }, [...ERRORS, 401]),
      ...writeBody,
      validate('json', passkeySignIn),
      async (c) => c.json(await enter(c, await needed().passkeys.verify(c, c.req.valid('json'))), 200, noStore),
    )
    .post(
      '/invitation',
      documented('Returns what an invitation is for', { 200: openInvitation }, [...ERRORS, 410]),
      ...writeBody,
      validate('json', invitationToken),
      async (c) => {
        needed();
        const { email, role } = await invitations.find(c.req.valid('json').token);
        return c.json({ email, role }, 200, noStore);
      },
    )
    .post(
      '/invitation/acceptance',
      documented('Accepts an invitation, once, and signs in', { 201: authState }, [...ERRORS, 410]),
      ...writeBody,
      validate('json', acceptance),
      async (c) => {
        const { token, name, password } = c.req.valid('json');
        needed();
        const { id: invitation } = await invitations.find(token);
        const id = await people.accept(invitation, { name, password });
        if (id === undefined) throw invitationOver();
        return c.json(await enter(c, id), 201, noStore);
      },
    );
}
