import { expect } from '@jest/globals';
import { Hono } from 'hono';
import { errorHandler, notFound } from '../http/problem.ts';
import type { FindActor } from '../teams/teams.ts';
import { createPromotions } from './promotions.ts';
import { createReleaseRoutes } from './routes.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { gateOf, prepareNothing } from './store/test-store.fixture.ts';

/** Accepts one token, which may release everything. */
export const onlyActor =
  (valid: string): FindActor =>
  async (token) =>
    token === valid ? { name: 'publish token' } : undefined;

/** The default quota of a team. */
export const QUOTA = { previews: 2, namedPreviews: 50, releasesPerHour: 60, storedMegabytes: 500 };

/** The publish token of `releasesApi`. */
export const TOKEN = 'the publish token';

/** Accepts the publish token, and `team`, which may release marketing. */
const findActor: FindActor = async (token) =>
  token === 'team' ? { name: 'Marketing', releases: ['marketing'] } : onlyActor(TOKEN)(token);

/** Replaces the signatures of a site whose teams have no keys. */
export const noSignatures = { require: async () => {}, find: async () => undefined, sign: async () => {} };

/** Replaces what a test must not call. */
export const never = async (): Promise<never> => {
  throw new Error('not to be called');
};

/** Responds to problems, and fails the test at any other error. */
export const onError = errorHandler({ error: (cause: unknown) => expect(cause).toBeUndefined() });

/** Serves the routes of releases. Deployments render nothing. */
export function releasesApi(store: ReleaseStore, replaced: Partial<Parameters<typeof createReleaseRoutes>[0]> = {}) {
  const { gate = gateOf(store) } = replaced;
  const promotions = createPromotions({ store, gate, prepare: prepareNothing });
  const textChanges = { between: never };
  const deps = {
    store,
    gate,
    promotions,
    canaries: { set: never, end: never },
    keepReleases: 2,
    findActor,
    textChanges,
  };
  const app = new Hono()
    .route('/', createReleaseRoutes({ ...deps, signatures: noSignatures, ...replaced }))
    .onError(onError)
    .notFound(notFound);
  return { app, gate, promotions, findActor, send: senderTo(app) };
}

/** Returns a function that sends a request with a token. Bodies other than bytes are sent as JSON. */
export const senderTo =
  (app: Pick<Hono, 'request'>) =>
  async (method: string, path: string, body?: unknown, token = TOKEN): Promise<Response> =>
    app.request(path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
    });
