import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { forget } from '../platform/cli/lib/build-stamps.mjs';
import { root } from '../platform/cli/lib/root.mjs';
import { run } from '../platform/cli/lib/run.mjs';
import { startServer } from '../platform/cli/lib/running-site.mjs';
import { sendRelease } from '../platform/cli/lib/send-release.mjs';
import { publishToken, siteClient } from '../platform/cli/lib/site-client.mjs';

/** @typedef {import('./report.mjs').Figure} Figure */

/** Connections that ask for pages while it is being released. */
const CONNECTIONS = 10;

/** Releases, each followed by its roll-back: of those under load, and of those between two looks at the heap. */
const UNDER_LOAD = 5;
const BETWEEN_LOOKS = 20;

const QUESTION = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ message: 'What does a website cost?' }),
};

/**
 * What releasing costs: from the command to the new page, and back; requests that fail meanwhile; memory that stays.
 * Starts a site of its own, which it switches some 60 times.
 * @returns {Promise<Figure[]>}
 */
export async function measureReleases() {
  const folder = await mkdtemp(join(tmpdir(), 'studio-bench-'));
  const dataDir = join(folder, 'data');
  const heapFile = join(folder, 'heap');
  const site = await startServer(['--expose-gc', '--import', './bench/heap-probe.mjs', 'platform/cli/site.mjs'], {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    HEAP_FILE: heapFile,
  });
  try {
    const ask = siteClient(site.url, publishToken(dataDir));
    const other = join(folder, 'release');
    const own = join(root, 'marketing-mfe/dist');
    await cp(own, other, { recursive: true, filter: (source) => source !== join(own, 'development') });
    await writeFile(join(other, 'web/note.1.txt'), 'Another release.\n');

    const released = await timed(() => releaseByCommand(site.url, dataDir));
    await sendRelease(ask, 'marketing', other);
    const rolledBack = await timed(() => ask('POST', '/api/rollbacks', { name: 'marketing' }));

    const there = () => sendRelease(ask, 'marketing', other);
    const back = () => ask('POST', '/api/rollbacks', { name: 'marketing' });
    const load = startLoad(`${site.url}/about`);
    for (let i = 0; i < UNDER_LOAD; i += 1) {
      await there();
      await back();
    }
    const { errors, timeouts, non2xx, requests } = await load.stop();

    const heap = async () => {
      // A question is answered when the pages of the set that is live now are read: only then nothing is under way.
      await fetch(`${site.url}/api/chat`, QUESTION);
      await rm(heapFile, { force: true });
      process.kill(site.pid, 'SIGWINCH');
      return Number(await appeared(heapFile));
    };
    const before = await heap();
    for (let i = 0; i < BETWEEN_LOOKS; i += 1) {
      await there();
      await back();
    }
    const growth = ((await heap()) / before - 1) * 100;

    return [
      { name: 'release to live, by the command, with its build', value: released, unit: 's', target: { atMost: 10 } },
      { name: 'roll-back', value: rolledBack, unit: 's', target: { atMost: 1 } },
      { name: `requests during ${2 * UNDER_LOAD} switches`, value: requests.total, unit: 'requests' },
      { name: 'of them failed', value: errors + timeouts + non2xx, unit: 'requests', target: { atMost: 0 } },
      { name: 'server heap after a collection', value: before / 1e6, unit: 'MB' },
      {
        name: `its growth over ${2 * BETWEEN_LOOKS} switches`,
        value: growth,
        unit: '%',
        target: { atMost: 10 },
      },
    ];
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * `npm run release -- marketing-mfe`, with one build from nothing.
 * @param {string} url
 * @param {string} dataDir
 */
async function releaseByCommand(url, dataDir) {
  forget(['marketing-mfe/dist']);
  const { code, output } = await run('node', ['platform/cli/release.mjs', 'marketing-mfe', '--to', url], {
    env: { DATA_DIR: dataDir, TURBO_FORCE: 'true' },
  });
  if (code !== 0) throw new Error(output);
}

/**
 * Asks for a page until it is stopped.
 * @param {string} url
 */
function startLoad(url) {
  /** @type {import('autocannon').Instance} */
  let instance;
  const done = new Promise((resolve, reject) => {
    instance = autocannon({ url, connections: CONNECTIONS, duration: 600 }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
  });
  return {
    /** @returns {Promise<import('autocannon').Result>} */
    stop: () => {
      instance.stop();
      return done;
    },
  };
}

/**
 * @param {() => Promise<unknown>} action
 * @returns {Promise<number>} Seconds it takes.
 */
async function timed(action) {
  const startedAt = performance.now();
  await action();
  return (performance.now() - startedAt) / 1000;
}

/**
 * @param {string} file
 * @returns {Promise<string>} What is in it, once it is there.
 */
async function appeared(file) {
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text.endsWith('\n')) return text;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
