import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
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

/** Returns the file that only this build has. */
export function ownFile(text: string) {
  const file = build(text).find(({ path }) => path === `web/own.${text}.txt`);
  if (!file) throw new Error('the build has files');
  return file;
}

/** A bucket in memory. Removing takes several turns of the event loop, as over a network, and fails while `failing` is true. */
function memoryBucket() {
  const objects = new Map<string, Uint8Array>();
  const state = { failing: false };
  const bucket: Bucket = {
    async put(object, bytes) {
      await setImmediate();
      objects.set(object, bytes);
    },
    get: async (object) => {
      const bytes = objects.get(object);
      return bytes && new Uint8Array(bytes);
    },
    async remove(object) {
      for (let i = 0; i < 5; i += 1) await setImmediate();
      if (state.failing) throw new Error('the bucket is away');
      objects.delete(object);
    },
  };
  return { bucket, objects, state };
}

/** Returns a function that makes versions `0` to `count - 1` of marketing live, a day apart. Servers share a bucket, if `inBucket`. */
export const collectedSites =
  (testStore: () => Promise<TestStore>) =>
  async (count: number, inBucket = false) => {
    const { db, dataDir } = await testStore();
    const clock = { time: Date.parse('2025-06-01T12:00:00.000Z') };
    const now = () => new Date(clock.time);
    const memory = memoryBucket();
    const bucket = inBucket ? memory.bucket : undefined;
    let folders = 0;
    const open = () => {
      folders += 1;
      return createReleaseStore({ db, cacheDir: join(dataDir, `cache-${folders}`), bucket, now });
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
    const deploy = async (text: string) => {
      const version = await addBuild(store, 'marketing', build(text));
      await store.append('marketing', version, 'promote');
      versions.push(version);
      clock.time += DAY_MS;
    };
    for (let i = 0; i < count; i += 1) await deploy(String(i));
    /** Collects. Returns the indexes of the collected versions. */
    const collected = async (keep: number) => {
      const { releases } = await store.collect(keep);
      return releases.map(({ version }) => versions.indexOf(version)).sort();
    };
    return { db, clock, open, store, server, done, versions, deploy, collected, ...memory };
  };
