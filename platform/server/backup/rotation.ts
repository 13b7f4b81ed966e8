import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PART } from './parts.ts';
import { stampOf } from './target.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** Weeks of which one backup stays, beside the newest ones. */
const WEEKS = 4;

/** Names of the backups that a server makes by itself. Nothing else is removed. */
const NAME = /^site-(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)z\.backup$/;

/** Returns the name of a backup that is begun at a time: `site-20261123t160000z.backup`. */
export const nameOf = (time: Date): string => `site-${stampOf(time)}.backup`;

function timeOf(name: string): number {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/**
 * Returns the names of backups that are not needed any more. The newest `keep` stay, and the oldest one of each of the four weeks before
 * now, so that there is one to go back to when a loss is noticed late.
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

/** Removes the backups of a folder that are not needed any more, and what interrupted ones left there a day ago. Returns their names. */
export async function rotate(folder: string, keep: number, now: Date): Promise<string[]> {
  const names = await readdir(folder);
  const gone = unneeded(names, keep, now);
  for (const name of names.filter((one) => one.endsWith(PART) && NAME.test(one.slice(0, -PART.length)))) {
    if ((await stat(join(folder, name))).mtimeMs < now.getTime() - DAY_MS) gone.push(name);
  }
  for (const name of gone) await rm(join(folder, name));
  return gone;
}
