import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '@platform/cli/process/steps';
import { sendRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken } from '@platform/cli/releases/site-client';
import { copyWithOtherEntry } from './copies.ts';
import type { Figure } from './report.ts';
import { HEAP_PROBE, heapMegabytes, launchBrowser, residentMegabytes, startSite } from './running-site.ts';

/** Visitors at the same time. */
const VISITORS = 4;

/** Measurements of the memory. With each, a page is opened in a browser. */
const MEASUREMENTS = 10;

const PAGES = ['/', '/about', '/team', '/blogs', '/services/ecommerce', '/sell', '/api/registry'];

/** Maximum growth of the memory, in percent. */
const MAX_GROWTH = 10;

interface Visits {
  requests: number;
  readonly faults: string[];
}

/**
 * Releases a remote and rolls it back again and again on one server while visitors use it. A fault is a failed request, a page that
 * names files of two releases of a remote, or a page that a browser does not hydrate.
 */
export async function measureSoak(releases: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'site-soak-'));
  const dataDir = join(folder, 'data');
  const heapFile = join(folder, 'heap');
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', HEAP_FILE: heapFile, RATE_LIMITS: 'off' };
  const site = await startSite(env, HEAP_PROBE);
  const browser = await launchBrowser();
  const heap: number[] = [];
  const resident: number[] = [];
  const counts: Visits = { requests: 0, faults: [] };
  const startedAt = performance.now();
  try {
    const client = createSiteClient(site.url, publishToken(dataDir));
    const release = join(folder, 'release');
    await copyWithOtherEntry('marketing-mfe', release);
    let isOver = false;
    const visits = Array.from({ length: VISITORS }, () => visit(site.url, counts, () => isOver));
    for (let i = 1; i <= releases; i += 1) {
      await sendRelease(client, 'marketing', release);
      await client('POST', '/api/rollbacks', { name: 'marketing' });
      if (i % Math.ceil(releases / MEASUREMENTS) !== 0) continue;
      heap.push(await heapMegabytes(site.pid, heapFile));
      resident.push(await residentMegabytes(site.pid));
      const page = await browser.newPage();
      await page.goto(`${site.url}/about`);
      await page.getByRole('region').getByRole('link', { name: 'Get in Touch' }).click();
      if ((await page.getByRole('dialog').count()) !== 1) counts.faults.push(`/about not hydrated after ${i} releases`);
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
  console.log(counts.faults.slice(0, 20).join('\n'));
  return [
    { name: 'releases, each with its rollback', value: releases, unit: '' },
    { name: 'a release and its rollback', value: (performance.now() - startedAt) / 1000 / releases, unit: 's' },
    { name: 'requests', value: counts.requests, unit: '' },
    { name: 'faults', value: counts.faults.length, unit: '', target: { atMost: 0 } },
    { name: 'heap after a tenth', value: heap[0] ?? Number.NaN, unit: 'MB' },
    { name: 'growth of the heap', value: growth(heap), unit: '%', target: { atMost: MAX_GROWTH } },
    { name: 'resident memory after a tenth', value: resident[0] ?? Number.NaN, unit: 'MB' },
    { name: 'growth of the resident memory', value: growth(resident), unit: '%', target: { atMost: MAX_GROWTH } },
  ];
}

/** Requests pages, and the entry of each remote that they name, until `isOver`. */
async function visit(origin: string, counts: Visits, isOver: () => boolean): Promise<void> {
  const get = async (path: string) => {
    counts.requests += 1;
    const response = await fetch(origin + path);
    const text = await response.text();
    if (response.status !== 200) counts.faults.push(`${path}: ${response.status}`);
    return text;
  };
  for (let i = 0; !isOver(); i += 1) {
    const path = PAGES[i % PAGES.length] ?? '/';
    const entries = new Map<string, string>();
    for (const [entry, name = ''] of (await get(path)).matchAll(/\/assets\/(\w+)\/entry\.\w+\.js/g)) {
      const earlier = entries.get(name) ?? entry;
      if (earlier !== entry) counts.faults.push(`${path}: ${earlier} and ${entry}`);
      entries.set(name, entry);
    }
    if (entries.size === 0) counts.faults.push(`${path} names no entry`);
    for (const entry of entries.values()) await get(entry);
  }
}

/** Returns by how many percent the last value is greater than the first. */
function growth(values: readonly number[]): number {
  return ((values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN) - 1) * 100;
}
