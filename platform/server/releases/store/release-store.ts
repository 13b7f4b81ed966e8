import { join } from 'node:path';
import { versionOf } from '@platform/build/gate/built-release';
import type { Collection, GateReport, ReleaseFile } from '@platform/contract/release';
import { sql } from 'kysely';
import type { PlatformDatabase, ReleaseRow } from '../../database/schema.ts';
import { createDeploymentLog, noSuchRelease } from '../../deployments/deployment-log.ts';
import { type HeadFile, openHeadFile } from '../../deployments/head-file.ts';
import { type Gate, type GateOptions, storedViolations } from '../../gate/gate.ts';
import { throwViolations } from '../../gate/gate-error.ts';
import type { Logger } from '../../http/request-log.ts';
import { fromRow, isReadable, type Release, sizeOf, toRow, type UnreadableRelease } from '../../release-set/release.ts';
import type { Settings } from '../../settings.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { collect, type KeptFiles, removeListed } from './collection.ts';
import { createFileStore } from './file-store.ts';
import { createListedFiles } from './listed-files.ts';
import { createWebFileIndex } from './web-file-index.ts';

/** The database's files, releases and deployment log. */
export type ReleaseStore = Awaited<ReturnType<typeof createReleaseStore>>;

interface ReleaseStoreDeps {
  readonly db: PlatformDatabase;
  /** Created when it is first needed. */
  readonly cacheDir: string;
  readonly bucket?: Bucket | undefined;
  /** Default: the site has none. */
  readonly keptFiles?: KeptFiles | undefined;
  readonly now?: () => Date;
  /** This server's own copy of the newest entry of the log. */
  readonly headFile?: Pick<HeadFile, 'head' | 'write'> | undefined;
  /** Called once for each stored release that cannot be read. It is skipped everywhere. */
  readonly onUnreadable?: (release: UnreadableRelease) => void;
  /** Called when the cache folder cannot be used. */
  readonly onCacheFailure?: (error: unknown) => void;
}

/** Opens the store of a database. A release that cannot be read is skipped. */
export async function createReleaseStore({
  db,
  cacheDir,
  bucket,
  keptFiles = async () => [],
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
      .where('collected_at', 'is', null)
      .executeTakeFirst();
    const release = row && fromRow(row);
    return release && isReadable(release) ? release : undefined;
  }

  await index.readAll();

  const files = createFileStore({ db, cacheDir, bucket, now, onCacheFailure });
  const log = createDeploymentLog({ db, now, headFile });

  return {
    ...files,
    ...log,
    get,
    listed: createListedFiles({ db, now }),
    /** Removes the files that were listed more than an hour ago and that no release has. */
    async removeListed(): Promise<void> {
      await removeListed(db, now(), keptFiles);
      await files.removeObjects();
    },
    /**
     * Keeps a release's files until a time, whatever is collected meanwhile.
     * @throws ProblemError (404) if it is not stored.
     */
    async need(name: string, version: string, until: Date): Promise<void> {
      const needed = await keepUntil(db, [version], until);
      if (!needed.some((release) => release.name === name && release.version === version))
        throw noSuchRelease(name, version);
    },
    /** Keeps the files of what this server shows until a time, however old it is. */
    async needAll(shown: readonly Pick<Release, 'version'>[], until: Date): Promise<void> {
      await keepUntil(
        db,
        shown.map(({ version }) => version),
        until,
      );
    },
    /**
     * Removes the files of releases that nothing needs; see `collect`.
     * @param keep How many versions of each name stay at least.
     */
    async collect(keep: number, options?: { readonly dryRun?: boolean | undefined }): Promise<Collection> {
      const collected = await collect({ db, entries: log.entries, live: log.live, keptFiles, keep, now }, options);
      await index.readAll();
      await files.removeObjects();
      return collected;
    },
    /** Returns how many releases of these names were stored in the last milliseconds. */
    async storedWithin(ms: number, names: readonly string[]): Promise<number> {
      const { count } = await db
        .selectFrom('releases')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('name', 'in', names)
        .where('created_at', '>=', new Date(now().getTime() - ms).toISOString())
        // Later ones were stored before the clock was set back.
        .where('created_at', '<=', now().toISOString())
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    /** Returns the sha256 of a web file of any release of `name`, whichever server stored it. */
    byWebPath: index.find,
    /** Returns the bytes of all files of each release that can be read, by version, and whether they were collected. */
    async sizesOfReleases(): Promise<Map<string, { readonly size: number; readonly collected: boolean }>> {
      const rows = await db.selectFrom('releases').selectAll().execute();
      return new Map(
        rows.flatMap((row) => {
          const release = fromRow(row);
          if (!isReadable(release)) return [];
          return [[row.version, { size: sizeOf(release.files), collected: row.collected_at !== null }]];
        }),
      );
    },
    /**
     * Stores the release that consists of the listed files, or, if it is stored already, only checks it. A stored one that cannot be read
     * is written again.
     * @throws GateError if the release has violations.
     */
    async add(
      name: string,
      list: readonly ReleaseFile[],
      gate: Gate,
      options?: GateOptions,
    ): Promise<{ release: Release; added: boolean; report: GateReport }> {
      const checked = await gate(name, list, options);
      const existing = await get(name, versionOf(list));
      if (existing !== undefined) return { release: existing, added: false, report: checked.report };
      const release: Release = { ...checked.release, createdAt: now().toISOString() };
      const { name: _, version: __, needed_until: ___, ...content } = toRow(release);
      // In a transaction, because a collection may have removed files since the gate found them.
      await db.transaction().execute(async (transaction) => {
        throwViolations(storedViolations(release.files, await files.sizes(release.files, transaction)));
        await transaction
          .insertInto('releases')
          .values(toRow(release))
          .onConflict((conflict) => conflict.columns(['name', 'version']).doUpdateSet(content))
          .execute();
        const hashes = release.files.map(({ sha256 }) => sha256);
        await transaction.deleteFrom('listed_files').where('name', '=', name).where('sha256', 'in', hashes).execute();
      });
      index.add(release);
      return { release, added: true, report: checked.report };
    },
  };
}

/** Maximum number of versions in a statement, below the maximum number of parameters. */
const MAX_VERSIONS = 500;

/**
 * Keeps releases from being collected until a time, or until a later one if they are kept longer already. Returns those that are stored. In
 * a transaction, so that it runs before or after a collection.
 */
async function keepUntil(
  db: PlatformDatabase,
  versions: readonly string[],
  until: Date,
): Promise<readonly Pick<ReleaseRow, 'name' | 'version'>[]> {
  const time = until.toISOString();
  return db.transaction().execute(async (transaction) => {
    const stored: Pick<ReleaseRow, 'name' | 'version'>[] = [];
    for (let i = 0; i < versions.length; i += MAX_VERSIONS) {
      const rows = await transaction
        .updateTable('releases')
        .set({ needed_until: sql`case when needed_until > ${time} then needed_until else ${time} end` })
        .where('version', 'in', versions.slice(i, i + MAX_VERSIONS))
        .where('collected_at', 'is', null)
        .returning(['name', 'version'])
        .execute();
      stored.push(...rows);
    }
    return stored;
  });
}

interface OpenDeps extends Pick<ReleaseStoreDeps, 'db' | 'keptFiles'> {
  readonly settings: Pick<Settings, 'dataDir' | 'filesUrl'>;
  readonly log: Pick<Logger, 'error'>;
  readonly cache: { readonly folder: string; readonly onFailure: (error: unknown) => void };
}

/** Opens the releases of a site: the log of deployments, and the files, which are in the database or in a bucket. */
export async function openStore({ db, keptFiles, settings, log, cache }: OpenDeps): Promise<ReleaseStore> {
  const headFile = await openHeadFile(join(settings.dataDir, 'log-head'), (error) =>
    log.error({ err: error }, 'the newest entry of the log cannot be written to DATA_DIR'),
  );
  return createReleaseStore({
    db,
    keptFiles,
    headFile,
    cacheDir: cache.folder,
    bucket: settings.filesUrl === undefined ? undefined : openBucket(settings.filesUrl),
    onUnreadable: (release) => log.error({ ...release }, 'a stored release cannot be read and is left out'),
    onCacheFailure: cache.onFailure,
  });
}
