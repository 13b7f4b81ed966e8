import type { PlatformDatabase } from '../database/schema.ts';

/** Stores a release, which was live unless `isLive` is false. */
export async function insertRelease(
  db: PlatformDatabase,
  name: string,
  version: string,
  { isLive = true, info = {} } = {},
): Promise<void> {
  const json = { info: JSON.stringify(info), files: '[]', routes: '[]', integrity: '{}' };
  const row = { name, version, ...json, created_at: version, collected_at: null, needed_until: null };
  await db.insertInto('releases').values(row).execute();
  if (!isLive) return;
  const seq = Number(version[0]);
  const entry = { seq, name, version, action: 'promote', created_at: '', browser: 0, previous: '', hash: '' } as const;
  const empty = { actor: null, commit_hash: null, dirty: null, note: null, report: null, traffic: null };
  await db
    .insertInto('deployments')
    .values({ ...entry, ...empty })
    .execute();
}
