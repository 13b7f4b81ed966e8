import { join } from 'node:path';
import { afterEach } from '@jest/globals';
import { type BuiltFile, listOf } from '@platform/build/gate/built-release';
import { type DatabasePlace, openDatabase } from '../../database/open-database.ts';
import type { PlatformDatabase } from '../../database/schema.ts';
import { runCheckHere } from '../../gate/checks.fixture.ts';
import type { DryRun } from '../../gate/dry-run.ts';
import { createGate, type Gate } from '../../gate/gate.ts';
import { GateError } from '../../gate/gate-error.ts';
import type { ReleaseRoute } from '../../release-set/release.ts';
import { temporaryFolders } from '../../temporary-folder.fixture.ts';
import type { PreparedSet } from '../deploy-set.ts';
import type { Bucket } from './bucket.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';

export const NOON = new Date('2025-06-01T12:00:00.000Z');

export const aboutRoute: ReleaseRoute = {
  path: '/about',
  layout: 'public',
  search: {},
  paths: null,
  chunks: ['about.1.js'],
  private: false,
};

/** Replaces a dry run: every remote has only the about page, which can be rendered. */
const dryRunAbout: DryRun = async ({ name }) => ({ routes: name === 'shell' ? [] : [aboutRoute], violations: [] });

/** Returns the gate of a store. */
export const gateOf = (store: ReleaseStore, dryRun: DryRun = dryRunAbout): Gate =>
  createGate({ store, dryRun, runCheck: runCheckHere, limitMs: 1000 });

/** Replaces the rendering of a set: every set can be shown. */
export const prepareNothing = async (): Promise<PreparedSet> => ({
  failed: [],
  goLive: async () => {},
  discard: async () => {},
});

/** A store on a database of its own. `reopen` creates another store on the same folder, as a restart does. */
export interface TestStore {
  readonly store: ReleaseStore;
  readonly db: PlatformDatabase;
  readonly dataDir: string;
  /** Unset: the database is a file. */
  readonly databaseUrl?: string | undefined;
  reopen(bucket?: Bucket): Promise<ReleaseStore>;
}

/** Returns a function that creates a store for one test, in a new file or in a new place. Closed after each test. */
export function testStores(newPlace?: () => Promise<DatabasePlace>): () => Promise<TestStore> {
  const temporaryFolder = temporaryFolders();
  const open: PlatformDatabase[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((db) => db.destroy()));
  });
  return async () => {
    const place: DatabasePlace = newPlace === undefined ? { dataDir: await temporaryFolder() } : await newPlace();
    const { dataDir, databaseUrl } = place;
    const db = await openDatabase(place);
    open.push(db);
    const reopen = (bucket?: Bucket) =>
      createReleaseStore({ db, cacheDir: join(dataDir, 'cache'), bucket, now: () => NOON });
    return { store: await reopen(), db, dataDir, databaseUrl, reopen };
  };
}

/** Stores a build with all its files. Returns its version. */
export async function addBuild(store: ReleaseStore, name: string, files: readonly BuiltFile[]): Promise<string> {
  for (const { sha256, bytes } of files) await store.putFile(sha256, bytes);
  const { release } = await store.add(name, listOf(files), gateOf(store));
  return release.version;
}

/** Returns the violations with which a promise rejects. */
export async function violationsOf(refused: Promise<unknown>): Promise<string[]> {
  const error = await refused.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof GateError)) throw new Error(`not refused: ${String(error)}`);
  return (error.details.errors ?? []).map(({ field, message }) => `${field} ${message}`);
}
