import { describe, expect, it } from '@jest/globals';
import { rendered } from '../../render/fixtures.fixture.ts';
import { finishPage } from './finished-page.ts';
import { createPageCache } from './page-cache.ts';

describe('createPageCache', () => {
  it('stays within its limit, and discards the least recently used page first', async () => {
    const page = await finishPage('set', rendered('x'.repeat(1000)));
    const cache = createPageCache(page.size * 3);
    for (const url of ['/a', '/b', '/c']) cache.put('set', url, page);
    cache.get('set', '/a');
    cache.put('set', '/d', page);
    expect(cache.size).toEqual({ bytes: page.size * 3, pages: 3 });
    expect(['/a', '/b', '/c', '/d'].map((url) => cache.get('set', url) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('does not return a page of another set', async () => {
    const cache = createPageCache(1024 * 1024);
    cache.put('one', '/', await finishPage('one', rendered('one')));
    expect(cache.get('two', '/')).toBeUndefined();
  });
});
