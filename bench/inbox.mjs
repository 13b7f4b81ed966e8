import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../platform/cli/lib/root.mjs';
import { startServer } from '../platform/cli/lib/running-site.mjs';
import { findPostgres, startPostgres } from '../tools/lib/postgres.mjs';

const MESSAGES = 100_000;

/** How often each question is asked. */
const TIMES = 40;

/** What is asked, and of words: many messages have it, few do, none does. */
const QUESTIONS = {
  'first page': '',
  'search, common word': 'q=shop&state=all',
  'search, rare word': 'q=leena777',
  'search, no match': 'q=nowhere',
};

/** Most that a median may be, in milliseconds. */
const TARGET = { atMost: 50 };

/**
 * Asks for messages where there are 100,000 of them, on each kind of database, and exports them all.
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export async function measureInbox() {
  const programs = findPostgres();
  return [
    ...(await measureOn('SQLite', {})),
    ...(programs ? await measureOn('PostgreSQL', { DATABASE_URL: await startPostgres(programs) }) : []),
  ];
}

/**
 * @param {string} kind
 * @param {NodeJS.ProcessEnv} database
 */
async function measureOn(kind, database) {
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-bench-inbox-'));
  const env = {
    ...database,
    DATA_DIR: dataDir,
    OWNER_ACCESS: 'loopback',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PORT: '0',
  };
  try {
    const seed = ['tools/seed.mjs', '--messages', String(MESSAGES)];
    await promisify(execFile)(process.execPath, seed, { cwd: root, env: { ...process.env, ...env } });
    const site = await startServer(['platform/cli/site.mjs'], env);
    try {
      const figures = [];
      for (const [name, search] of Object.entries(QUESTIONS)) {
        const value = await median(`${site.url}/api/v1/contact?${search}`);
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

/** @param {string} address */
async function median(address) {
  const times = [];
  for (let i = 0; i < TIMES; i++) {
    const start = performance.now();
    const answer = await fetch(address);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[TIMES / 2] ?? 0;
}

/**
 * @param {string} address
 * @param {number} pid
 */
async function exportAll(address, pid) {
  const { body } = await fetch(address);
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

/** @param {number} pid */
async function residentMegabytes(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
}
