import { type Session, session, type signIn } from '@studio/client/session';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { access } from '../content/access.ts';
import { request } from './request.ts';

const PATH = '/api/session';

const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: 60_000,
  queryFn: async ({ signal }) => v.parse(session, await (await request(PATH, { signal })).json()),
});

/** How the inbox is guarded, and whether this browser may read it. */
export function useSession() {
  return useQuery(sessionQuery);
}

/** Whether the inbox may be asked for. */
export function mayRead({ access, signedIn }: Session): boolean {
  return access === 'open' || (access === 'password' && signedIn);
}

/** The password was right, and yet the site does not know this browser again. */
export class SessionNotKept extends Error {}

/**
 * Signs in, then asks what that allows.
 * @throws ApiError 401 for a wrong password, 429 with the time to wait; SessionNotKept where the cookie was refused.
 */
export async function signInWith(client: QueryClient, given: v.InferInput<typeof signIn>): Promise<void> {
  await request(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given),
  });
  const allowed = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  if (!mayRead(allowed)) throw new SessionNotKept('Signed in, but the session was not kept');
}

/** Uses the session, so that it goes on. @throws ApiError where the site could not. */
export async function keepSession(client: QueryClient): Promise<void> {
  const answer = await request(PATH, { method: 'PATCH' });
  const standing = v.parse(session, await answer.json());
  if (mayRead(standing)) client.setQueryData(sessionQuery.queryKey, standing);
  else forgetSession(client, access.ended);
}

/** Asks anew how long the session lasts. One that has ended is forgotten. */
export async function lookAtSession(client: QueryClient): Promise<void> {
  const standing = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  if (!mayRead(standing)) forgetSession(client, access.ended);
}

/** Signs out. @throws ApiError where the site did not do it: then this browser is still signed in. */
export async function signOut(client: QueryClient): Promise<void> {
  await request(PATH, { method: 'DELETE' });
  forgetSession(client);
}

/** The site has said that this browser is not signed in; `detail` says why it no longer is. */
export function forgetSession(client: QueryClient, detail?: string): void {
  client.setQueryData(sessionQuery.queryKey, { access: 'password', signedIn: false, ...(detail && { detail }) });
}

/** A request was refused because this browser is not signed in. Where it was, its session has ended. */
export function endSession(client: QueryClient): void {
  const known = client.getQueryData(sessionQuery.queryKey);
  if (known && mayRead(known)) forgetSession(client, access.ended);
}
