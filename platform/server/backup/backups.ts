import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createFolder } from '../create-folder.ts';
import { createLease, everyHour } from '../database/lease.ts';
import type { PlatformDatabase } from '../database/schema.ts';
import type { Logger } from '../http/request-log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Notify } from '../rollout/notifier.ts';
import type { Settings } from '../settings.ts';
import { messageOf, StartError } from '../start-error.ts';
import { PART } from './backup-file.ts';
import { type Backup, LAST_BACKUP } from './make-backup.ts';
import { nameOf, rotate } from './rotation.ts';

/** The built `backup-program.ts`. */
const PROGRAM = fileURLToPath(new URL('./backup-program.js', import.meta.url));

/** Key of the setting with the ISO time of the next backup. */
const NEXT = 'next-backup';

export interface BackupsDeps {
  readonly db: PlatformDatabase;
  readonly settings: NonNullable<Settings['backups']>;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly metrics: Pick<Metrics, 'watchBackups'>;
  readonly notify: Notify;
  /** Writes a backup into a new file, until `signal` aborts. */
  readonly make?: (file: string, signal: AbortSignal) => Promise<Pick<Backup, 'size' | 'missing'>>;
  readonly now?: () => Date;
}

/**
 * Creates scheduled backups. Every hour a server makes a backup if `BACKUP_EVERY` has passed since the last one of any server, and
 * removes old ones. A failed backup is tried again after an hour, by any server.
 */
export function createBackups(deps: BackupsDeps) {
  const { db, settings, log, metrics, notify, make = makeInProcess, now = () => new Date() } = deps;
  const { folder, everyMs, keep } = settings;
  const lease = createLease({ db, key: NEXT, everyMs, firstMs: 0, now });
  const abort = new AbortController();
  let isReported = false;
  let last: number | undefined;
  const { failed } = metrics.watchBackups({ everyMs, last: () => last });

  async function backUp(): Promise<void> {
    const begun = now();
    await createFolder(folder);
    const { size, missing } = await make(join(folder, nameOf(begun)), abort.signal);
    const value = begun.toISOString();
    await db
      .insertInto('settings')
      .values({ key: LAST_BACKUP, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    await lease.release();
    log.info({ size }, 'a backup was made');
    if (missing.length > 0) log.error({ missing }, 'files of releases are not in the bucket, and not in the backup');
    isReported = false;
    await rotate(folder, keep, now());
  }

  async function check(): Promise<void> {
    try {
      if (await lease.acquire()) await backUp();
      const row = await db.selectFrom('settings').select('value').where('key', '=', LAST_BACKUP).executeTakeFirst();
      last = row === undefined ? 0 : Date.parse(row.value);
    } catch (error) {
      if (abort.signal.aborted) return;
      failed();
      log.error({ err: error }, 'a backup failed: it is tried again in an hour');
      // Reported once until a backup succeeds; the alert continues.
      if (!isReported)
        await notify({ name: 'backup', text: `A backup failed: ${messageOf(error)}. It is tried again each hour.` });
      isReported = true;
    }
  }

  return {
    /** Makes a backup if one is due. Never rejects. */
    check,
    /** Checks every hour. Returns a function that stops it, and resolves when nothing runs. */
    start(): () => Promise<void> {
      const stop = everyHour(check);
      return () => {
        abort.abort();
        return stop();
      };
    },
  };
}

/** Makes a backup in a process of its own, with the settings of this one. */
async function makeInProcess(file: string, signal: AbortSignal): Promise<Backup> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, file], { signal });
    return JSON.parse(stdout) as Backup;
  } catch (error) {
    // A process that was killed leaves it.
    await rm(file + PART, { force: true });
    throw new StartError(String(Object(error).stderr || messageOf(error)).trim());
  }
}
