import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '@platform/cli/builds/build';
import { command, StepFailed, step } from '@platform/cli/process/steps';
import { sendRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken } from '@platform/cli/releases/site-client';
import { install } from '@platform/cli/workspace';
import { launchBrowser } from './browser.ts';
import { copyWithOtherEntry } from './copies.ts';
import { HEAP_PROBE, heapMegabytes, residentMegabytes } from './memory.ts';
import { isMet, machine, table } from './report.ts';
import { startSite } from './running-site.ts';

const help = `npm run bench:soak [-- --releases 1000]
  Releases the same remote and rolls it back, as often as asked for, on one running server that visitors use meanwhile. Compares the server's
  memory at the end with that after a tenth. Fails if it grew by more than a tenth, if a request failed, if a page named files of two
  releases of the remote, or if a page did not come alive in a browser.`;

/** Visitors at the same time. */
const VISITORS = 4;

/** Measurements of the memory; a page is opened in a browser with each. */
const MEASUREMENTS = 10;

const PAGES = ['/', '/about', '/team', '/blogs', '/services/ecommerce', '/sell', '/api/registry'];

/** Maximum growth of the memory, in percent. */
const MAX_GROWTH = 10;

interface Counted {
  requests: number;
  readonly faults: string[];
}

await command(help, { releases: { type: 'string', default: '1000' } }, async ({ values }) => {
  const releases = Number(values.releases);
  if (!Number.isInteger(releases) || releases < MEASUREMENTS) throw new StepFailed(help);
  install();
  await build();
  const folder = await mkdtemp(join(tmpdir(), 'site-soak-'));
  const dataDir = join(folder, 'data');
  const heapFile = join(folder, 'heap');
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', HEAP_FILE: heapFile, RATE_LIMITS: 'off' };
  const site = await startSite(env, HEAP_PROBE);
  const browser = await launchBrowser();
  const heap: number[] = [];
  const resident: number[] = [];
  const counted: Counted = { requests: 0, faults: [] };
  const startedAt = performance.now();
  try {
    const client = createSiteClient(site.url, publishToken(dataDir));
    const other = join(folder, 'other');
    await copyWithOtherEntry('marketing-mfe', other);
    let isOver = false;
    const visits = Array.from({ length: VISITORS }, () => visit(site.url, counted, () => isOver));
    for (let i = 1; i <= releases; i += 1) {
      await sendRelease(client, 'marketing', other);
      await client('POST', '/api/rollbacks', { name: 'marketing' });
      if (i % Math.floor(releases / MEASUREMENTS) !== 0) continue;
      heap.push(await heapMegabytes(site.pid, heapFile));
      resident.push(await residentMegabytes(site.pid));
      const page = await browser.newPage();
      await page.goto(`${site.url}/about`);
      await page.getByRole('region').getByRole('link', { name: 'Get in Touch' }).click();
      if ((await page.getByRole('dialog').count()) !== 1) counted.faults.push(`after ${i}: /about did not come alive`);
      await page.close();
      step('soak', `${i}: ${heap.at(-1)?.toFixed(0)} MB heap, ${resident.at(-1)?.toFixed(0)} MB resident`);
    }
    isOver = true;
    await Promise.all(visits);
  } finally {
    await browser.close();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const figures = [
    { name: 'releases, each with its roll-back', value: releases, unit: '' },
    { name: 'a release and its roll-back', value: (performance.now() - startedAt) / 1000 / releases, unit: 's' },
    { name: 'requests meanwhile', value: counted.requests, unit: '' },
    { name: 'of them failed, or of two releases', value: counted.faults.length, unit: '', target: { atMost: 0 } },
    { name: 'heap after a tenth', value: heap[0] ?? Number.NaN, unit: 'MB' },
    { name: 'its growth', value: growth(heap), unit: '%', target: { atMost: MAX_GROWTH } },
    { name: 'resident memory after a tenth', value: resident[0] ?? Number.NaN, unit: 'MB' },
    { name: 'its growth', value: growth(resident), unit: '%', target: { atMost: MAX_GROWTH } },
  ];
  console.log(`\n${table(figures)}\n${counted.faults.slice(0, 20).join('\n')}\n${Object.values(machine()).join(', ')}`);
  if (!figures.every(isMet)) process.exitCode = 1;
});

/** Asks for pages, and for the entry of each remote that they name, until `isOver`. Counts what failed. */
async function visit(origin: string, counted: Counted, isOver: () => boolean): Promise<void> {
  const get = async (path: string) => {
    counted.requests += 1;
    const response = await fetch(origin + path);
    const text = await response.text();
    if (response.status !== 200) counted.faults.push(`${path}: ${response.status}`);
    return text;
  };
  for (let turn = 0; !isOver(); turn += 1) {
    const path = PAGES[turn % PAGES.length] ?? '/';
    const entries = new Map<string, string>();
    for (const [entry, name = ''] of (await get(path)).matchAll(/\/assets\/(\w+)\/entry\.\w+\.js/g)) {
      const known = entries.get(name) ?? entry;
      if (known !== entry) counted.faults.push(`${path}: ${known} and ${entry}`);
      entries.set(name, entry);
    }
    if (entries.size === 0) counted.faults.push(`${path} names no entry`);
    for (const entry of entries.values()) await get(entry);
  }
}

/** Returns by how many percent the last value is greater than the first. */
function growth(values: readonly number[]): number {
  return ((values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN) - 1) * 100;
}
