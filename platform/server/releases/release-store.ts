import { versionOf } from '@platform/build/gate/built-release';
import type { GateReport, ReleaseFile } from '@platform/contract/release';
import type { PlatformDatabase } from '../database/schema.ts';
import type { HeadFile } from '../deployments/head-file.ts';
import type { Bucket } from './bucket.ts';
import { createDeploymentLog } from './deployment-log.ts';
import { createFileStore } from './file-store.ts';
import { fromRow, isReadable, type Release, toRow, type UnreadableRelease } from './release.ts';
import { createWebFileIndex } from './web-file-index.ts';

/**
 * Checks a release whose files are stored beside what is live now.
 * @param removes Paths of the live release that this one may take away.
 * @returns `live`: the id of the releases that were live then. `report`: what it found, for the log.
 * @throws GateError with all violations.
 */
export type Gate = (
  name: string,
  files: readonly ReleaseFile[],
  removes?: readonly string[],
) => Promise<{ readonly release: Omit<Release, 'createdAt'>; readonly live: string; readonly report: GateReport }>;

/** The database's files, releases and deployment log. */
export type ReleaseStore = Awaited<ReturnType<typeof createReleaseStore>>;

interface ReleaseStoreDeps {
  readonly db: PlatformDatabase;
  /** Created when it is first needed. */
  readonly cacheDir: string;
  readonly bucket?: Bucket | undefined;
  readonly now?: () => Date;
  /** This server's own copy of the newest entry of the log. */
  readonly headFile?: Pick<HeadFile, 'head' | 'write'> | undefined;
  /** Called once for each stored release that cannot be read. It is left out of everything. */
  readonly onUnreadable?: (release: UnreadableRelease) => void;
  /** Called when the cache folder cannot be used. */
  readonly onCacheFailure?: (error: unknown) => void;
}

/** Opens the store of a database. One release that cannot be read makes no other read fail. */
export async function createReleaseStore({
  db,
  cacheDir,
  bucket,
  now = () => new Date(),
  headFile,
  onUnreadable = () => {},
  onCacheFailure = () => {},
}: ReleaseStoreDeps) {
  const index = createWebFileIndex(db, onUnreadable);

  async function get(name: string, version: string): Promise<Release | undefined> {
    const row = await db
      .selectFrom('releases')
      .selectAll()
      .where(({ and }) => and({ name, version }))
      .executeTakeFirst();
    const release = row && fromRow(row);
    return release && isReadable(release) ? release : undefined;
  }

  await index.readAll();

  return {
    ...createFileStore({ db, cacheDir, bucket, onCacheFailure }),
    ...createDeploymentLog({ db, now, headFile }),
    get,
    /** Returns the sha256 of a web file of any release of `name`, whichever server stored it. */
    byWebPath: index.find,
    /** Returns the bytes of all files of each release that can be read, by version. */
    async sizesOfReleases(): Promise<Map<string, number>> {
      const rows = await db.selectFrom('releases').selectAll().execute();
      const readable = rows.map(fromRow).filter(isReadable);
      return new Map(readable.map(({ version, files }) => [version, sizeOf(files)]));
    },
    /**
     * Stores the release that consists of `files`, or, if it is stored already, only checks it. A stored one that cannot be read
     * is written again.
     * @throws GateError if the release has violations.
     */
    async add(
      name: string,
      files: readonly ReleaseFile[],
      gate: Gate,
      removes: readonly string[] = [],
    ): Promise<{ release: Release; added: boolean; report: GateReport }> {
      const checked = await gate(name, files, removes);
      const existing = await get(name, versionOf(files));
      if (existing !== undefined) return { release: existing, added: false, report: checked.report };
      const release: Release = { ...checked.release, createdAt: now().toISOString() };
      const { name: _, version: __, created_at: ___, needed_until: ____, ...content } = toRow(release);
      await db
        .insertInto('releases')
        .values(toRow(release))
        .onConflict((conflict) => conflict.columns(['name', 'version']).doUpdateSet(content))
        .execute();
      index.add(release);
      return { release, added: true, report: checked.report };
    },
  };
}

/** Returns the sum of the files' sizes in bytes. */
export const sizeOf = (files: readonly ReleaseFile[]): number => files.reduce((sum, { size }) => sum + size, 0);
