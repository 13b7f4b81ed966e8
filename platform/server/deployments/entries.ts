import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DeploymentRow, PlatformDatabase } from '../database/schema.ts';
import { ProblemError } from '../http/problem.ts';
import { entryFault, type Head } from './chain.ts';
import type { HeadFile } from './head-file.ts';

/**
 * Longest time between two reads of the whole log, in milliseconds, after which a change of an entry that was read before is detected.
 * Decisions use the entry as it was read first.
 */
export const WHOLE_MS = 10 * 60_000;

/** Entries that are read by one query: other requests go on between two. */
const BATCH = 1000;

/** An entry that was checked. Its report is not kept: it is two thirds of an entry, and nothing is decided by it. */
export type CheckedEntry = Omit<DeploymentRow, 'report' | 'previous'>;

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

/**
 * The log's entries. Each is read and checked once and stays in memory, so that a later change of it has no effect on decisions.
 */
export type Entries = ReturnType<typeof createEntries>;

export function createEntries({ db, now, headFile }: EntriesDeps) {
  /** Checked entries, oldest first; and the newest known entry, which another process may have read. */
  const checked: CheckedEntry[] = [];
  let head: Head | undefined = headFile?.head;
  let fault: string | undefined;
  let wholeAt = Number.NEGATIVE_INFINITY;

  /** Saves the newest known entry in memory and in the file. */
  async function saveHead(entry: Head): Promise<void> {
    if (entry.seq <= (head?.seq ?? 0)) return;
    head = entry;
    await headFile?.write(entry);
  }

  /** Adds entries to those that were checked. Another reading may have added some of them. Returns what is wrong with the first wrong one. */
  function accept(rows: readonly DeploymentRow[], before: Head | undefined): string | undefined {
    let last = before;
    for (const row of rows) {
      const known = checked[row.seq - 1];
      const wrong = entryFault(row, last);
      if (wrong !== undefined) return wrong;
      if (known !== undefined && known.hash !== row.hash) return otherEntry(row.seq);
      last = row;
      if (known !== undefined) continue;
      const { report: _, previous: __, ...entry } = row;
      checked.push(entry);
    }
    return undefined;
  }

  /** Returns what is wrong with a log that ends with entry number `end`, if it has to have the entry `known`. */
  function endFault(end: number, known: Head | undefined): string | undefined {
    if (known === undefined) return undefined;
    if (end < known.seq) return `entry ${known.seq} was read before, and the log ends with entry ${end}`;
    return checked[known.seq - 1]?.hash === known.hash ? undefined : otherEntry(known.seq);
  }

  /** Reads and checks the whole log. Calls `onRow` for each entry, oldest first. Returns the number of entries. */
  async function readWhole(from: PlatformDatabase, onRow: (row: DeploymentRow) => void = () => {}): Promise<number> {
    // Concurrent reads may find newer entries than these queries.
    const known = [head, checked.at(-1)];
    let last: Head | undefined;
    let isEnd = false;
    let wrong: string | undefined;
    while (!isEnd && wrong === undefined) {
      const query = from.selectFrom('deployments').selectAll().orderBy('seq').limit(BATCH);
      const rows = await (last === undefined ? query : query.where('seq', '>', last.seq)).execute();
      wrong = accept(rows, last);
      rows.forEach(onRow);
      last = rows.at(-1) ?? last;
      isEnd = rows.length < BATCH;
      // SQLite answers without a turn of the event loop.
      if (!isEnd) await nextTurn();
    }
    const end = last?.seq ?? 0;
    for (const entry of known) wrong ??= endFault(end, entry);
    fault = wrong;
    if (fault !== undefined) throw new AlteredLogError(fault);
    wholeAt = now().getTime();
    if (last) await saveHead(last);
    return end;
  }

  /** Reads the entries after those that were checked, and the newest of these again. Returns the number of entries. */
  async function readNew(from: PlatformDatabase): Promise<number> {
    const [before, newest] = [checked.at(-2), checked.at(-1)];
    if (newest === undefined) return readWhole(from);
    const known = head;
    const query = from.selectFrom('deployments').selectAll().orderBy('seq').limit(BATCH);
    const rows = await query.where('seq', '>=', newest.seq).execute();
    const last = rows.at(-1);
    // Reading the whole log finds the fault.
    if (last === undefined || rows.length === BATCH) return readWhole(from);
    if ((accept(rows, before) ?? endFault(last.seq, known)) !== undefined) return readWhole(from);
    await saveHead(last);
    return last.seq;
  }

  const isDue = () => fault !== undefined || now().getTime() - wholeAt >= WHOLE_MS;

  return {
    /**
     * Returns all entries, oldest first.
     * @param from A transaction. Default: the database.
     * @throws AlteredLogError
     */
    async all(from: PlatformDatabase = db): Promise<readonly CheckedEntry[]> {
      const count = await (fault === undefined ? readNew(from) : readWhole(from));
      // Another reading may have found newer ones meanwhile.
      return checked.slice(0, count);
    },
    /**
     * Reads and checks the whole log, and returns it, for what cannot be undone.
     * @throws AlteredLogError
     */
    whole: async (from: PlatformDatabase): Promise<readonly CheckedEntry[]> => checked.slice(0, await readWhole(from)),
    /**
     * Reads and checks the whole log, and returns it with the reports, oldest first.
     * @throws AlteredLogError
     */
    async withReports(): Promise<readonly DeploymentRow[]> {
      const rows: DeploymentRow[] = [];
      await readWhole(db, (row) => rows.push(row));
      return rows;
    },
    saveHead,
    /** What is wrong with the log, as the last reading found it; undefined if it is whole. */
    get fault(): string | undefined {
      return fault;
    },
    /**
     * Returns the number of the newest entry; 0 if there is none. Reads only that one; what is new if it is not the one that is known; and
     * all of them at times.
     * @throws AlteredLogError
     */
    async position(): Promise<number> {
      if (isDue()) return readWhole(db);
      const known = checked.at(-1);
      const query = db.selectFrom('deployments').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1);
      const newest = await query.executeTakeFirst();
      if (newest?.seq === known?.seq && newest?.hash === known?.hash) return known?.seq ?? 0;
      return readNew(db);
    },
  };
}

const otherEntry = (seq: number) => `entry ${seq} was read before, and the log has another one`;
