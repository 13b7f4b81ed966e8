import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import { createMetrics } from '../metrics/metrics.ts';
import type { Notification } from '../rollout/notifier.ts';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import { createBackups, nameOf, rotate, unneeded } from './backups.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeOnEachDatabase('scheduled backups', ({ testDatabase }) => {
  const temporaryFolder = temporaryFolders();

  async function setUp() {
    const { db } = await testDatabase();
    const folder = join(await temporaryFolder(), 'backups');
    const state = { time: Date.parse('2026-11-23T16:00:00.000Z'), failure: undefined as Error | undefined };
    const [notifications, lines]: [Notification[], string[]] = [[], []];
    const note = (...[, text]: unknown[]) => void lines.push(String(text));
    const server = () => {
      const metrics = createMetrics();
      const backups = createBackups({
        db,
        settings: { folder, everyMs: DAY_MS, keep: 2 },
        log: { info: note, error: note } as never,
        metrics,
        notify: async (notification) => void notifications.push(notification),
        async make(file) {
          if (state.failure) throw state.failure;
          await writeFile(file, 'a backup');
          return { size: 8, missing: [] };
        },
        now: () => new Date(state.time),
      });
      const metric = async (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(await metrics.text())?.[1];
      return { ...backups, metric };
    };
    return { state, notifications, lines, server, files: () => readdir(folder) };
  }

  it('are made at the start and then once a day, by one server', async () => {
    const { state, server, files } = await setUp();
    const servers = [server(), server(), server()];
    const check = () => Promise.all(servers.map((backups) => backups.check()));
    await check();
    expect(await files()).toEqual(['site-20261123t160000z.backup']);
    state.time += DAY_MS - 1;
    await check();
    expect(await files()).toHaveLength(1);
    state.time += 1;
    await check();
    expect(await files()).toHaveLength(2);
    for (let day = 0; day < 40; day += 1) {
      state.time += DAY_MS;
      await check();
    }
    expect((await files()).length).toBeLessThanOrEqual(6);
  });

  it('that fail are reported once, counted each time and tried again each hour', async () => {
    const { state, notifications, lines, server, files } = await setUp();
    const [first, second] = [server(), server()];
    expect(await first.metric('site_backup_last_timestamp_seconds')).toBeUndefined();
    await first.check();
    expect(await first.metric('site_backup_last_timestamp_seconds')).toBe(String(state.time / 1000));
    expect(await first.metric('site_backup_interval_seconds')).toBe('86400');
    const madeAt = state.time;
    state.failure = new Error('the disk is full');
    for (let hour = 0; hour < 30; hour += 1) {
      state.time += HOUR_MS;
      await first.check();
    }
    expect(notifications).toEqual([
      { name: 'backup', text: 'A backup failed: the disk is full. It is tried again each hour.' },
    ]);
    expect(await first.metric('site_backup_failures_total')).toBe('7');
    expect(await first.metric('site_backup_last_timestamp_seconds')).toBe(String(madeAt / 1000));
    state.failure = undefined;
    // Another server makes the backup.
    state.time += HOUR_MS;
    await second.check();
    await first.check();
    expect(await first.metric('site_backup_last_timestamp_seconds')).toBe(String(state.time / 1000));
    expect(await files()).toHaveLength(2);
    expect(lines.filter((line) => line === 'a backup was made')).toHaveLength(2);
  });
});

const NOW = new Date('2026-11-23T16:00:00.000Z');

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

describe('old backups', () => {
  const temporaryFolder = temporaryFolders();

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

  it('are removed from a folder, and unfinished ones of a day ago, but no other file', async () => {
    const folder = await temporaryFolder();
    const [old, late, newest] = [nameOf(daysAgo(90)), nameOf(daysAgo(80)), nameOf(daysAgo(70))];
    const retained = [newest, `${late}.part`, 'site-1.backup', `${old}.txt`, 'notes.backup', 'site.db', 'x.part'];
    for (const name of [old, late, `${old}.part`, ...retained]) await writeFile(join(folder, name), '');
    await utimes(join(folder, `${old}.part`), daysAgo(2), daysAgo(2));
    await utimes(join(folder, `${late}.part`), NOW, NOW);
    expect((await rotate(folder, 1, NOW)).toSorted()).toEqual([old, `${old}.part`, late].toSorted());
    expect((await readdir(folder)).toSorted()).toEqual(retained.toSorted());
  });
});
