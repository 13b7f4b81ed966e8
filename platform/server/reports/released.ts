import type { BuildInfo } from '@platform/contract/release';
import { LRUCache } from 'lru-cache';
import type { PlatformDatabase } from '../database/schema.ts';

/** Maximum number of cached results. */
const MAX_CACHED = 5000;

/** Time for which the result is cached that a release was never live, in milliseconds: it may be promoted. */
const NEVER_LIVE_MS = 10_000;

/** The releases that were ever live. */
export type Released = ReturnType<typeof createReleased>;

/** Reads from the log of deployments which releases were ever live. Reports about other releases are ignored. */
export function createReleased(db: PlatformDatabase) {
  const cached = new LRUCache<string, boolean>({ max: MAX_CACHED });
  const entries = new LRUCache<string, Promise<ReadonlyMap<string, string>>>({ max: 10, ttl: NEVER_LIVE_MS });

  /** Returns the versions of a name that were live, by the file name of their entry. */
  async function readEntries(name: string): Promise<ReadonlyMap<string, string>> {
    const rows = await db
      .selectFrom('releases')
      .select(['version', 'info'])
      .where('name', '=', name)
      .where('version', 'in', db.selectFrom('deployments').select('version').where('name', '=', name))
      .orderBy('created_at')
      .execute();
    return new Map(rows.map(({ version, info }) => [(JSON.parse(info) as BuildInfo).entry, version]));
  }

  return {
    /** Returns whether a release was ever live. */
    async wasLive(name: string, version: string): Promise<boolean> {
      const key = `${name} ${version}`;
      const wasLive = cached.get(key);
      if (wasLive !== undefined) return wasLive;
      const entry = await db
        .selectFrom('deployments')
        .select('seq')
        .where(({ and }) => and({ name, version }))
        .limit(1)
        .executeTakeFirst();
      cached.set(key, entry !== undefined, entry ? {} : { ttl: NEVER_LIVE_MS });
      return entry !== undefined;
    },
    /** Returns the newest release of a name that was live and has this script as its entry. */
    async versionByEntry(name: string, file: string): Promise<string | undefined> {
      const read = entries.get(name) ?? readEntries(name);
      entries.set(name, read);
      read.catch(() => entries.delete(name));
      return (await read).get(file);
    },
  };
}
