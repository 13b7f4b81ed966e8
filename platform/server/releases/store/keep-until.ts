import { sql } from 'kysely';
import type { PlatformDatabase, ReleaseRow } from '../../database/schema.ts';

/** Maximum number of versions in a statement, below the maximum number of parameters. */
const MAX_VERSIONS = 500;

/**
 * Keeps releases from being collected until a time, or until the later one that they are kept until already. It is a transaction, so that a
 * collection that runs now is over before, or begins after it. Returns those that are stored.
 */
export async function keepUntil(
  db: PlatformDatabase,
  versions: readonly string[],
  until: Date,
): Promise<readonly Pick<ReleaseRow, 'name' | 'version'>[]> {
  const time = until.toISOString();
  return db.transaction().execute(async (transaction) => {
    const kept: Pick<ReleaseRow, 'name' | 'version'>[] = [];
    for (let i = 0; i < versions.length; i += MAX_VERSIONS) {
      const rows = await transaction
        .updateTable('releases')
        .set({ needed_until: sql`case when needed_until > ${time} then needed_until else ${time} end` })
        .where('version', 'in', versions.slice(i, i + MAX_VERSIONS))
        .where('collected_at', 'is', null)
        .returning(['name', 'version'])
        .execute();
      kept.push(...rows);
    }
    return kept;
  });
}
