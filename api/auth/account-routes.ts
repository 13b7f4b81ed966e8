import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { creationOptions } from '@studio/client/passkey-options';
import { account } from '@studio/client/people';
import { accountChange, newPasskey, passwordChange } from '@studio/client/people-requests';
import { FIRST_OWNER } from '@studio/client/person';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Passkeys } from './passkeys.ts';
import type { People, PersonRow } from './people.ts';
import { nobodySignsIn } from './people-routes.ts';
import { personOf } from './person.ts';
import type { Sessions } from './sessions.ts';
import type { SignInGuard } from './sign-in-guard.ts';

const MAX_BODY_BYTES = 32 * 1024;

const ERRORS = [400, 401, 403, 503];
const BODY_ERRORS = [...ERRORS, 409, 413, 415];
const noStore = { 'Cache-Control': 'no-store' } as const;
const idParam = v.object({ id: v.pipe(v.string(), v.maxLength(1500)) });
const notFound = (c: Context) => problem(c, { slug: 'not-found', status: 404, title: 'Not found' });

/** What people sign in with. */
export interface SignInStores {
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly guard: SignInGuard;
}

export interface AccountRouteDeps {
  readonly people: Pick<People, 'find' | 'update' | 'matches' | 'setPassword'>;
  /** Stores for signing in. Without `ADMIN_PASSWORD` there are none. */
  readonly stores?: SignInStores | undefined;
  readonly signedInOnly: MiddlewareHandler;
  /** Rejects requests from pages of other sites. */
  readonly sameSite: MiddlewareHandler;
}

/** Creates the routes below `/api` for the own account of whoever is signed in. */
export function createAccountRoutes({ people, stores, signedInOnly, sameSite }: AccountRouteDeps) {
  const write = [sameSite, signedInOnly] as const;
  const writeBody = [...write, jsonOnly, limitBody(MAX_BODY_BYTES)] as const;

  /** Returns the row of whoever sent the request. */
  async function ownRow(c: Context): Promise<PersonRow> {
    const row = await people.find(personOf(c)?.id ?? '');
    if (row === undefined) throw new Error('the person of a request is not in the database');
    return row;
  }

  const needed = (): SignInStores => {
    if (stores === undefined) throw nobodySignsIn();
    return stores;
  };

  async function accountOf(c: Context) {
    const { id, name, email, role } = await ownRow(c);
    const current = await stores?.sessions.current(c);
    return {
      ...{ id, name, email, role, signsIn: stores !== undefined },
      passkeys: (await stores?.passkeys.list(id)) ?? [],
      sessions: (await stores?.sessions.list(id, current)) ?? [],
    };
  }

  return new Hono()
    .get(
      '/v1/account',
      documented('Returns the own account with its passkeys and sessions', { 200: account }, ERRORS),
      signedInOnly,
      async (c) => c.json(await accountOf(c), 200, noStore),
    )
    .patch(
      '/v1/account',
      documented('Changes the own name and email address', { 200: account }, BODY_ERRORS),
      ...writeBody,
      validate('json', accountChange),
      async (c) => {
        await people.update((await ownRow(c)).id, c.req.valid('json'));
        return c.json(await accountOf(c), 200, noStore);
      },
    )
    .put(
      '/v1/account/password',
      documented('Changes the own password, and ends the other sessions', { 204: null }, [...BODY_ERRORS, 429]),
      ...writeBody,
      validate('json', passwordChange),
      async (c) => {
        const { guard, sessions } = needed();
        const row = await ownRow(c);
        if (row.id === FIRST_OWNER) {
          return problem(c, {
            slug: 'password-is-setting',
            status: 409,
            title: 'ADMIN_PASSWORD is your password: change it in the settings',
          });
        }
        const { current, password } = c.req.valid('json');
        if (!(await guard.attempt(c, row.id, () => people.matches(row, current)))) {
          return problem(c, { slug: 'wrong-password', status: 409, title: 'That is not your password' });
        }
        await people.setPassword(row.id, password);
        await sessions.endAll(row.id, await sessions.current(c));
        return c.body(null, 204);
      },
    )
    .post(
      '/v1/account/passkeys/options',
      documented('Returns options with which the browser makes a passkey', { 200: creationOptions }, [...ERRORS, 409]),
      ...write,
      async (c) =>
        c.json(v.parse(creationOptions, await needed().passkeys.newOptions(c, await ownRow(c))), 200, noStore),
    )
    .post(
      '/v1/account/passkeys',
      documented('Adds a passkey', { 201: account }, BODY_ERRORS),
      ...writeBody,
      validate('json', newPasskey),
      async (c) => {
        await needed().passkeys.add(c, (await ownRow(c)).id, c.req.valid('json'));
        return c.json(await accountOf(c), 201, noStore);
      },
    )
    .delete(
      '/v1/account/passkeys/:id',
      documented('Removes a passkey', { 200: account }, [...ERRORS, 404]),
      ...write,
      validate('param', idParam),
      async (c) => {
        const isRemoved = await stores?.passkeys.remove((await ownRow(c)).id, c.req.valid('param').id);
        return isRemoved ? c.json(await accountOf(c), 200, noStore) : notFound(c);
      },
    )
    .delete(
      '/v1/account/sessions/:id',
      documented('Ends one of the own sessions', { 200: account }, [...ERRORS, 404]),
      ...write,
      validate('param', idParam),
      async (c) => {
        const isEnded = await stores?.sessions.endOne((await ownRow(c)).id, c.req.valid('param').id);
        return isEnded ? c.json(await accountOf(c), 200, noStore) : notFound(c);
      },
    );
}
