import { expect, it, jest } from '@jest/globals';
import { errorHandler } from '@platform/server/http/problem';
import { CASE_STUDIES, SERVICES, TESTIMONIALS } from '@studio/client/content/lists-seed';
import { caseStudy, service, testimonial } from '@studio/client/lists';
import { Hono } from 'hono';
import * as v from 'valibot';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { createLists } from './index.ts';

const publicApi = (lists: Hono, error: (cause: unknown) => void = () => {}) =>
  new Hono().route('/api', lists).onError(errorHandler({ error }));

describeOnEachDatabase('the lists', ({ testDatabase }) => {
  const setUp = async () => {
    const { db, reopen } = await testDatabase();
    const error = jest.fn();
    return { db, reopen, error, app: publicApi(createLists({ db }), error) };
  };

  it.each([
    ['/api/services', v.strictObject(service.entries), SERVICES],
    ['/api/case-studies', v.strictObject(caseStudy.entries), CASE_STUDIES],
    ['/api/testimonials', v.strictObject(testimonial.entries), TESTIMONIALS],
  ])('%s starts with the seed, and responds with 304 to a matching ETag', async (path, schema, seed) => {
    const { app } = await setUp();
    const response = await app.request(path);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'public, no-cache']);
    expect(v.parse(v.array<v.GenericSchema>(schema), await response.json())).toEqual(seed);
    const again = await app.request(path, { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('keep changes over a restart', async () => {
    const { db, reopen, app } = await setUp();
    const etag = (await app.request('/api/services')).headers.get('ETag') ?? '';
    await db.deleteFrom('services').where('title', '<>', 'Branding').execute();
    const after = publicApi(createLists({ db: await reopen() }));
    const response = await after.request('/api/services', { headers: { 'If-None-Match': etag } });
    expect(await response.json()).toEqual(SERVICES.filter(({ title }) => title === 'Branding'));
  });

  it('respond with 503 while the database is down', async () => {
    const { db, app, error } = await setUp();
    await db.destroy();
    expect((await app.request('/api/testimonials')).status).toBe(503);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('are the whole public API', async () => {
    const { app } = await setUp();
    const statuses = ['/api/v1/contact', '/services', '/api/services/1'].map(
      async (path) => (await app.request(path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
  });
});
