import { expect, it } from '@jest/globals';
import { errorHandler } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { releasesApi } from '@platform/server/releases/releases-api.fixture';
import { testStores } from '@platform/server/releases/store/test-store.fixture';
import { site } from '@studio/client/identity.fixture';
import { Hono } from 'hono';
import { inspectRoutes } from 'hono/dev';
import { v7 as uuidV7 } from 'uuid';
import { createSite } from './app.ts';
import { browserOf, PASSWORD } from './auth/auth.fixture.ts';
import { describeOnEachDatabase } from './test-databases.fixture.ts';

/** `ended`: somebody whose session an owner has ended. */
const ACTORS = ['nobody', 'ended', 'reader', 'editor', 'owner'] as const;

/** Who gets past the guard of a route. `team`: whoever has a token of releases, whatever the role. */
const MAY = {
  everybody: ACTORS,
  people: ['reader', 'editor', 'owner'],
  editors: ['editor', 'owner'],
  owners: ['owner'],
  team: [],
} as const satisfies Record<string, readonly (typeof ACTORS)[number][]>;

/** Every route of the API. One that is not listed here fails the test. */
const ROUTES: Readonly<Record<keyof typeof MAY, readonly string[]>> = {
  everybody: [
    'GET /api/content/:collection',
    'GET /api/content/:collection/:slug',
    'GET /api/services',
    'GET /api/case-studies',
    'GET /api/testimonials',
    'POST /api/chat',
    'GET /api/v1/contact/stamp',
    'POST /api/v1/contact',
    'GET /api/session',
    'POST /api/session',
    'PATCH /api/session',
    'DELETE /api/session',
    'POST /api/session/passkey/options',
    'POST /api/session/passkey',
    'POST /api/invitation',
    'POST /api/invitation/acceptance',
  ],
  people: [
    'GET /api',
    'GET /api/reference/swagger-ui-bundle.js',
    'GET /api/reference/swagger-ui.css',
    'GET /api/reference/page.js',
    'GET /api/reference/page.css',
    'GET /api/v1/account',
    'PATCH /api/v1/account',
    'PUT /api/v1/account/password',
    'POST /api/v1/account/passkeys/options',
    'POST /api/v1/account/passkeys',
    'DELETE /api/v1/account/passkeys/:id',
    'DELETE /api/v1/account/sessions/:id',
    'GET /api/v1/contact',
    'GET /api/v1/contact/:id',
    'GET /api/v1/contact/:id/history',
    'GET /api/v1/contact/blocked',
    'GET /api/v1/contact/count',
    'GET /api/v1/contact/export.csv',
    'GET /api/v1/contact/export.json',
    'GET /api/v1/contact/mail',
    'GET /api/v1/contact/saved-answers',
    'GET /api/v1/contact/summary',
    'GET /api/v1/content',
    'GET /api/v1/content/:collection',
    'GET /api/v1/content/:collection/:id',
    'GET /api/v1/content/:collection/:id/versions',
    'GET /api/v1/content/:collection/:id/versions/:version',
    'GET /api/v1/media',
    'GET /api/v1/media/:id',
    'GET /api/v1/media/:id/uses',
    'GET /api/v1/questions',
    'GET /api/v1/visitors',
    'GET /api/v1/visitors.csv',
    'GET /api/v1/site',
  ],
  editors: [
    'PUT /api/v1/contact/blocked',
    'POST /api/v1/contact/mail/test',
    'PUT /api/v1/contact/saved-answers',
    'DELETE /api/v1/contact/addresses/:email',
    'DELETE /api/v1/contact/old',
    'DELETE /api/v1/contact/trash',
    'PATCH /api/v1/contact/:id',
    'DELETE /api/v1/contact/:id',
    'PATCH /api/v1/contact',
    'PATCH /api/v1/contact/matching',
    'POST /api/v1/contact/undo',
    'POST /api/v1/contact/removals',
    'POST /api/v1/contact/:id/notes',
    'DELETE /api/v1/contact/:id/notes/:note',
    'POST /api/v1/contact/:id/answers',
    'PUT /api/v1/contact/:id/draft',
    'POST /api/v1/contact/:id/answers/:answer/attempts',
    'POST /api/v1/content/:collection',
    'PUT /api/v1/content/:collection/:id',
    'DELETE /api/v1/content/:collection/:id',
    'POST /api/v1/content/:collection/:id/restore',
    'POST /api/v1/content/:collection/:id/publish',
    'POST /api/v1/content/:collection/:id/unpublish',
    'PUT /api/v1/content/:collection/:id/schedule',
    'DELETE /api/v1/content/:collection/:id/schedule',
    'POST /api/v1/content/:collection/:id/move',
    'POST /api/v1/content/:collection/preview',
    'POST /api/v1/media',
    'PATCH /api/v1/media/:id',
    'PUT /api/v1/media/:id/file',
    'DELETE /api/v1/media/:id',
    'PUT /api/v1/questions/:id',
    'DELETE /api/v1/questions/:id',
  ],
  owners: [
    'POST /api/v1/release-bar',
    'POST /api/v1/release-bar/version',
    'GET /api/v1/people',
    'POST /api/v1/people/invitations',
    'DELETE /api/v1/people/invitations/:id',
    'PATCH /api/v1/people/:id',
    'DELETE /api/v1/people/:id',
    'DELETE /api/v1/people/:id/sessions',
    'GET /api/v1/webhooks',
    'POST /api/v1/webhooks',
    'POST /api/v1/webhooks/:id/test',
    'DELETE /api/v1/webhooks/:id',
    'GET /api/v1/releases',
    'GET /api/v1/releases/log',
    'GET /api/v1/releases/changes/:seq',
    'GET /api/v1/releases/evidence/:seq',
    'POST /api/v1/releases/:name',
  ],
  team: [
    'GET /api/releases',
    'GET /api/releases/:name/:version',
    'POST /api/releases/:name',
    'PUT /api/releases/:name/files/:sha256',
    'PUT /api/releases/:name/:version/signature',
    'GET /api/releases/:name/:version/texts',
    'GET /api/releases/:name/:version/source',
    'GET /api/releases/:name/:version/source/:sha256',
    'POST /api/deployments',
    'POST /api/canaries',
    'POST /api/rollbacks',
    'POST /api/collections',
    'POST /api/pins',
    'POST /api/retirements',
  ],
};

/** What takes the place of a parameter. Nothing has these names. */
const VALUES: Readonly<Record<string, string>> = {
  collection: 'posts',
  email: 'nobody@studio.example',
  name: 'nothing',
  seq: '999',
  sha256: 'f'.repeat(64),
  version: '1',
};

const log = { error: () => undefined, info: () => undefined, warn: () => undefined };

/** Stands for the parts of the platform that no request of this test gets to. */
const nothing = new Proxy(() => undefined, { get: () => async () => undefined }) as never;

describeOnEachDatabase('the routes of the API', ({ testDatabase }) => {
  const testStore = testStores();

  async function setUp() {
    const { db } = await testDatabase();
    const { store } = await testStore();
    const settings = { host: '127.0.0.1', adminPassword: PASSWORD, rateLimits: 'off', trustedHops: 0 } as never;
    const platform = { settings, db, log: log as never, data: site, sameSite: sameSite() };
    const { api, publicApi } = await createSite(
      {
        ...platform,
        rateLimiter: () => (_, next) => next(),
        deployments: { history: async () => [] },
        ...{ lookAt: nothing, pages: nothing, draftPages: nothing, publicApi: nothing, heads: nothing },
        ...{ origin: nothing, files: nothing, deployer: nothing, textChanges: nothing, visitor: nothing },
      },
      settings,
    );
    const all = new Hono().route('/', releasesApi(store).app).route('/', publicApi).route('/', api);
    return new Hono().route('/api', all).onError(errorHandler(log as never));
  }

  it('are all listed with who may use them', async () => {
    const routes = inspectRoutes(await setUp()).filter(({ isMiddleware }) => !isMiddleware);
    const named = routes.map(({ method, path }) => `${method} ${path}`).sort();
    expect(named).toEqual(Object.values(ROUTES).flat().sort());
  });

  it('refuse everybody else', async () => {
    const app = await setUp();
    const browsers = Object.fromEntries(ACTORS.map((actor) => [actor, browserOf(() => app)]));
    const [owner, ended] = [browsers.owner, browsers.ended];
    if (!owner || !ended) throw new Error('unreachable');
    await owner.signIn(PASSWORD);
    for (const actor of ['reader', 'editor', 'ended'] as const) {
      const invited = { email: `${actor}@studio.example`, role: actor === 'ended' ? 'owner' : actor };
      const invitation = await owner.visit('/api/v1/people/invitations', { method: 'POST', body: invited });
      const { token } = (await invitation.json()) as { token: string };
      const accepted = await browsers[actor]?.visit('/api/invitation/acceptance', {
        method: 'POST',
        body: { token, name: actor, password: `the ${actor} of all` },
      });
      expect(accepted?.status).toBe(201);
    }
    expect((await ended.visit('/api/v1/people')).status).toBe(200);
    const { people } = (await (await owner.visit('/api/v1/people')).json()) as {
      people: { id: string; name: string }[];
    };
    const id = people.find(({ name }) => name === 'ended')?.id;
    await owner.visit(`/api/v1/people/${id}/sessions`, { method: 'DELETE' });

    const wrong: string[] = [];
    for (const [kind, routes] of Object.entries(ROUTES)) {
      const may: readonly string[] = MAY[kind as keyof typeof MAY];
      for (const route of routes) {
        // It signs everybody out.
        if (route === 'DELETE /api/session') continue;
        const [method = '', pattern = ''] = route.split(' ');
        const path = pattern.replace(/:(\w+)/g, (_, name: string) => VALUES[name] ?? uuidV7());
        for (const actor of ACTORS) {
          const sent = { method, ...(method !== 'GET' && { body: {} }) };
          const response = await browsers[actor]?.visit(path, sent);
          const type = response?.status === 403 ? ((await response.json()) as { type: string }).type : '';
          const isRefused = response?.status === 401 || type === 'urn:problem:role';
          if (isRefused === may.includes(actor)) wrong.push(`${route} as ${actor}: ${response?.status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});
