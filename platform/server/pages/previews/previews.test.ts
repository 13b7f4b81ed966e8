import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ReleaseSet } from '../../release-set/release-set.ts';
import { release, route } from '../../render/fixtures.fixture.ts';
import { IDLE_MS, MAX_PREVIEWS } from './open-sets.ts';
import { createPreviewKeys } from './preview-keys.ts';
import { createPreviews } from './previews.ts';

const live = [release('shell', '1'), release('blog', '1', [route('/blog')])];
const next = release('blog', '2', [route('/blog'), route('/post')]);

const keys = createPreviewKeys('a secret');

function setUp(liveReleases = live, position = 1, previewed = next) {
  const renderForLater = jest.fn(async (_name: string) => {});
  const closed: string[] = [];
  const readLive = jest.fn(async (_at?: number) => liveReleases);
  const previews = createPreviews({
    keys,
    store: {
      get: async (name, version) => (name === next.name && version === next.version ? previewed : undefined),
      live: readLive,
      position: async () => position,
      need: async () => {},
    },
    open: async (set: ReleaseSet) => ({
      set,
      pathsOf: () => [],
      renderForLater,
      close: async () => void closed.push(set.id),
    }),
  });
  return { previews, closed, readLive, renderForLater };
}

/** The error for a key of no preview. */
const GONE = { details: { status: 410 } };

describe('previews', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('show the live set with the release in place of the live one, by their key alone', async () => {
    const { previews } = setUp();
    const { key, set, pages } = await previews.create('blog', '2');
    const shown = (await previews.find(key)).set;
    expect(shown.id).toBe(set);
    expect(shown.remotes.map(({ version }) => version)).toEqual(['2']);
    expect(pages.map(({ url }) => url)).toEqual(['/blog', '/post']);
    await expect(previews.find(`${key}x`)).rejects.toMatchObject(GONE);
  });

  it.each([
    ['render the other pages of a release for its promotion', 'entry.0123456789.js', [['blog']]],
    ['render nothing ahead for a development server', 'entry.js', []],
  ])('%s', async (_, entry, rendered) => {
    const { previews, renderForLater } = setUp(live, 1, { ...next, info: { ...next.info, entry } });
    await previews.create('blog', '2');
    expect(renderForLater.mock.calls).toEqual(rendered);
  });

  it('of one team leave room for another team', async () => {
    const { previews } = setUp();
    const [tea, cake] = [
      { team: 'Tea', max: 2 },
      { team: 'Cake', max: 2 },
    ];
    const [first] = [await previews.create('blog', '2', tea), await previews.create('blog', '2', tea)];
    const refusal = { details: { status: 503, title: '2 previews of Tea are open already' } };
    await expect(previews.create('blog', '2', tea)).rejects.toMatchObject(refusal);
    await previews.create('blog', '2', cake);
    await expect(previews.create('blog', '2', cake)).rejects.toMatchObject({ details: { status: 503 } });
    await previews.end(first.key);
    await previews.create('blog', '2', tea);
    // A key that is opened again counts for its team, too.
    const other = setUp();
    const keysOfTea = await Promise.all(
      [0, 1, 2].map(() => keys.make({ name: 'blog', version: '2', position: 1, owner: tea })),
    );
    await other.previews.find(keysOfTea[0] ?? '');
    await other.previews.find(keysOfTea[1] ?? '');
    await expect(other.previews.find(keysOfTea[2] ?? '')).rejects.toMatchObject(refusal);
  });

  it('are shown by another server, with what was live when they were opened', async () => {
    const { key, set } = await setUp().previews.create('blog', '2');
    const other = setUp(live, 2);
    const pages = await Promise.all([other.previews.find(key), other.previews.find(key)]);
    expect(pages.map((shown) => shown.set.id)).toEqual([set, set]);
    expect(other.readLive.mock.calls).toEqual([[1]]);
  });

  it('end when they are ended, once', async () => {
    const { previews, closed } = setUp();
    const { key, set } = await previews.create('blog', '2');
    await Promise.all([previews.end(key), previews.end(key)]);
    await expect(previews.find(key)).rejects.toMatchObject(GONE);
    expect(closed).toEqual([set]);
  });

  it('close after a minute without a request, and open again at the next one', async () => {
    const { previews, closed } = setUp();
    const { key } = await previews.create('blog', '2');
    jest.advanceTimersByTime(IDLE_MS - 1);
    await previews.find(key);
    jest.advanceTimersByTime(IDLE_MS - 1);
    expect(closed).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(closed).toHaveLength(1);
    await previews.find(key);
    await previews.close();
    expect(closed).toHaveLength(2);
  });

  it('are limited in number, also if they are requested at once', async () => {
    const { previews, closed } = setUp();
    const results = await Promise.allSettled(
      Array.from({ length: MAX_PREVIEWS + 5 }, () => previews.create('blog', '2')),
    );
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
