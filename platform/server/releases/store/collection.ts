import type { Collection, ReleaseFile } from '@platform/contract/release';
import { sql } from 'kysely';
import type { FileRow, PlatformDatabase, ReleaseRow } from '../../database/schema.ts';
import { isSwitch, keptVersions } from '../../deployments/deployment.ts';
import type { CheckedEntry } from '../../deployments/entries.ts';
import { ProblemError } from '../../http/problem.ts';
import { fromRow, isReadable } from '../../release-set/release.ts';
import { LISTED_MS } from './listed-files.ts';
import { objectOf } from './objects.ts';

/** How long a tab may stay open and still find its files, and a release may wait to go live, in milliseconds: 7 days. */
export const TAB_MS = 7 * 86_400_000;

/** Maximum number of rows in a statement, below the maximum number of parameters. */
const MAX_ROWS = 400;

/** Returns the sha256 of the files that the site's own tables name. They are not removed. */
export type KeptFiles = (from: PlatformDatabase) => Promise<readonly string[]>;

interface CollectionDeps {
  readonly db: PlatformDatabase;
  /** Reads the whole log. Returns all entries, oldest first. */
  readonly entries: (from: PlatformDatabase) => Promise<readonly CheckedEntry[]>;
  /** Returns what this server serves: with a live release that fails, another version. */
  readonly live: () => Promise<readonly Pick<ReleaseRow, 'name' | 'version'>[]>;
  readonly keptFiles: KeptFiles;
  /** How many versions of each name stay, the newest ones that a roll-back can reach. */
  readonly keep: number;
  readonly now: () => Date;
}

/**
 * Removes the files of releases that nothing needs. Needed is what is live or pinned, the newest versions of each name, what was live
 * or stored in the last seven days, and what a preview or a canary shows. A removed release stays in the list, and can be sent again.
 * @param dryRun Only returns what would be removed.
 * @throws ProblemError (409) if a stored release cannot be read, so that its files are not known.
 */
export async function collect(
  { db, entries, live, keptFiles: keptFilesIn, keep, now }: CollectionDeps,
  { dryRun = false }: { readonly dryRun?: boolean | undefined } = {},
): Promise<Collection> {
  const served = await live();
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction.selectFrom('releases').selectAll().where('collected_at', 'is', null).execute();
    const log = await entries(transaction);
    const time = now();
    const recent = new Date(time.getTime() - TAB_MS).toISOString();
    const needed = new Set([...neededByLog(log, keep, recent), ...served.map(keyOf)]);
    const isNeeded = (row: ReleaseRow) =>
      needed.has(keyOf(row)) || row.created_at >= recent || (row.needed_until ?? '') > time.toISOString();

    const keptFiles = new Set([...rows.filter(isNeeded).flatMap(hashesOf), ...(await keptFilesIn(transaction))]);
    const gone = rows.filter((row) => !isNeeded(row));
    const stored = await transaction.selectFrom('files').select(FILE_COLUMNS).execute();
    // Includes old files of releases that were never stored.
    const files = stored.filter(({ sha256, stored_at }) => !keptFiles.has(sha256) && (stored_at ?? '') < recent);
    if (!dryRun) await removeFiles(transaction, files, time);
    for (const { name, version } of dryRun ? [] : gone) {
      await transaction
        .updateTable('releases')
        .set({ collected_at: time.toISOString() })
        .where(({ and }) => and({ name, version }))
        .execute();
    }
    return {
      releases: gone.map(({ name, version }) => ({ name, version })),
      files: files.length,
      bytes: files.reduce((sum, { size }) => sum + size, 0),
      keep,
    };
  });
}

const FILE_COLUMNS = [
  'sha256',
  'size',
  'object',
  'stored_at',
  sql<boolean>`object is not null or (size > 0 and length(bytes) = 0)`.as('isInBucket'),
] as const;

type StoredFile = Pick<FileRow, 'sha256' | 'object'> & { readonly isInBucket: boolean };

/** Removes the rows of files. Their objects in the bucket become unneeded. */
async function removeFiles(db: PlatformDatabase, files: readonly StoredFile[], time: Date): Promise<void> {
  for (let i = 0; i < files.length; i += MAX_ROWS) {
    const batch = files.slice(i, i + MAX_ROWS);
    const hashes = batch.map(({ sha256 }) => sha256);
    await db.deleteFrom('files').where('sha256', 'in', hashes).execute();
    const objects = batch.filter((file) => file.isInBucket).map(objectOf);
    const unneeded = objects.map((object) => ({ object, unneeded_at: time.toISOString() }));
    if (unneeded.length > 0) await db.insertInto('unneeded_objects').values(unneeded).execute();
  }
}

/**
 * Removes the files that were listed more than an hour ago and that neither a release nor the site has, and the old entries of the list.
 * @throws ProblemError (409) if a stored release cannot be read, so that its files are not known.
 */
export async function removeListed(db: PlatformDatabase, now: Date, keptFiles: KeptFiles): Promise<void> {
  const [oldest, newest] = [-LISTED_MS, LISTED_MS].map((ms) => new Date(now.getTime() + ms).toISOString()) as [
    string,
    string,
  ];
  // Later ones were listed before the clock was set back.
  const isOld = ({ listed_at }: { readonly listed_at: string }) => listed_at < oldest || listed_at > newest;
  await db.transaction().execute(async (transaction) => {
    const listed = await transaction.selectFrom('listed_files').select(['sha256', 'listed_at']).execute();
    const old = listed.filter(isOld);
    if (old.length === 0) return;
    const rows = await transaction.selectFrom('releases').selectAll().where('collected_at', 'is', null).execute();
    const recent = listed.filter((file) => !isOld(file)).map(({ sha256 }) => sha256);
    const kept = new Set([...recent, ...rows.flatMap(hashesOf), ...(await keptFiles(transaction))]);
    const hashes = [...new Set(old.map(({ sha256 }) => sha256))].filter((sha256) => !kept.has(sha256));
    for (let i = 0; i < hashes.length; i += MAX_ROWS) {
      const batch = hashes.slice(i, i + MAX_ROWS);
      const files = await transaction.selectFrom('files').select(FILE_COLUMNS).where('sha256', 'in', batch).execute();
      await removeFiles(transaction, files, now);
    }
    await transaction
      .deleteFrom('listed_files')
      .where(({ or, eb }) => or([eb('listed_at', '<', oldest), eb('listed_at', '>', newest)]))
      .execute();
  });
}

const keyOf = ({ name, version }: Pick<ReleaseRow, 'name' | 'version'>): string => `${name} ${version}`;

/** Returns the releases that the log needs. `recent`: ISO time; what was live after it is needed. */
function* neededByLog(log: readonly CheckedEntry[], keep: number, recent: string): Iterable<string> {
  for (const name of new Set(log.map((row) => row.name))) {
    const history = log.filter((row) => row.name === name).toReversed();
    for (const version of keptVersions(history).slice(0, keep)) yield keyOf({ name, version });
    for (const [i, { version, action, traffic, created_at }] of history.entries()) {
      // Visitors were shown it until the next entry of the name, and their tabs may be open still.
      const ended = traffic ? history[i - 1]?.created_at : created_at;
      if (action === 'canary' && (ended ?? recent) >= recent) yield keyOf({ name, version });
    }
    let until: string | undefined;
    for (const { version, action, created_at } of history.filter(isSwitch)) {
      // A retired version was live since the entry before.
      if (action !== 'retire' && (until === undefined || until >= recent)) yield keyOf({ name, version });
      until = created_at;
    }
  }
}

/** Returns the hashes of a release's files. */
function hashesOf(row: ReleaseRow): string[] {
  const release = fromRow(row);
  if (isReadable(release)) return release.files.map(({ sha256 }: ReleaseFile) => sha256);
  throw new ProblemError({
    slug: 'unreadable-release',
    status: 409,
    title: `Nothing is collected: ${row.name} ${row.version} cannot be read (${release.fault})`,
    detail: 'Which files it needs is not known. Send it again: npm run release.',
  });
}
