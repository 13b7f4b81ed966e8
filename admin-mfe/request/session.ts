import { type Session, session as sessionSchema } from '@studio/client/session';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { AuthApi } from 'api/types';
import { hc } from 'hono/client';
import { auth } from '../content/sign-in.ts';
import { apiOptions, readJson } from './request.ts';

const { session: resource } = hc<AuthApi>('/api', apiOptions);

const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: 60_000,
  queryFn: ({ signal }) => readJson(sessionSchema, resource.$get({}, { init: { signal } })),
});

/** Queries how the inbox is protected, and whether this browser is signed in. */
export function useSession() {
  return useQuery(sessionQuery);
}

/** Returns whether a session gives access to the inbox. */
export function mayRead({ access, signedIn }: Session): boolean {
  return access === 'open' || (access === 'password' && signedIn);
}

/** Returns whether this browser has access to the inbox; false while the session is loading. */
export function useMayRead(): boolean {
  const { data } = useSession();
  return data !== undefined && mayRead(data);
}

/** The password was right, but the browser did not keep the session cookie. */
export class SessionNotKeptError extends Error {}

/** Returns whether the page is a sign-in form: a password gives access, and this browser has no session. */
export function useMustSignIn(): boolean {
  const { data } = useSession();
  return data?.access === 'password' && !data.signedIn;
}

/** Signs in. Throws ApiError with 401 for a wrong password or 429 with the time to wait, and SessionNotKeptError. */
export async function signIn(client: QueryClient, password: string): Promise<void> {
  await resource.$post({ json: { password } });
  const session = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  if (!mayRead(session)) throw new SessionNotKeptError('Signed in, but the session was not kept');
}

/** Extends the session; if it has ended, shows the sign-in form. */
export async function extendSession(client: QueryClient): Promise<void> {
  const session = await readJson(sessionSchema, resource.$patch());
  if (mayRead(session)) client.setQueryData(sessionQuery.queryKey, session);
  else setSignedOut(client, auth.ended);
}

/** Fetches the session again, without extending it; if it has ended, shows the sign-in form. */
export async function refreshSession(client: QueryClient): Promise<void> {
  const session = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  if (!mayRead(session)) setSignedOut(client, auth.ended);
}

/** Signs out. Throws ApiError if the site refuses: this browser is then still signed in. */
export async function signOut(client: QueryClient): Promise<void> {
  await resource.$delete();
  setSignedOut(client);
}

/** Shows the sign-in form after a 401 response, if this browser was signed in before. */
export function expireSession(client: QueryClient): void {
  const known = client.getQueryData(sessionQuery.queryKey);
  if (known && mayRead(known)) setSignedOut(client, auth.ended);
}

function setSignedOut(client: QueryClient, detail?: string): void {
  client.setQueryData(sessionQuery.queryKey, { access: 'password', signedIn: false, ...(detail && { detail }) });
}

/** Removes everything but the session from memory, because all other data is for those who may read the inbox. */
export function removePrivateData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey: [resourceName] }) => resourceName !== sessionQuery.queryKey[0] });
}
