import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres, startPostgres } from '@platform/cli/testing/postgres.fixture';
import { root } from '@platform/cli/workspace';
import { median } from './load.ts';
import type { Figure } from './report.ts';
import { startSite } from './running-site.ts';

const MESSAGES = 100_000;

/** Requests of each kind. */
const TIMES = 40;

/** Search parameters of the requests. Many messages contain the common word, few the rare one. */
const SEARCHES = {
  'first page': '',
  'search, common word': 'q=shop&state=all',
  'search, rare word': 'q=leena777',
  'search, no match': 'q=nowhere',
};

/** Maximum of a median, in milliseconds. */
const TARGET = { atMost: 50 };

/** Measures listing, searching and exporting 100,000 messages, on each kind of database. */
export async function measureInbox(): Promise<Figure[]> {
  const programs = findPostgres();
  return [
    ...(await measureOn('SQLite', {})),
    ...(programs ? await measureOn('PostgreSQL', { DATABASE_URL: await startPostgres(programs) }) : []),
  ];
}

async function measureOn(kind: string, database: NodeJS.ProcessEnv): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-bench-inbox-'));
  const env = {
    ...database,
    DATA_DIR: dataDir,
    OWNER_ACCESS: 'loopback',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  };
  try {
    const seed = ['platform/cli/run.mjs', 'tools/seed.ts', '--messages', String(MESSAGES)];
    await promisify(execFile)(process.execPath, seed, { cwd: root, env: { ...process.env, ...env } });
    const site = await startSite(env);
    try {
      const figures: Figure[] = [];
      for (const [name, search] of Object.entries(SEARCHES)) {
        const value = await medianTime(`${site.url}/api/v1/contact?${search}`);
        figures.push({ name: `${kind}, 100,000 messages: ${name}`, value, unit: 'ms', target: TARGET });
      }
      const before = await residentMegabytes(site.pid);
      const { lines, most } = await exportAll(`${site.url}/api/v1/contact/export.csv?state=all`, site.pid);
      if (lines < MESSAGES) throw new Error(`The export has ${lines} lines`);
      const grown = Math.max(0, most - before);
      figures.push({ name: `${kind}, CSV of all: memory more`, value: grown, unit: 'MB', target: { atMost: 64 } });
      return figures;
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Returns the median time of a response, in milliseconds. */
async function medianTime(url: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const start = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Returns the lines of the export, and the most memory that the server used meanwhile, in megabytes. */
async function exportAll(url: string, pid: number): Promise<{ lines: number; most: number }> {
  const { body } = await fetch(url);
  if (!body) throw new Error('The export has no body');
  let lines = 0;
  let most = 0;
  let chunks = 0;
  for await (const chunk of body) {
    for (const byte of chunk) if (byte === 13) lines += 1;
    if (chunks++ % 50 === 0) most = Math.max(most, await residentMegabytes(pid));
  }
  return { lines, most };
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
}
