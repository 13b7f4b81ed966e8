import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readSiteFile } from '@platform/server/site-file';
import { siteIdentity } from '@studio/client/identity';
import { collections } from '@studio/content/collections';
import { readTestSeed } from './seed.fixture.ts';

describe('the content of tests', () => {
  it.each(collections.filter(({ name }) => name !== 'identity'))('has $name as their fields are now', (collection) => {
    expect(readTestSeed(collection)).not.toEqual([]);
  });

  it('has an identity', async () => {
    const file = join(import.meta.dirname, '../../e2e/fixtures/site.json');
    await expect(readSiteFile(file, siteIdentity)).resolves.toMatchObject({ name: 'Studio 285' });
  });
});
