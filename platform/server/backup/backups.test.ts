import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import { createMetrics } from '../metrics/metrics.ts';
import type { Notification } from '../rollout/notifier.ts';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import { createBackups } from './backups.ts';

const HOUR_MS = 3_600_000;

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
        settings: { folder, everyMs: 24 * HOUR_MS, keep: 2 },
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
    state.time += 24 * HOUR_MS - 1;
    await check();
    expect(await files()).toHaveLength(1);
    state.time += 1;
    await check();
    expect(await files()).toHaveLength(2);
    for (let day = 0; day < 40; day += 1) {
      state.time += 24 * HOUR_MS;
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
