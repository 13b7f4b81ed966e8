import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PART } from './backup-file.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** Weeks of which one backup is kept, beside the newest ones. */
const WEEKS = 4;

/** Names of scheduled backups. Nothing else is removed. */
const NAME = /^site-(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)z\.backup$/;

/** Returns a time as a part of a name: `20261123t160000z`. */
export const stampOf = (time: Date): string =>
  time
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .toLowerCase();

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

/** Removes old backups from a folder, and parts that interrupted ones left there a day ago. Returns their names. */
export async function rotate(folder: string, keep: number, now: Date): Promise<string[]> {
  const names = await readdir(folder);
  const removed = unneeded(names, keep, now);
  for (const name of names.filter((file) => file.endsWith(PART) && NAME.test(file.slice(0, -PART.length)))) {
    if ((await stat(join(folder, name))).mtimeMs < now.getTime() - DAY_MS) removed.push(name);
  }
  for (const name of removed) await rm(join(folder, name));
  return removed;
}
