import { expect, it } from '@jest/globals';
import type { Migrations } from '@platform/server/database/migrations';
import { openDatabase } from '@platform/server/database/open-database';
import { migrations, type Schema } from '../database.ts';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';

const withoutSlugs: Migrations = (types) =>
  Object.fromEntries(Object.entries(migrations(types)).filter(([name]) => name < '0011'));

describeOnEachDatabase('the migration of slugs', ({ newPlace }) => {
  it('gives slugs to the entries of the seed, and none to the entries of the admin', async () => {
    const place = await newPlace();
    const old = await openDatabase<Schema>(place, withoutSlugs);
    await old.updateTable('services').set({ title: 'Lighthouses' }).where('title', '=', 'SEO').execute();
    await old.destroy();

    const db = await openDatabase<Schema>(place, migrations);
    try {
      const titles = ['Lighthouses', 'Shopify Store Development'];
      const services = db.selectFrom('services').select(['title', 'slugs']).where('title', 'in', titles);
      expect(await services.orderBy('title').execute()).toEqual([
        { title: 'Lighthouses', slugs: '' },
        { title: 'Shopify Store Development', slugs: 'shopify' },
      ]);
      const testimonials = db.selectFrom('testimonials').select('slugs').where('client_name', '=', 'Imran Chowdhury');
      expect(await testimonials.execute()).toEqual([{ slugs: 'shopify ecommerce' }]);
    } finally {
      await db.destroy();
    }
  });
});
