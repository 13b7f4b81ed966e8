import type { ReleaseFile } from '@platform/contract/release';
import type { PlatformDatabase } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Actor } from '../../teams/teams.ts';

/** Time for which the files of a list are taken, and after which those of no release are removed, in milliseconds. */
export const LISTED_MS = 3_600_000;

/** Maximum number of files that a team may list in an hour. */
export const MAX_LISTED = 20_000;

/** Maximum number of rows in a statement, below the maximum number of parameters. */
const MAX_ROWS = 200;

const MEGABYTE = 1_000_000;

interface ListedFilesDeps {
  readonly db: PlatformDatabase;
  readonly now: () => Date;
}

/**
 * Creates the list of the files that releases need and that may be sent: a file is taken only within an hour after a list of its release
 * names it. The bytes of a list count to the quota of its team before they are sent.
 */
export function createListedFiles({ db, now }: ListedFilesDeps) {
  const oldest = () => new Date(now().getTime() - LISTED_MS).toISOString();

  return {
    /**
     * Lists the files of a release.
     * @throws ProblemError: 413 if the team would have more bytes than its quota, 429 if it has listed too many files.
     */
    list: (name: string, files: readonly ReleaseFile[], actor: Actor): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const team = actor.quota ? actor.name : null;
        const listed_at = now().toISOString();
        const sizes = new Map(files.map(({ sha256, size }) => [sha256, size]));
        const rows = [...sizes].map(([sha256, size]) => ({ name, sha256, size, team, listed_at }));
        for (let i = 0; i < rows.length; i += MAX_ROWS) {
          await transaction
            .insertInto('listed_files')
            .values(rows.slice(i, i + MAX_ROWS))
            .onConflict((conflict) =>
              conflict.columns(['name', 'sha256']).doUpdateSet(({ ref }) => ({
                size: ref('excluded.size'),
                team: ref('excluded.team'),
                listed_at: ref('excluded.listed_at'),
              })),
            )
            .execute();
        }
        // After the insertion: a file that is listed again counts once. A refusal undoes it.
        await requireQuota(transaction, actor, oldest());
      }),
    /**
     * Returns the size of a listed file, and the team that listed it (null: the publish token).
     * @throws ProblemError (409) if no list of this name has named it in the last hour.
     */
    async find(name: string, sha256: string): Promise<{ readonly size: number; readonly team: string | null }> {
      const file = await db
        .selectFrom('listed_files')
        .select(['size', 'team'])
        .where(({ and }) => and({ name, sha256 }))
        .where('listed_at', '>=', oldest())
        .executeTakeFirst();
      if (file) return file;
      throw new ProblemError({
        slug: 'file-not-listed',
        status: 409,
        title: `No list of ${name} has named this file in the last hour`,
        detail: `Send the list of the release first (POST /api/releases/${name}), then the files that the response names.`,
      });
    },
  };
}

async function requireQuota(db: PlatformDatabase, { name, quota }: Actor, oldest: string): Promise<void> {
  if (!quota) return;
  const listed = db.selectFrom('listed_files').where('team', '=', name).where('listed_at', '>=', oldest);
  const { count } = await listed
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > MAX_LISTED) {
    throw new ProblemError({
      slug: 'too-many-files',
      status: 429,
      title: `${name} has listed more than ${MAX_LISTED} files in the last hour`,
      detail: 'Try again later.',
      retryAfter: 600,
    });
  }
  const pending = await listed
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('files').select('sha256').whereRef('files.sha256', '=', 'listed_files.sha256'))),
    )
    .select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
    .executeTakeFirstOrThrow();
  const stored = await db
    .selectFrom('files')
    .select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
    .where('team', '=', name)
    .executeTakeFirstOrThrow();
  const bytes = Number(pending.bytes) + Number(stored.bytes);
  if (bytes <= quota.storedMegabytes * MEGABYTE) return;
  throw new ProblemError({
    slug: 'too-many-bytes',
    status: 413,
    title: `${name} would store ${Math.ceil(bytes / MEGABYTE)} MB, and may store ${quota.storedMegabytes} MB`,
    detail:
      'Files that no release lists are removed after an hour, those of old releases by npm run collect. Or raise quota.storedMegabytes of the team in teams.json.',
  });
}
