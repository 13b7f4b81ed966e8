import type { DeploymentRow, PlatformDatabase } from '../database/schema.ts';
import { ProblemError } from '../http/problem.ts';
import { chainFault, type Head } from './chain.ts';
import type { HeadFile } from './head-file.ts';

/** Longest time between two readings of the whole log, in milliseconds: it bounds how long an altered old entry goes unnoticed. */
const WHOLE_MS = 60_000;

/** The log of deployments is not as it was written. */
export class AlteredLogError extends ProblemError {
  override readonly name = 'AlteredLogError';

  constructor(fault: string) {
    super({
      slug: 'log-altered',
      status: 503,
      title: `The log of deployments was altered: ${fault}`,
      detail: 'What is live stays live, and nothing can be switched. See docs/reliability.md, "An altered log".',
    });
  }
}

interface EntriesDeps {
  readonly db: PlatformDatabase;
  readonly now: () => Date;
  readonly headFile?: Pick<HeadFile, 'head' | 'write'> | undefined;
}

/** Reads the log's entries. Each reading checks the whole chain, so that nothing is decided by an entry that was altered. */
export type Entries = ReturnType<typeof createEntries>;

export function createEntries({ db, now, headFile }: EntriesDeps) {
  let head: Head | undefined = headFile?.head;
  let fault: string | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  /** Keeps the newest entry that is known, here and in the file. */
  async function remember(entry: Head): Promise<void> {
    if (entry.seq <= (head?.seq ?? 0)) return;
    head = entry;
    await headFile?.write(entry);
  }

  /**
   * Returns all entries, oldest first.
   * @param from A transaction. Default: the database.
   * @throws AlteredLogError
   */
  async function all(from: PlatformDatabase = db): Promise<readonly DeploymentRow[]> {
    // Another reading may learn of a newer entry than this query finds.
    const known = head;
    const rows = await from.selectFrom('deployments').selectAll().orderBy('seq').execute();
    fault = chainFault(rows, known);
    if (fault !== undefined) throw new AlteredLogError(fault);
    readAt = now().getTime();
    const last = rows.at(-1);
    if (last) await remember(last);
    return rows;
  }

  return {
    all,
    remember,
    /** What is wrong with the log, as the last reading found it; undefined if it is whole. */
    get fault(): string | undefined {
      return fault;
    },
    /**
     * Returns the number of the newest entry; 0 if there is none. Reads only that one, but all of them once a minute, and when
     * it is not the one that is known.
     * @throws AlteredLogError
     */
    async position(): Promise<number> {
      const known = head;
      const query = db.selectFrom('deployments').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1);
      const newest = await query.executeTakeFirst();
      const seq = newest?.seq ?? 0;
      const isOther = seq < (known?.seq ?? 0) || (seq === known?.seq && newest?.hash !== known.hash);
      if (isOther || fault !== undefined || now().getTime() - readAt >= WHOLE_MS) await all();
      return seq;
    },
  };
}
