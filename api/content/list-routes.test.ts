import { expect, it, jest } from '@jest/globals';
import { errorHandler } from '@platform/server/http/problem';
import { caseStudy, service, testimonial } from '@studio/client/lists';
import { serviceSlugs } from '@studio/content/choices';
import { caseStudies } from '@studio/content/collections/case-studies';
import { clientTestimonials } from '@studio/content/collections/client-testimonials';
import { services } from '@studio/content/collections/services';
import { Hono } from 'hono';
import * as v from 'valibot';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { createLists } from './list-routes.ts';
import { createPublished } from './published.ts';
import { readTestSeed, seedTestContent } from './seed.fixture.ts';

describeOnEachDatabase('the lists', ({ testDatabase }) => {
  const setUp = async () => {
    const { db } = await testDatabase();
    await seedTestContent(db);
    const error = jest.fn();
    const lists = createLists({ published: createPublished(db) });
    return { db, error, app: new Hono().route('/api', lists).onError(errorHandler({ error })) };
  };

  it.each([
    ['/api/services', service, { title: 'Ecommerce Websites' }, 10],
    ['/api/case-studies', caseStudy, { title: 'Bhor Bakery: cake orders without the phone' }, 15],
    ['/api/testimonials', testimonial, { clientName: 'Farhana Rahman' }, 7],
  ])('%s has what is published, and responds with 304 to a matching ETag', async (path, item, first, count) => {
    const { app } = await setUp();
    const response = await app.request(path);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'public, no-cache']);
    const schema: v.GenericSchema<object> = v.strictObject(item.entries);
    const items = v.parse(v.array(schema), await response.json());
    expect([items.length, items[0]]).toMatchObject([count, { ...first, slugs: ['ecommerce'] }]);
    const again = await app.request(path, { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([services, caseStudies, clientTestimonials])('have entries of each service with a page: $name', (list) => {
    const slugs = readTestSeed(list).flatMap(({ services: own, slug }) => (own as string[] | undefined) ?? slug);
    expect(slugs).toEqual(expect.arrayContaining([...serviceSlugs]));
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
