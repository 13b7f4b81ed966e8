import { expect, it } from '@jest/globals';
import { listOf, versionOf } from '@platform/build/gate/built-release';
import { describeOnEachDatabase } from '../../database/test-databases.fixture.ts';
import { createAssets } from '../assets.ts';
import { build, collectedSites, DAY_MS, HOUR_MS, ownFile } from './collection.fixture.ts';
import { addBuild, gateOf, testStores } from './test-store.fixture.ts';

describeOnEachDatabase('a collection', ({ newPlace }) => {
  const setUp = collectedSites(testStores(newPlace));

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
    const canary = await addBuild(store, 'marketing', build('8'));
    const other = await addBuild(store, 'marketing', build('9'));
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
    const other = await open();
    const get = (from: typeof store, file: string) =>
      createAssets({ store: from, pages: { shell: undefined, remote: () => undefined } }).app.request(
        `/assets/marketing/${file}`,
      );
    clock.time += 8 * DAY_MS;
    expect(await store.collect(2, { dryRun: true })).toMatchObject({
      releases: [{ version: versions[0] }],
      files: 1,
      bytes: 1,
      keep: 2,
    });
    expect((await get(store, 'own.0.txt')).status).toBe(200);
    expect(await collected(2)).toEqual([0]);
    expect((await db.selectFrom('files').select('sha256').execute()).length).toBe(build('1').length + 1);
    const statuses = async (from: typeof store) =>
      Promise.all(['own.0.txt', 'own.1.txt', 'about.1.js'].map(async (file) => (await get(from, file)).status));
    expect(await statuses(store)).toEqual([404, 200, 200]);
    expect(await statuses(other)).toEqual([404, 200, 200]);
  });

  it('leaves the release in the list; it can go live only after it is sent again', async () => {
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
    // Version 4 was rolled back: a roll-back from 3 goes to 2.
    expect(await collected(2)).toEqual([0, 1, 4]);
  });

  it('keeps what a preview shows, and what was sent in the last seven days', async () => {
    const { clock, store, open } = await setUp(1);
    const previewed = await addBuild(store, 'marketing', build('7'));
    const old = await addBuild(store, 'marketing', build('8'));
    clock.time += 8 * DAY_MS;
    await addBuild(store, 'marketing', build('9'));
    const until = (days: number) => new Date(clock.time + days * DAY_MS);
    await store.need('marketing', previewed, until(14));
    await (await open()).need('marketing', previewed, until(1));
    expect((await store.collect(2)).releases).toEqual([{ name: 'marketing', version: old }]);
    await expect(store.need('marketing', old, until(1))).rejects.toMatchObject({ details: { status: 404 } });
    clock.time += 13 * DAY_MS;
    expect((await store.collect(2)).releases).toEqual([{ name: 'marketing', version: versionOf(build('9')) }]);
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

  it('removes files that were sent and never released, after a week', async () => {
    const { db, clock, store, objects } = await setUp(2, true);
    const file = ownFile('9');
    await store.putFile(file.sha256, file.bytes);
    clock.time += 6 * DAY_MS;
    expect((await store.collect(2)).files).toBe(0);
    clock.time += 2 * DAY_MS;
    expect((await store.collect(2)).files).toBe(1);
    expect([...objects.keys()].some((object) => object.startsWith(file.sha256))).toBe(false);
    expect(await db.selectFrom('unneeded_objects').selectAll().execute()).toEqual([]);
  });
});

describeOnEachDatabase('an hour after a list', ({ newPlace }) => {
  const setUp = collectedSites(testStores(newPlace));

  it('files that no release has are removed, and others stay', async () => {
    const { db, clock, store, server, objects, versions } = await setUp(1, true);
    const [sent, released, again] = [ownFile('7'), build('8'), ownFile('9')];
    const actor = { name: 'publish token' };
    await store.listed.list('marketing', [sent, ...released, again], actor);
    for (const file of [sent, again]) await store.putFile(file.sha256, file.bytes);
    await addBuild(store, 'marketing', released);
    const { look } = await server('a', { isOn: false });
    const isStored = async () =>
      Promise.all([sent, ...released, again].map(async (file) => (await store.missing([file])).length === 0));
    clock.time += HOUR_MS;
    await look();
    expect(await isStored()).toEqual(Array(released.length + 2).fill(true));
    clock.time += 1;
    await store.listed.list('marketing', [again], actor);
    await expect(store.listed.find('marketing', sent.sha256)).rejects.toMatchObject({ details: { status: 409 } });
    await look();
    expect(await isStored()).toEqual([false, ...released.map(() => true), true]);
    expect([...objects.keys()].some((object) => object.startsWith(sent.sha256))).toBe(false);
    expect((await db.selectFrom('listed_files').select('sha256').execute()).map(({ sha256 }) => sha256)).toEqual([
      again.sha256,
    ]);
    expect(await store.get('marketing', versions[0] ?? '')).toBeDefined();
  });
});

describeOnEachDatabase('a clock that was a year ahead', ({ newPlace }) => {
  const setUp = collectedSites(testStores(newPlace));

  it('keeps no listed file, and counts no release in the hour of another one', async () => {
    const { db, clock, store } = await setUp(1);
    const [file] = [ownFile('9')];
    clock.time += 365 * DAY_MS;
    await store.listed.list('marketing', [file], { name: 'publish token' });
    await store.putFile(file.sha256, file.bytes);
    await addBuild(store, 'marketing', build('8'));
    expect(await store.storedWithin(HOUR_MS, ['marketing'])).toBe(1);
    clock.time -= 365 * DAY_MS;
    expect(await store.storedWithin(HOUR_MS, ['marketing'])).toBe(0);
    await store.removeListed();
    expect(await store.missing([file])).toEqual([file.sha256]);
    expect(await db.selectFrom('listed_files').selectAll().execute()).toEqual([]);
  });
});

describeOnEachDatabase('servers', ({ newPlace }) => {
  const setUp = collectedSites(testStores(newPlace));

  it('collect once a day, by one of them', async () => {
    const { clock, server, done, objects } = await setUp(4, true);
    clock.time += 7 * DAY_MS;
    const servers = await Promise.all(['a', 'b', 'c'].map((name) => server(name)));
    const lookAll = () => Promise.all(servers.map(({ look }) => look()));
    await lookAll();
    const before = objects.size;
    expect(done).toEqual([]);
    clock.time += DAY_MS;
    await lookAll();
    expect(done).toEqual([expect.stringMatching(/: 2$/)]);
    expect(objects.size).toBe(before - 2);
    clock.time += DAY_MS - 1;
    await lookAll();
    expect(done).toHaveLength(1);
    clock.time += 1;
    await lookAll();
    expect(done).toHaveLength(2);
  });

  it('repeat a failed collection after an hour, and remove objects that another server left', async () => {
    const { db, clock, server, done, objects, state } = await setUp(4, true);
    clock.time += 7 * DAY_MS;
    const [first, second] = [await server('first'), await server('second')];
    await first.look();
    clock.time += DAY_MS;
    state.failing = true;
    const before = objects.size;
    await first.look();
    await second.look();
    expect(done).toEqual(['first: the bucket is away', 'second: the bucket is away']);
    expect(objects.size).toBe(before);
    state.failing = false;
    await second.look();
    expect(objects.size).toBe(before - 2);
    expect(await db.selectFrom('unneeded_objects').selectAll().execute()).toEqual([]);
    clock.time += HOUR_MS;
    await first.look();
    expect(done.slice(2)).toEqual(['first: 0']);
  });

  it('collect after a server with a wrong clock did, and not if collecting is off', async () => {
    const { db, clock, server, done } = await setUp(4, true);
    clock.time += 7 * DAY_MS;
    const first = await server('first');
    await first.look();
    await db
      .updateTable('settings')
      .set({ value: '2199-01-01T00:00:00.000Z' })
      .where('key', '=', 'next-collection')
      .execute();
    await (await server('other', { isOn: false })).look();
    expect(done).toEqual([]);
    await first.look();
    expect(done).toEqual(['first: 2']);
  });

  it('keep what any of them shows or showed in the last week', async () => {
    const { clock, server, done, versions, store } = await setUp(4, true);
    clock.time += 7 * DAY_MS;
    // A server that could not render the live release.
    const shown = [{ version: versions[0] ?? '' }];
    const behind = await server('behind', { shown, isOn: false });
    const other = await server('other');
    await other.look();
    clock.time += DAY_MS;
    await behind.look();
    await other.look();
    expect(done).toEqual(['other: 1']);
    clock.time += 7 * DAY_MS;
    await other.look();
    expect(await store.get('marketing', versions[0] ?? '')).toBeDefined();
    clock.time += DAY_MS + 1;
    await other.look();
    expect(done.slice(2)).toEqual(['other: 1']);
  });
});
