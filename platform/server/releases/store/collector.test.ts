import { expect, it } from '@jest/globals';
import { describeOnEachDatabase } from '../../database/test-databases.fixture.ts';
import { build, collectingServers, DAY_MS, HOUR_MS } from './collecting-servers.fixture.ts';
import { testStores } from './test-store.fixture.ts';

describeOnEachDatabase('servers that collect', ({ newPlace }) => {
  const testStore = testStores(newPlace);

  const setUp = collectingServers(testStore);

  it('do so once a day, one of them', async () => {
    const { clock, server, done, objects } = await setUp();
    const servers = await Promise.all(['a', 'b', 'c'].map((name) => server(name)));
    const look = () => Promise.all(servers.map((one) => one.look()));
    await look();
    const before = objects.size;
    expect(done).toEqual([]);
    clock.time += DAY_MS;
    await look();
    expect(done).toEqual([expect.stringMatching(/: 2$/)]);
    expect(objects.size).toBe(before - 2);
    clock.time += DAY_MS - 1;
    await look();
    expect(done).toHaveLength(1);
    clock.time += 1;
    await look();
    expect(done).toHaveLength(2);
  });

  it('try again after an hour what failed, and what another server left undone', async () => {
    const { db, clock, server, done, objects, state } = await setUp();
    const [one, other] = [await server('one'), await server('other')];
    await one.look();
    clock.time += DAY_MS;
    state.failing = true;
    const before = objects.size;
    await one.look();
    await other.look();
    expect(done).toEqual(['one: the bucket is away', 'other: the bucket is away']);
    expect(objects.size).toBe(before);
    state.failing = false;
    await other.look();
    expect(objects.size).toBe(before - 2);
    expect(await db.selectFrom('unneeded_objects').selectAll().execute()).toEqual([]);
    clock.time += HOUR_MS;
    await one.look();
    expect(done.slice(2)).toEqual(['one: 0']);
  });

  it('collect although a server with a wrong clock was there, and not at all if that is turned off', async () => {
    const { db, server, done } = await setUp();
    const one = await server('one');
    await one.look();
    await db
      .updateTable('settings')
      .set({ value: '2199-01-01T00:00:00.000Z' })
      .where('key', '=', 'next-collection')
      .execute();
    await (await server('other', { isOn: false })).look();
    expect(done).toEqual([]);
    await one.look();
    expect(done).toEqual(['one: 2']);
  });

  it('keep what any of them shows, and what it showed in the last week', async () => {
    const { clock, server, done, versions, store } = await setUp();
    // Its own live release could not be rendered there.
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

  it('remove files that were sent and never released, after a week', async () => {
    const { db, clock, store, objects } = await setUp();
    await store.collect(2);
    const [file] = build('9').filter(({ path }) => path === 'web/own.9.txt');
    if (!file) throw new Error('the build has files');
    await store.putFile(file.sha256, file.bytes);
    clock.time += 6 * DAY_MS;
    expect((await store.collect(2)).files).toBe(0);
    clock.time += 2 * DAY_MS;
    expect((await store.collect(2)).files).toBe(1);
    expect([...objects.keys()].some((object) => object.startsWith(file.sha256))).toBe(false);
    expect(await db.selectFrom('unneeded_objects').selectAll().execute()).toEqual([]);
  });
});
