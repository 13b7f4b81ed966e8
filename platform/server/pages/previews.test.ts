import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { release, route } from '../render/fixtures.fixture.ts';
import { createPreviews, IDLE_MS, MAX_PREVIEWS } from './previews.ts';
import type { ReleaseSet } from './release-set.ts';

const live = [release('shell', '1'), release('blog', '1', [route('/blog')])];
const next = release('blog', '2', [route('/blog'), route('/post')]);

function setUp(liveReleases = live) {
  const closed: string[] = [];
  const previews = createPreviews({
    store: {
      get: async (name, version) => (name === next.name && version === next.version ? next : undefined),
      live: async () => liveReleases,
    },
    open: async (set: ReleaseSet) => ({ set, close: async () => void closed.push(set.id) }),
  });
  return { previews, closed };
}

describe('previews', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('show the live set with the release in place of the live one, to those who have the key', async () => {
    const { previews } = setUp();
    const { key, set, pages } = await previews.create('blog', '2');
    expect(previews.find(key)?.set.id).toBe(set);
    expect(previews.find(key)?.set.remotes.map(({ version }) => version)).toEqual(['2']);
    expect(pages.map(({ url }) => url)).toEqual(['/blog', '/post']);
    expect(previews.find(`${key}x`)).toBeUndefined();
    expect(previews.find(undefined)).toBeUndefined();
  });

  it('have a key each that cannot be guessed', async () => {
    const { previews } = setUp();
    const [one, two] = [await previews.create('blog', '2'), await previews.create('blog', '2')];
    expect(one.key).not.toBe(two.key);
    expect(Buffer.from(one.key, 'base64url')).toHaveLength(24);
  });

  it('end when they are ended, once', async () => {
    const { previews, closed } = setUp();
    const { key, set } = await previews.create('blog', '2');
    await Promise.all([previews.end(key), previews.end(key)]);
    expect(previews.find(key)).toBeUndefined();
    expect(closed).toEqual([set]);
  });

  it('end after a minute without a request', async () => {
    const { previews, closed } = setUp();
    const { key } = await previews.create('blog', '2');
    jest.advanceTimersByTime(IDLE_MS - 1);
    expect(previews.find(key)).toBeDefined();
    jest.advanceTimersByTime(IDLE_MS - 1);
    expect(closed).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(closed).toHaveLength(1);
    expect(previews.find(key)).toBeUndefined();
  });

  it('are limited in number, also if they are asked for at once', async () => {
    const { previews, closed } = setUp();
    const asked = Array.from({ length: MAX_PREVIEWS + 5 }, () => previews.create('blog', '2'));
    const results = await Promise.allSettled(asked);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ reason: { details: { status: 503 } } });
    await previews.close();
    expect(closed).toHaveLength(MAX_PREVIEWS);
    await expect(previews.create('blog', '2')).resolves.toBeDefined();
    await previews.close();
  });

  it('are refused for a release that is not stored, and without a live shell', async () => {
    const { previews } = setUp();
    await expect(previews.create('blog', '3')).rejects.toMatchObject({ details: { status: 404 } });
    const alone = setUp([]).previews;
    await expect(alone.create('blog', '2')).rejects.toMatchObject({ details: { status: 422 } });
  });
});
