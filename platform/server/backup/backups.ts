import { execFile } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
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
import { PART, stampOf } from './backup-file.ts';
import { type Backup, LAST_BACKUP } from './make-backup.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** Weeks of which one backup is kept, beside the newest ones. */
const WEEKS = 4;

/** Names of scheduled backups. Nothing else is removed. */
const NAME = /^site-(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)z\.backup$/;

/** The built `backup-program.ts`. */
const PROGRAM = fileURLToPath(new URL('./backup-program.js', import.meta.url));

/** Key of the setting with the ISO time of the next backup. */
const NEXT = 'next-backup';

interface BackupsDeps {
  readonly db: PlatformDatabase;
  readonly settings: NonNullable<Settings['backups']>;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly metrics: Pick<Metrics, 'addBackups'>;
  readonly notify: Notify;
  /** Writes a backup into a new file, until `signal` aborts. */
  readonly make?: (file: string, signal: AbortSignal) => Promise<Pick<Backup, 'size' | 'missing'>>;
  readonly now?: () => Date;
}

/**
 * Creates scheduled backups. Every hour a server makes a backup if `BACKUP_EVERY` has passed since the last one of any server, and
 * removes old ones. A failed backup is tried again after an hour, by any server.
 */
export function createBackups({ db, log, metrics, notify, ...deps }: BackupsDeps) {
  const { make = makeInProcess, now = () => new Date() } = deps;
  const { folder, everyMs, keep } = deps.settings;
  const lease = createLease({ db, key: NEXT, everyMs, firstMs: 0, now });
  const abort = new AbortController();
  let isReported = false;
  let last: number | undefined;
  const { failed } = metrics.addBackups({ everyMs, last: () => last });

  async function backUp(): Promise<void> {
    const begun = now();
    await createFolder(folder);
    const { size, missing } = await make(join(folder, nameOf(begun)), abort.signal);
    const value = begun.toISOString();
    const row = db.insertInto('settings').values({ key: LAST_BACKUP, value });
    await row.onConflict((conflict) => conflict.column('key').doUpdateSet({ value })).execute();
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

/** Returns the name of a backup that is begun at a time: `site-20261123t160000z.backup`. */
export const nameOf = (time: Date): string => `site-${stampOf(time)}.backup`;

function timeOf(name: string): number {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/**
 * Returns the names of backups to remove. The newest `keep` stay, and the oldest one of each of the last four weeks, for a loss that is
 * noticed late.
 */
export function unneeded(names: readonly string[], keep: number, now: Date): string[] {
  const backups = names.filter((name) => !Number.isNaN(timeOf(name))).toSorted();
  const ofWeeks = Array.from({ length: WEEKS }, (_, week) => {
    const [from, to] = [now.getTime() - (week + 1) * WEEK_MS, now.getTime() - week * WEEK_MS];
    return backups.find((name) => timeOf(name) > from && timeOf(name) <= to);
  });
  const needed = new Set([...backups.slice(-keep), ...ofWeeks]);
  return backups.filter((name) => !needed.has(name));
}

/** Removes old backups from a folder, and unfinished files that were left there a day ago. Returns their names. */
export async function rotate(folder: string, keep: number, now: Date): Promise<string[]> {
  const names = await readdir(folder);
  const removed = unneeded(names, keep, now);
  for (const name of names.filter((file) => file.endsWith(PART) && NAME.test(file.slice(0, -PART.length)))) {
    if ((await stat(join(folder, name))).mtimeMs < now.getTime() - DAY_MS) removed.push(name);
  }
  for (const name of removed) await rm(join(folder, name));
  return removed;
}
