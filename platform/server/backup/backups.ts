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
import { messageOf } from '../start-error.ts';
import { BackupError } from './backup-error.ts';
import type { Backup } from './make-backup.ts';
import { PART } from './parts.ts';
import { nameOf, rotate } from './rotation.ts';

/** The built `backup-program.ts`. */
const PROGRAM = fileURLToPath(new URL('./backup-program.js', import.meta.url));

/** Keys of the settings with ISO times: of the next backup, and of the last one that was made. All servers share them. */
const [NEXT, LAST] = ['next-backup', 'last-backup'];

export interface BackupsDeps {
  readonly db: PlatformDatabase;
  readonly settings: NonNullable<Settings['backups']>;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly metrics: Pick<Metrics, 'watchBackups'>;
  readonly notify: Notify;
  /** Writes a backup into a new file, until `signal` aborts. */
  readonly make?: (file: string, signal: AbortSignal) => Promise<Pick<Backup, 'size' | 'rows' | 'missing'>>;
  readonly now?: () => Date;
}

/**
 * Creates what a server does each hour where `BACKUP_DIR` is set: it makes a backup if no server has made one for the time of
 * `BACKUP_EVERY`, and removes old ones. One that fails is tried again after an hour, by whichever server is first.
 */
export function createBackups(deps: BackupsDeps) {
  const { db, settings, log, metrics, notify, make = makeInProcess, now = () => new Date() } = deps;
  const { folder, everyMs, keep } = settings;
  const lease = createLease({ db, key: NEXT, everyMs, firstMs: 0, now });
  const abort = new AbortController();
  let isNotified = false;
  let last: number | undefined;
  const { failed } = metrics.watchBackups({ everyMs, last: () => last });

  async function back(): Promise<void> {
    const begun = now();
    await createFolder(folder);
    const { size, rows, missing } = await make(join(folder, nameOf(begun)), abort.signal);
    const value = begun.toISOString();
    await db
      .insertInto('settings')
      .values({ key: LAST, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    await lease.release();
    log.info({ size, rows }, 'a backup was made');
    if (missing.length > 0) log.error({ missing }, 'files of releases are not in the bucket, and not in the backup');
    isNotified = false;
    await rotate(folder, keep, now());
  }

  async function look(): Promise<void> {
    try {
      if (await lease.acquire()) await back();
      const row = await db.selectFrom('settings').select('value').where('key', '=', LAST).executeTakeFirst();
      last = row === undefined ? 0 : Date.parse(row.value);
    } catch (error) {
      if (abort.signal.aborted) return;
      failed();
      log.error({ err: error }, 'a backup failed: it is tried again in an hour');
      // Once until one succeeds: the alert goes on.
      if (!isNotified)
        await notify({ name: 'backup', text: `A backup failed: ${messageOf(error)}. It is tried again each hour.` });
      isNotified = true;
    }
  }

  return {
    /** Makes a backup if one is due. Never rejects. */
    look,
    /** Looks now and then. Returns a function that ends what runs, and resolves when nothing does. */
    start(): () => Promise<void> {
      const stop = everyHour(look);
      return () => {
        abort.abort();
        return stop();
      };
    },
  };
}

/** Makes a backup in a process of its own, which has the settings of this one. */
async function makeInProcess(file: string, signal: AbortSignal): Promise<Backup> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, file], { signal });
    return JSON.parse(stdout) as Backup;
  } catch (error) {
    // A process that is ended leaves it.
    await rm(file + PART, { force: true });
    throw new BackupError(String(Object(error).stderr || messageOf(error)).trim());
  }
}
