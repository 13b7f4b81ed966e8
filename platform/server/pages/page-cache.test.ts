import { describe, expect, it } from '@jest/globals';
import { rendered } from '../render/fixtures.fixture.ts';
import { finishPage } from './finished-page.ts';
import { createPageCache } from './page-cache.ts';

describe('createPageCache', () => {
  it('stays within its bound, and lets the least recently used go first', async () => {
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

  it('does not take a page of one set for one of another', async () => {
    const cache = createPageCache(1024 * 1024);
    cache.put('one', '/', await finishPage('one', rendered('one')));
    expect(cache.get('two', '/')).toBeUndefined();
  });
});
