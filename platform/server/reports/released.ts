import type { BuildInfo } from '@platform/contract/release';
import { LRUCache } from 'lru-cache';
import type { PlatformDatabase } from '../database/schema.ts';

/** Maximum number of answers that are remembered. */
const MAX_KNOWN = 5000;

/** How long it is remembered that a release was never live, in milliseconds: it may be soon. */
const UNKNOWN_MS = 10_000;

/** What was ever live. */
export type Released = ReturnType<typeof createReleased>;

/** Creates functions that say what was ever live, by the log of deployments: reports about anything else are not believed. */
export function createReleased(db: PlatformDatabase) {
  const known = new LRUCache<string, boolean>({ max: MAX_KNOWN });
  const entries = new LRUCache<string, Promise<ReadonlyMap<string, string>>>({ max: 10, ttl: UNKNOWN_MS });

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
      const answer = known.get(key);
      if (answer !== undefined) return answer;
      const found = await db
        .selectFrom('deployments')
        .select('seq')
        .where(({ and }) => and({ name, version }))
        .limit(1)
        .executeTakeFirst();
      known.set(key, found !== undefined, found ? {} : { ttl: UNKNOWN_MS });
      return found !== undefined;
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
