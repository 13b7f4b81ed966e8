import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeBuild } from '../build-folder.fixture.ts';
import type { Bucket } from './bucket.ts';
import { createCollector } from './collector.ts';
import { createReleaseStore } from './release-store.ts';
import { addBuild, type TestStore } from './test-store.fixture.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A build of marketing with a file of its own, and one that every third build has. */
export const build = (text: string) =>
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

/** Returns a function that sets up servers with one bucket. Versions 0 to 3 of marketing went live, a day apart, the last a week ago. */
export const collectingServers = (testStore: () => Promise<TestStore>) => async () => {
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
