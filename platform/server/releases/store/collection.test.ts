import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { type BuiltFile, listOf, versionOf } from '@platform/build/gate/built-release';
import { describeOnEachDatabase } from '../../database/test-databases.fixture.ts';
import { createAssets } from '../assets.ts';
import { makeBuild } from '../build-folder.fixture.ts';
import { createReleaseStore } from './release-store.ts';
import { addBuild, gateOf, testStores } from './test-store.fixture.ts';

const DAY_MS = 86_400_000;

/** A build with a file of its own. */
const build = (text: string, name = 'marketing'): BuiltFile[] => makeBuild(name, { [`web/own.${text}.txt`]: text });

describeOnEachDatabase('a collection', ({ newPlace }) => {
  const testStore = testStores(newPlace);

  /** Makes versions `0` to `count - 1` of marketing live, a day apart, the first at day 0. */
  const setUp = async (count = 0) => {
    const { db, dataDir } = await testStore();
    const clock = { time: Date.parse('2025-06-01T12:00:00.000Z') };
    const open = (folder: string) =>
      createReleaseStore({ db, cacheDir: join(dataDir, folder), now: () => new Date(clock.time) });
    const store = await open('cache');
    const versions: string[] = [];
    const deploy = async (text: string) => {
      const version = await addBuild(store, 'marketing', build(text));
      await store.append('marketing', version, 'promote');
      versions.push(version);
      clock.time += DAY_MS;
    };
    for (let i = 0; i < count; i += 1) await deploy(String(i));
    const collected = async (keep: number) => {
      const { releases } = await store.collect(keep);
      return releases.map(({ version }) => versions.indexOf(version)).sort();
    };
    return { db, dataDir, clock, open, store, versions, deploy, collected };
  };

  it('keeps the newest versions, and what was live in the last seven days', async () => {
    const { store, clock, versions, collected } = await setUp(12);
    // Day 12: version 4 was live until day 5, seven days ago.
    expect(await collected(2)).toEqual([0, 1, 2, 3]);
    expect(await collected(2)).toEqual([]);
    clock.time += 100 * DAY_MS;
    expect(await collected(3)).toEqual([4, 5, 6, 7, 8]);
    expect((await store.live()).map(({ version }) => version)).toEqual([versions[11]]);
  });

  it('keeps a canary for as long as it runs, and for seven days', async () => {
    const { store, clock, versions, collected } = await setUp(3);
    const [canary = '', other = ''] = [
      await addBuild(store, 'marketing', build('c')),
      await addBuild(store, 'marketing', build('o')),
    ];
    versions.push(canary, other);
    await store.append('marketing', canary, 'canary', { traffic: 5 });
    clock.time += 30 * DAY_MS;
    expect(await collected(2)).toEqual([0, 4]);
    await store.append('marketing', canary, 'canary', { traffic: 0 });
    clock.time += 6 * DAY_MS;
    expect(await collected(2)).toEqual([]);
    clock.time += 2 * DAY_MS;
    expect(await collected(2)).toEqual([3]);
  });

  it('removes the files that no other release has, from every server', async () => {
    const { db, clock, store, open, versions, collected } = await setUp(3);
    const other = await open('other');
    const get = (from: typeof store, file: string) =>
      createAssets({ store: from, pages: { shell: undefined, remote: () => undefined } }).app.request(
        `/assets/marketing/${file}`,
      );
    clock.time += 8 * DAY_MS;
    const would = await store.collect(2, { dryRun: true });
    expect(would).toMatchObject({ releases: [{ version: versions[0] }], files: 1, bytes: 1, keep: 2 });
    expect((await get(store, 'own.0.txt')).status).toBe(200);
    expect(await collected(2)).toEqual([0]);
    expect((await db.selectFrom('files').select('sha256').execute()).length).toBe(build('1').length + 1);
    const statuses = async (from: typeof store) =>
      Promise.all(['own.0.txt', 'own.1.txt', 'about.1.js'].map(async (file) => (await get(from, file)).status));
    expect(await statuses(store)).toEqual([404, 200, 200]);
    // It has neither a copy nor heard of the collection.
    expect(await statuses(other)).toEqual([404, 200, 200]);
  });

  it('leaves the release in the list; it goes live again only after it was sent again', async () => {
    const { clock, store, versions, collected } = await setUp(3);
    clock.time += 8 * DAY_MS;
    await collected(2);
    const [first = ''] = versions;
    expect((await store.sizesOfReleases()).get(first)).toMatchObject({ collected: true });
    await expect(store.append('marketing', first, 'promote')).rejects.toMatchObject({ details: { status: 404 } });
    await expect(store.add('marketing', listOf(build('0')), gateOf(store))).rejects.toThrow('is not stored');
    expect(await addBuild(store, 'marketing', build('0'))).toBe(first);
    // It is new again, so it stays for seven days.
    expect(await collected(2)).toEqual([]);
    await store.append('marketing', first, 'promote');
    expect((await store.live()).map(({ version }) => version)).toEqual([first]);
  });

  it('keeps what is live or pinned, however old, and what a roll-back can reach', async () => {
    const { clock, store, versions, deploy, collected } = await setUp(2);
    clock.time += 100 * DAY_MS;
    for (const text of ['2', '3', '4']) await deploy(text);
    await store.append('marketing', versions[3] ?? '', 'rollback');
    await store.append('marketing', versions[3] ?? '', 'pin');
    clock.time += 100 * DAY_MS;
    // Number 4 was rolled back: a roll-back from 3 goes to 2.
    expect(await collected(2)).toEqual([0, 1, 4]);
  });

  it('keeps what a preview shows, and what was sent in the last seven days', async () => {
    const { clock, store, open } = await setUp(1);
    const previewed = await addBuild(store, 'marketing', build('previewed'));
    const old = await addBuild(store, 'marketing', build('old'));
    clock.time += 8 * DAY_MS;
    await addBuild(store, 'marketing', build('new'));
    const until = (days: number) => new Date(clock.time + days * DAY_MS);
    await store.need('marketing', previewed, until(14));
    await (await open('other')).need('marketing', previewed, until(1));
    expect((await store.collect(2)).releases).toEqual([{ name: 'marketing', version: old }]);
    await expect(store.need('marketing', old, until(1))).rejects.toMatchObject({ details: { status: 404 } });
    clock.time += 13 * DAY_MS;
    expect((await store.collect(2)).releases).toEqual([{ name: 'marketing', version: versionOf(build('new')) }]);
    clock.time += 2 * DAY_MS;
    expect((await store.collect(2)).releases).toEqual([{ name: 'marketing', version: previewed }]);
  });

  it('keeps what was live until it was retired, and what is served in place of a live release', async () => {
    const { clock, store, versions, collected } = await setUp(4);
    store.setAside({ name: 'marketing', version: versions[3] ?? '' }, 'it cannot be rendered');
    store.setAside({ name: 'marketing', version: versions[2] ?? '' }, 'it cannot be rendered');
    clock.time += 100 * DAY_MS;
    expect(await collected(2)).toEqual([0]);
    await store.append('marketing', versions[3] ?? '', 'retire');
    clock.time += DAY_MS;
    expect(await collected(2)).toEqual([1]);
  });

  it('removes nothing while the log is altered, or a release cannot be read', async () => {
    const { db, clock, collected } = await setUp(4);
    clock.time += 100 * DAY_MS;
    const count = async () => (await db.selectFrom('files').select('sha256').execute()).length;
    const before = await count();
    await db.updateTable('deployments').set({ note: 'altered' }).where('seq', '=', 1).execute();
    await expect(collected(2)).rejects.toThrow('entry 1 has other content');
    await db.updateTable('deployments').set({ note: null }).where('seq', '=', 1).execute();
    await db.updateTable('releases').set({ files: '[]' }).execute();
    await expect(collected(2)).rejects.toThrow('Nothing is collected');
    expect(await count()).toBe(before);
  });
});
