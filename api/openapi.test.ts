import { describe, expect, it } from '@jest/globals';
import { errorHandler, notFound } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { createOpenApi } from '@platform/server/openapi/openapi';
import { releasesApi } from '@platform/server/releases/releases-api.fixture';
import { testStores } from '@platform/server/releases/store/test-store.fixture';
import { Hono } from 'hono';
import { inspectRoutes } from 'hono/dev';
import * as v from 'valibot';
import { emptyDatabase } from './auth/auth.fixture.ts';
import { createAuth } from './auth/index.ts';
import { createTestChat } from './chat/chat.fixture.ts';
import { createRateLimits } from './limits.ts';

const PROBLEM = 'application/problem+json';

const operation = v.looseObject({
  summary: v.pipe(v.string(), v.minLength(1)),
  operationId: v.string(),
  parameters: v.optional(
    v.array(
      v.object({
        name: v.string(),
        in: v.picklist(['path', 'query']),
        required: v.boolean(),
        schema: v.looseObject({}),
      }),
    ),
  ),
  requestBody: v.optional(v.looseObject({ content: v.record(v.string(), v.object({ schema: v.looseObject({}) })) })),
  responses: v.record(
    v.pipe(v.string(), v.regex(/^([1-5]\d\d|default)$/)),
    v.object({
      description: v.string(),
      content: v.optional(v.record(v.string(), v.object({ schema: v.looseObject({ type: v.string() }) }))),
    }),
  ),
});

/** The parts of the OpenAPI Specification 3.1 that the document uses. */
const openApi = v.looseObject({
  openapi: v.pipe(v.string(), v.regex(/^3\.1\.\d+$/)),
  info: v.looseObject({ title: v.literal('Studio 285 API'), version: v.string() }),
  paths: v.record(v.pipe(v.string(), v.startsWith('/api/')), v.record(v.string(), operation)),
});

describe('the OpenAPI document', () => {
  const testStore = testStores();

  const setUp = async () => {
    const { store } = await testStore();
    const limits = createRateLimits({ rateLimits: 'on', host: '127.0.0.1', trustedHops: 0 });
    const auth = await createAuth({
      settings: { host: '127.0.0.1' },
      sessionKey: new Uint8Array(32),
      db: emptyDatabase(),
      limiter: limits.signIn,
      sameSite: sameSite(),
    });
    const api = new Hono()
      .route('/', releasesApi(store).app)
      .route('/', auth.app)
      .route('/', createTestChat({ limits, sameSite: sameSite() }).chat);
    api.route('/', createOpenApi({ api, title: 'Studio 285 API' }));
    api.all('*', notFound).onError(errorHandler({ error: (cause: unknown) => expect(cause).toBeUndefined() }));
    return new Hono().route('/api', api);
  };

  const documentOf = async (app: Hono) => {
    const response = await app.request('/api/openapi.json');
    expect(response.status).toBe(200);
    return v.parse(openApi, await response.json());
  };

  it('describes every route and no others', async () => {
    const app = await setUp();
    const routes = inspectRoutes(app)
      .filter(({ isMiddleware }) => !isMiddleware)
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      .filter((route) => route !== 'ALL /api/*');
    const { paths } = await documentOf(app);
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(routes.sort());
  });

  it('describes every error as a problem', async () => {
    const { paths } = await documentOf(await setUp());
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const errors = operations.flatMap(({ responses }) =>
      Object.entries(responses).filter(([status]) => status === 'default' || Number(status) >= 400),
    );
    expect(errors.length).toBeGreaterThanOrEqual(operations.length);
    for (const [, { content }] of errors) expect(Object.keys(content ?? {})).toEqual([PROBLEM]);
  });

  it('describes requests and responses', async () => {
    const { paths } = await documentOf(await setUp());
    expect(paths['/api/chat']?.post).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { required: ['message'] } } } },
      responses: {
        200: { content: { 'application/json': { schema: { required: ['response', 'answered', 'sources'] } } } },
        400: { content: { [PROBLEM]: {} } },
        429: { content: { [PROBLEM]: {} } },
      },
    });
    expect(paths['/api/releases/{name}/files/{sha256}']?.put?.parameters).toMatchObject([
      { name: 'name', in: 'path', schema: { type: 'string' } },
      { name: 'sha256', in: 'path', schema: { type: 'string' } },
    ]);
  });

  it('describes only documented routes', async () => {
    const api = new Hono()
      .get('/documented', documented('Documented', { 200: v.string() }), (c) => c.json('', 200))
      .get('/undocumented', (c) => c.json('', 200))
      .post('/validated', validate('json', v.object({ a: v.string() })), (c) => c.json('', 200));
    const app = new Hono().route('/api', createOpenApi({ api, title: 'Studio 285 API' }));
    const { paths } = (await (await app.request('/api/openapi.json')).json()) as { paths: object };
    expect(Object.keys(paths)).toEqual(['/api/documented', '/api/validated']);
  });
});
