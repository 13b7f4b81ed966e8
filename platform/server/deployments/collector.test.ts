import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { listOf } from '@platform/build/gate/built-release';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import { GateError } from '../gate/gate-error.ts';
import { ProblemError } from '../http/problem.ts';
import type { Bucket } from '../releases/bucket.ts';
import { makeBuild } from '../releases/build-folder.fixture.ts';
import { DeployedMeanwhileError } from '../releases/deployment-log.ts';
import { createReleaseStore } from '../releases/release-store.ts';
import { addBuild, gateOf, testStores } from '../releases/test-store.fixture.ts';
import { collect } from './collection.ts';
import { createCollector } from './collector.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const build = (text: string) =>
  makeBuild('marketing', { [`web/own.${text}.txt`]: text, [`web/shared.${Number(text) % 3}.txt`]: 'shared' });

/** A bucket in memory. Removing takes some turns, as it does over a network; `failing`: it fails. */
function memoryBucket() {
  const objects = new Map<string, Uint8Array>();
  const state = { failing: false };
  const bucket: Bucket = {
    async put(object, bytes) {
      await nextTurn();
      objects.set(object, bytes);
    },
    get: async (object) => {
      const found = objects.get(object);
      return found && new Uint8Array(found);
    },
    async remove(object) {
      for (let turn = 0; turn < 5; turn += 1) await nextTurn();
      if (state.failing) throw new Error('the bucket is away');
      objects.delete(object);
    },
  };
  return { bucket, objects, state };
}

describeOnEachDatabase('servers that collect', ({ newPlace }) => {
  const testStore = testStores(newPlace);

  const setUp = async () => {
    const { db, dataDir } = await testStore();
    const clock = { time: Date.parse('2025-06-01T12:00:00.000Z') };
    const now = () => new Date(clock.time);
    const memory = memoryBucket();
    let folders = 0;
    const open = () => {
      folders += 1;
      return createReleaseStore({ db, cacheDir: join(dataDir, `cache-${folders}`), bucket: memory.bucket, now });
    };
    const store = await open();
    const done: string[] = [];
    const server = async (name: string, { isOn = true, shown = [] as { version: string }[] } = {}) =>
      createCollector({
        db,
        store: await open(),
        keep: 2,
        isOn,
        shown: () => shown,
        onCollected: ({ releases }) => done.push(`${name}: ${releases.length}`),
        onError: (error) => done.push(`${name}: ${(error as Error).message}`),
        now,
      });
    const versions: string[] = [];
    for (const text of ['0', '1', '2', '3']) {
      const version = await addBuild(store, 'marketing', build(text));
      await store.append('marketing', version, 'promote');
      versions.push(version);
      clock.time += DAY_MS;
    }
    clock.time += 7 * DAY_MS;
    return { db, clock, open, store, server, done, versions, ...memory };
  };

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

  it('leave no object behind of a file that was sent twice, or not to its end', async () => {
    const { clock, store, open, objects, bucket } = await setUp();
    const [file] = build('9').filter(({ path }) => path === 'web/own.9.txt');
    if (!file) throw new Error('the build has files');
    const other = await open();
    await Promise.all([store, other, store].map((one) => one.putFile(file.sha256, file.bytes)));
    const ofFile = () => [...objects.keys()].filter((object) => object.startsWith(file.sha256));
    expect(ofFile()).toHaveLength(3);
    const put = bucket.put;
    bucket.put = async (...args) => {
      await put(...args);
      throw new Error('the connection was lost');
    };
    await expect(store.putFile(file.sha256, file.bytes)).rejects.toThrow('was lost');
    expect(ofFile()).toHaveLength(4);
    clock.time += DAY_MS;
    await store.removeObjects();
    expect(ofFile()).toHaveLength(1);
    expect(Buffer.from(await other.readFile(file.sha256)).toString()).toBe('9');
  });

  it('keep a file that is sent again while its former object is removed', async () => {
    const { store, open, objects, bucket } = await setUp();
    const [file] = build('0').filter(({ path }) => path === 'web/own.0.txt');
    if (!file) throw new Error('the build has files');
    const { remove } = bucket;
    const removed: string[] = [];
    bucket.remove = async (object) => {
      if (object.startsWith(file.sha256)) await other.putFile(file.sha256, file.bytes);
      removed.push(object);
      await remove(object);
    };
    const other = await open();
    await store.collect(2);
    expect(removed.some((object) => object.startsWith(file.sha256))).toBe(true);
    expect([...objects.keys()].filter((object) => object.startsWith(file.sha256))).toHaveLength(1);
    expect(Buffer.from(await (await open()).readFile(file.sha256)).toString()).toBe('0');
  });

  it('either keep a release for a preview that begins meanwhile, or refuse the preview', async () => {
    const { db, clock, open, store, versions } = await setUp();
    const [version = ''] = versions;
    const other = await open();
    const needed: Promise<string>[] = [];
    await collect(
      {
        db,
        live: store.live,
        keep: 2,
        now: () => new Date(clock.time),
        async entries(transaction) {
          const until = new Date(clock.time + DAY_MS);
          needed.push(
            other.need('marketing', version, until).then(
              () => 'needed',
              () => 'refused',
            ),
          );
          // What does not wait for this transaction is done by then.
          for (let i = 0; i < 20; i += 1) await transaction.selectFrom('settings').select('key').execute();
          return store.entries(transaction);
        },
      },
      {},
    );
    const isStored = (await store.get('marketing', version)) !== undefined;
    expect([await needed[0], isStored]).toEqual(['refused', false]);
  });

  it('remove no file of a release that is sent, previewed or made live at the same time', async () => {
    const { db, clock, open, objects } = await setUp();
    const stores = await Promise.all([open(), open(), open()]);
    const outcomes: Record<string, number> = {};
    const isForeseen = (error: unknown) =>
      error instanceof GateError || error instanceof DeployedMeanwhileError || error instanceof ProblemError;
    const attempt = async (what: string, work: () => Promise<unknown>) => {
      const outcome = await work().then(
        () => 'done',
        (error: unknown) => {
          if (!isForeseen(error)) throw error;
          return 'refused';
        },
      );
      outcomes[`${what} ${outcome}`] = (outcomes[`${what} ${outcome}`] ?? 0) + 1;
    };
    for (let round = 0; round < 25; round += 1) {
      clock.time += 4 * DAY_MS;
      const at = (i: number) => stores[i % 3] as (typeof stores)[number];
      const sent = Array.from({ length: 4 }, (_, i) => build(String((round + i * 3) % 8)));
      await Promise.all([
        ...sent.map((files, i) =>
          attempt('send', async () => {
            const store = at(i);
            const missing = await store.missing(files);
            for (const { sha256, bytes } of files) if (missing.includes(sha256)) await store.putFile(sha256, bytes);
            const { release } = await store.add('marketing', listOf(files), gateOf(store));
            if (i === 0) await store.append('marketing', release.version, 'promote');
            else if (i === 1) await store.need('marketing', release.version, new Date(clock.time + 2 * DAY_MS));
          }),
        ),
        ...[0, 1].map((i) => attempt('collect', () => at(i + round).collect(2))),
      ]);
      const releases = await db.selectFrom('releases').selectAll().where('collected_at', 'is', null).execute();
      const fresh = await open();
      for (const { files } of releases)
        for (const { sha256 } of JSON.parse(files)) await expect(fresh.readFile(sha256)).resolves.toBeDefined();
      expect((await fresh.live()).length).toBe(1);
    }
    expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(['send done', 'collect done']));
    clock.time += DAY_MS;
    await stores[0]?.removeObjects();
    const rows = await db.selectFrom('files').select('object').execute();
    expect([...objects.keys()].sort()).toEqual(rows.map(({ object }) => object ?? '').sort());
  });
});
