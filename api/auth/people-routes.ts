import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { ProblemError, problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { createdInvitation, peopleList } from '@studio/client/people';
import { newInvitation, roleChange } from '@studio/client/people-requests';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Invitations } from './invitations.ts';
import type { People } from './people.ts';
import { personOf } from './person.ts';
import type { Sessions } from './sessions.ts';

const MAX_BODY_BYTES = 4 * 1024;

const ERRORS = [400, 401, 403, 503];
const noStore = { 'Cache-Control': 'no-store' } as const;
const idParam = v.object({ id: v.pipe(v.string(), v.maxLength(100)) });
const notFound = (c: Context) => problem(c, { slug: 'not-found', status: 404, title: 'Not found' });

/** Mails an invitation with its token. Rejects if the mail server does not take it. */
export type MailInvitation = (email: string, token: string, invitedBy: string) => Promise<void>;

export interface PeopleRouteDeps {
  readonly people: Pick<People, 'list' | 'checkRoom' | 'setRole' | 'remove'>;
  readonly invitations: Pick<Invitations, 'list' | 'create' | 'cancel'>;
  /** Ends sessions. Without `ADMIN_PASSWORD` there are none, and nobody can be invited. */
  readonly sessions?: Pick<Sessions, 'endAll'> | undefined;
  /** Unset if invitations are not mailed: their links are only shown. */
  readonly mail?: MailInvitation | undefined;
  readonly ownerOnly: MiddlewareHandler;
  /** Rejects requests from pages of other sites. */
  readonly sameSite: MiddlewareHandler;
}

/** Creates the owners' routes below `/api` for the people who can sign in. */
export function createPeopleRoutes({ people, invitations, sessions, mail, ownerOnly, sameSite }: PeopleRouteDeps) {
  const write = [sameSite, ownerOnly] as const;
  const writeBody = [...write, jsonOnly, limitBody(MAX_BODY_BYTES)] as const;

  return new Hono()
    .get(
      '/v1/people',
      documented('Lists who can sign in, and who is invited', { 200: peopleList }, ERRORS),
      ownerOnly,
      async (c) => {
        const lists = { people: await people.list(), invitations: await invitations.list() };
        return c.json({ ...lists, canInvite: sessions !== undefined }, 200, noStore);
      },
    )
    .post(
      '/v1/people/invitations',
      documented('Creates an invitation. The link is `/admin/invitation#` and the token', { 201: createdInvitation }, [
        ...ERRORS,
        409,
        413,
        415,
      ]),
      ...writeBody,
      validate('json', newInvitation),
      async (c) => {
        if (sessions === undefined) throw nobodySignsIn();
        const { email, role } = c.req.valid('json');
        const owner = personOf(c);
        await people.checkRoom(email);
        const created = await invitations.create(email, role, owner?.id ?? '');
        const sent = mail?.(email, created.token, owner?.name ?? '').then(
          () => 'sent' as const,
          () => 'failed' as const,
        );
        return c.json({ ...created, mail: (await sent) ?? 'off' }, 201, noStore);
      },
    )
    .delete(
      '/v1/people/invitations/:id',
      documented('Cancels an invitation', { 204: null }, [...ERRORS, 404]),
      ...write,
      validate('param', idParam),
      async (c) => ((await invitations.cancel(c.req.valid('param').id)) ? c.body(null, 204) : notFound(c)),
    )
    .patch(
      '/v1/people/:id',
      documented('Changes the role of a person, except of the first owner', { 204: null }, [
        ...ERRORS,
        404,
        409,
        413,
        415,
      ]),
      ...writeBody,
      validate('param', idParam),
      validate('json', roleChange),
      async (c) => {
        await people.setRole(c.req.valid('param').id, c.req.valid('json').role);
        return c.body(null, 204);
      },
    )
    .delete(
      '/v1/people/:id',
      documented('Removes a person with sessions and passkeys, except the first owner', { 204: null }, [
        ...ERRORS,
        404,
        409,
      ]),
      ...write,
      validate('param', idParam),
      async (c) => {
        await people.remove(c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .delete(
      '/v1/people/:id/sessions',
      documented('Ends all sessions of a person', { 204: null }, ERRORS),
      ...write,
      validate('param', idParam),
      async (c) => {
        await sessions?.endAll(c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
}

/** Creates the problem of a request that needs people who sign in. */
export const nobodySignsIn = () =>
  new ProblemError({
    slug: 'nobody-signs-in',
    status: 409,
    title: 'Nobody signs in here',
    detail: 'Set ADMIN_PASSWORD and start the site again: then people can sign in.',
  });
