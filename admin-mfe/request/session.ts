import { may, type Right } from '@studio/client/person';
import { type Session, session as sessionSchema } from '@studio/client/session';
import { MutationCache, QueryCache, QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { AuthApi } from 'api/types';
import { hc } from 'hono/client';
import type { ReactNode } from 'react';
import { auth } from '../content/sign-in.ts';
import { apiOptions, hasStatus, readJson } from './request.ts';

const { session: resource } = hc<AuthApi>('/api', apiOptions);

const sessionQuery = queryOptions({
  queryKey: ['session'],
  meta: { isPublic: true },
  staleTime: 60_000,
  queryFn: ({ signal }) => readJson(sessionSchema, resource.$get({}, { init: { signal } })),
});

/**
 * Creates the admin area's cache of API data. Errors are logged and never retried. After a 401 the sign-in form is shown instead, and
 * a 429 of a mutation is left to its caller. Requests are sent even if the browser reports no network, because the site may run on
 * this machine.
 */
export function createQueryClient(): QueryClient {
  const handle = (error: unknown, isLogged: boolean, text: string) => {
    if (hasStatus(error, 401)) expireSession(client);
    else if (isLogged) console.error(text, error);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => handle(error, true, 'The admin area could not load its data'),
    }),
    mutationCache: new MutationCache({
      onError: (error) => handle(error, !hasStatus(error, 429), 'The admin area could not save a change'),
    }),
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  return client;
}

/** Shows the sign-in form if this browser was signed in before. */
function expireSession(client: QueryClient): void {
  const session = client.getQueryData(sessionQuery.queryKey);
  if (session && mayRead(session)) setSignedOut(client, auth.ended);
}

/** Queries how the inbox is protected, and whether this browser is signed in. */
export function useSession() {
  return useQuery(sessionQuery);
}

export function mayRead({ access, signedIn }: Session): boolean {
  return access === 'open' || (access === 'password' && signedIn);
}

/** Returns whether this browser has access to the inbox; false while the session is loading. */
export function useMayRead(): boolean {
  const { data } = useSession();
  return data !== undefined && mayRead(data);
}

/** Returns whether the role of the person at this browser has a right. In local mode that is an owner. */
export const useMay = (right: Right): boolean => may(useSession().data?.person?.role ?? 'owner', right);

/** Renders controls that change something, unless this browser belongs to a reader. */
export const ForWriters = ({ children }: { readonly children: ReactNode }): ReactNode =>
  useMay('write') ? children : null;

/** Returns whether the page is a sign-in form: a password gives access, and this browser has no session. */
export function useMustSignIn(): boolean {
  const { data } = useSession();
  return data?.access === 'password' && !data.signedIn;
}

/** Thrown if the sign-in was right, but the browser did not store the session cookie. */
export class SessionNotStoredError extends Error {}

/** Another tab of this browser has signed in. */
const SIGNED_IN_CHANNEL = 'admin-signed-in';

/**
 * Goes on with the page when another tab has signed in: at once, or when this tab comes into view again. Returns a function that
 * stops it.
 */
export function followSignIn(client: QueryClient): () => void {
  const check = async () => {
    const session = await readJson(sessionSchema, resource.$get());
    if (mayRead(session)) client.setQueryData(sessionQuery.queryKey, session);
  };
  const follow = () => {
    check().catch((error: unknown) => console.error('The session could not be fetched', error));
  };
  const channel = new BroadcastChannel(SIGNED_IN_CHANNEL);
  channel.addEventListener('message', follow);
  document.addEventListener('visibilitychange', follow);
  return () => {
    channel.close();
    document.removeEventListener('visibilitychange', follow);
  };
}

/** Signs in by a request. Throws what the request throws, and SessionNotStoredError. */
export async function signIn(client: QueryClient, send: () => Promise<unknown>): Promise<void> {
  await send();
  const session = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  if (!mayRead(session)) throw new SessionNotStoredError('Signed in, but the browser did not store the session cookie');
  const channel = new BroadcastChannel(SIGNED_IN_CHANNEL);
  channel.postMessage(undefined);
  channel.close();
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

function setSignedOut(client: QueryClient, detail?: string): void {
  client.setQueryData(sessionQuery.queryKey, { access: 'password', signedIn: false, ...(detail && { detail }) });
}

/** Removes all data from memory that is private: everything but queries whose `meta` says that they are public. */
export function removePrivateData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ meta }) => !meta?.isPublic });
}
