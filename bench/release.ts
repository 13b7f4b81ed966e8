import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '@platform/cli/process/run';
import { browserForCheck, promoteChecked } from '@platform/cli/releases/promote';
import { sendRelease, storeRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken } from '@platform/cli/releases/site-client';
import { root } from '@platform/cli/workspace';
import autocannon, { type Instance, type Result } from 'autocannon';
import { HEAP_PROBE, heapMegabytes } from './memory.ts';
import type { Figure } from './report.ts';
import { startSite } from './running-site.ts';

/** Connections that request pages during releases. */
const CONNECTIONS = 10;

/** Releases, each with its rollback, under load and between two measurements of the heap. */
const UNDER_LOAD = 5;
const BETWEEN_HEAPS = 20;

const QUESTION = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ message: 'What does a website cost?' }),
};

/**
 * Measures releases and rollbacks: their time, requests that fail meanwhile, and memory that stays. Starts a site of its own
 * and switches it about 60 times.
 */
export async function measureReleases(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-bench-'));
  const dataDir = join(folder, 'data');
  const heapFile = join(folder, 'heap');
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', HEAP_FILE: heapFile };
  const site = await startSite(env, HEAP_PROBE);
  try {
    const client = createSiteClient(site.url, publishToken(dataDir));
    const other = join(folder, 'release');
    const own = join(root, 'marketing-mfe/dist');
    await cp(own, other, { recursive: true, filter: (source) => source !== join(own, 'development') });
    await writeFile(join(other, 'web/note.1.txt'), 'Another release.\n');

    const release = () => sendRelease(client, 'marketing', other);
    const rollBack = () => client('POST', '/api/rollbacks', { name: 'marketing' });
    const released = await timed(() => releaseByCommand(site.url, dataDir));
    const { version } = await storeRelease(client, 'marketing', other);
    const browser = browserForCheck();
    const checked = await timed(() =>
      promoteChecked({ site: client, url: site.url, browser }, { name: 'marketing', version }),
    );
    const rolledBack = await timed(rollBack);

    const load = startLoad(`${site.url}/about`);
    for (let i = 0; i < UNDER_LOAD; i += 1) {
      await release();
      await rollBack();
    }
    const { errors, timeouts, non2xx, requests } = await load.stop();

    const heap = async () => {
      // The chat responds once it has read the pages of the live set: then no work is left.
      await fetch(`${site.url}/api/chat`, QUESTION);
      return heapMegabytes(site.pid, heapFile);
    };
    const before = await heap();
    for (let i = 0; i < BETWEEN_HEAPS; i += 1) {
      await release();
      await rollBack();
    }
    const growth = ((await heap()) / before - 1) * 100;

    return [
      {
        name: 'release to live, by the command, with its build, without a browser',
        value: released,
        unit: 's',
        target: { atMost: 10 },
      },
      {
        name: 'a stored release to live, its pages opened in a browser',
        value: checked,
        unit: 's',
        target: { atMost: 10 },
      },
      { name: 'roll-back', value: rolledBack, unit: 's', target: { atMost: 1 } },
      { name: `requests during ${2 * UNDER_LOAD} switches`, value: requests.total, unit: 'requests' },
      { name: 'of them failed', value: errors + timeouts + non2xx, unit: 'requests', target: { atMost: 0 } },
      { name: 'server heap after a collection', value: before, unit: 'MB' },
      {
        name: `its growth over ${2 * BETWEEN_HEAPS} switches`,
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

/** Runs `npm run release -- marketing-mfe --no-browser` with a full build. */
async function releaseByCommand(url: string, dataDir: string): Promise<void> {
  await rm(join(root, 'marketing-mfe/dist'), { recursive: true });
  const args = ['platform/cli/run.mjs', 'release', 'marketing-mfe', '--no-browser', '--to', url];
  const { code, output } = await run('node', args, { env: { DATA_DIR: dataDir, TURBO_FORCE: 'true' } });
  if (code !== 0) throw new Error(output);
}

/** Requests a page until it is stopped. */
function startLoad(url: string): { stop(): Promise<Result> } {
  let instance: Instance | undefined;
  const done = new Promise<Result>((resolve, reject) => {
    instance = autocannon({ url, connections: CONNECTIONS, duration: 600 }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
  });
  return {
    stop() {
      instance?.stop();
      return done;
    },
  };
}

/** Returns the seconds that an action takes. */
async function timed(action: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await action();
  return (performance.now() - startedAt) / 1000;
}
