import { join } from 'node:path';
import { afterEach } from '@jest/globals';
import { type DatabasePlace, openDatabase } from '../store/open-database.ts';
import type { Database } from '../store/schema.ts';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import type { MadeFile } from './build-folder.fixture.ts';
import { listOf } from './build-folder.fixture.ts';
import type { Describe, ReleaseRoute } from './release.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';

export const NOON = new Date('2025-06-01T12:00:00.000Z');

export const aboutRoute: ReleaseRoute = {
  path: '/about',
  frame: 'public',
  search: {},
  paths: null,
  chunks: ['about.1.js'],
  private: false,
};

export const describeAbout: Describe = async () => [aboutRoute];

/** A store on a database of its own. `reopen` makes a second store on the same folder, as a restart does. */
export interface TestStore {
  readonly store: ReleaseStore;
  readonly db: Database;
  readonly dataDir: string;
  reopen(): Promise<ReleaseStore>;
}

/** Gives tests stores that end after each, in a file of their own unless it is said where. */
export function testStores(newPlace?: () => Promise<DatabasePlace>): () => Promise<TestStore> {
  const temporaryFolder = temporaryFolders();
  const open: Database[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((db) => db.destroy()));
  });
  return async () => {
    const place = newPlace === undefined ? { dataDir: await temporaryFolder() } : await newPlace();
    const { dataDir } = place;
    const db = await openDatabase(place);
    open.push(db);
    const reopen = () => createReleaseStore({ db, cacheDir: join(dataDir, 'cache'), now: () => NOON });
    return { store: await reopen(), db, dataDir, reopen };
  };
}

/** Stores a build with all its files; its version. */
export async function addBuild(store: ReleaseStore, name: string, files: readonly MadeFile[]): Promise<string> {
  for (const { sha256, bytes } of files) await store.putFile(sha256, bytes);
  const { release } = await store.add(name, listOf(files), describeAbout);
  return release.version;
}
