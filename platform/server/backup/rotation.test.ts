import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import { nameOf, rotate, unneeded } from './rotation.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-23T16:00:00.000Z');

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

describe('old backups', () => {
  it('of a year of days: the newest seven stay, and one of each of four weeks', () => {
    let names: string[] = [];
    for (let day = 365; day >= 0; day -= 1) {
      names.push(nameOf(daysAgo(day)));
      const gone = unneeded(names, 7, daysAgo(day));
      names = names.filter((name) => !gone.includes(name));
    }
    const ages = names.map((name) => [...Array(366).keys()].find((day) => nameOf(daysAgo(day)) === name) ?? -1);
    expect(ages.slice(-7)).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(ages.length).toBeLessThanOrEqual(11);
    // Of each week there is one, and the oldest is three weeks old at least.
    for (const week of [1, 2, 3]) expect(ages.some((age) => age >= week * 7 && age < (week + 1) * 7)).toBe(true);
    expect(Math.max(...ages)).toBeGreaterThanOrEqual(21);
  });

  it('stay if they are few, or if the clock went back', () => {
    const names = [nameOf(daysAgo(400)), nameOf(daysAgo(300)), nameOf(daysAgo(-20))];
    expect(unneeded(names, 3, NOW)).toEqual([]);
  });

  const temporaryFolder = temporaryFolders();

  it('are all that is removed from a folder, with what was interrupted a day ago', async () => {
    const folder = await temporaryFolder();
    const [old, late, kept] = [nameOf(daysAgo(90)), nameOf(daysAgo(80)), nameOf(daysAgo(70))];
    const others = ['site-1.backup', `${old}.txt`, 'notes.backup', 'site.db', 'x.part'];
    for (const name of [old, late, kept, `${old}.part`, `${late}.part`, ...others])
      await writeFile(join(folder, name), '');
    await utimes(join(folder, `${old}.part`), daysAgo(2), daysAgo(2));
    await utimes(join(folder, `${late}.part`), NOW, NOW);
    expect((await rotate(folder, 1, NOW)).toSorted()).toEqual([old, `${old}.part`, late].toSorted());
    expect((await readdir(folder)).toSorted()).toEqual([kept, `${late}.part`, ...others].toSorted());
  });
});
