import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sendRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken } from '@platform/cli/releases/site-client';
import { root } from '@platform/cli/workspace';
import { copyWithOtherEntry } from './copies.ts';
import { median } from './load.ts';
import { residentMegabytes } from './memory.ts';
import type { Figure } from './report.ts';
import { startSite } from './running-site.ts';
import { measureUpgrades } from './upgrades.ts';

/** What an agency has after a year. */
const MESSAGES = 100_000;
const RELEASES = 500;

/** Time from one release to the next, by the server's calendar. */
const CLOCK_STEP_MS = (365 * 86_400_000) / RELEASES;

const FRONT_ENDS = ['marketing', 'catalog', 'chat', 'admin'] as const;

/** Requests of which the median is taken. */
const TIMES = 20;

/**
 * Simulates a year of a site on a file: releases, their collection, messages. Measures what it takes then, a start, a backup, a restore,
 * and upgrades of the schema.
 */
export async function measureYear(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'site-year-'));
  const dataDir = join(folder, 'data');
  const env = { DATA_DIR: dataDir, OWNER_ACCESS: 'loopback', RATE_LIMITS: 'off', LOG_LEVEL: 'error', WATCH: 'off' };
  const database = join(dataDir, 'site.db');
  const figures: Figure[] = [];
  const row = (name: string, value: number, unit: string) =>
    figures.push({ name: `after a year: ${name}`, value, unit });
  try {
    const clock = { ...env, CLOCK_STEP_MS: String(CLOCK_STEP_MS) };
    const first = await startSite(clock, ['--import', './bench/jumping-clock.mjs']);
    const client = createSiteClient(first.url, publishToken(dataDir));
    const times: number[] = [];
    for (let i = 0; i < RELEASES; i += 1) times.push(await seconds(() => releaseOne(i)));
    row('a release, the first ten', median(times.slice(0, 10)), 's');
    row('a release, the last ten', median(times.slice(-10)), 's');
    row('files of releases, before a collection', await megabytes(database), 'MB');
    const { releases } = await client<{ releases: readonly unknown[] }>('POST', '/api/collections', { dryRun: false });
    row('releases that the collection removed', releases.length, '');
    await first.stop();

    await command('tools/seed.ts', '--messages', String(MESSAGES));
    row('the database', await megabytes(database), 'MB');
    const backup = join(folder, 'year.backup');
    row('a backup', await seconds(() => command('backup', backup)), 's');
    row('its size', await megabytes(backup), 'MB');
    const started = performance.now();
    const site = await startSite(env);
    row('start to ready', (performance.now() - started) / 1000, 's');
    row('resident memory', await residentMegabytes(site.pid), 'MB');
    for (const [name, search] of [
      ['the inbox', ''],
      ['a search', 'q=shop&state=all'],
    ] as const) {
      const address = `${site.url}/api/v1/contact?${search}`;
      const taken: number[] = [];
      for (let i = 0; i < TIMES; i += 1)
        taken.push(await seconds(async () => void (await (await fetch(address)).text())));
      row(name, median(taken) * 1000, 'ms');
    }
    await site.stop();
    row('a restore', await seconds(() => command('restore', backup, '--replace')), 's');
    const restored = await startSite(env);
    const { ok } = await fetch(`${restored.url}/about`);
    await restored.stop();
    if (!ok) throw new Error('The restored site has no pages');
    return [...figures, ...(await measureUpgrades())];

    /** Releases a front end whose entry is a new file. */
    async function releaseOne(i: number): Promise<void> {
      const name = FRONT_ENDS[i % FRONT_ENDS.length] ?? 'marketing';
      const build = join(folder, 'build');
      process.kill(first.pid, 'SIGWINCH');
      await copyWithOtherEntry(`${name}-mfe`, build, `${i}`);
      await sendRelease(client, name, build);
      await rm(build, { recursive: true });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }

  function command(...args: string[]) {
    return promisify(execFile)(process.execPath, ['platform/cli/run.mjs', ...args], {
      cwd: root,
      env: { ...process.env, ...env },
    });
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

const megabytes = async (file: string) => (await stat(file)).size / 1e6;
