import { loadavg } from 'node:os';
import { run } from '@platform/cli/process/run';
import { StepFailed, step } from '@platform/cli/process/steps';
import { findBrowser } from '@platform/cli/testing/browser';
import { machine } from '../report.ts';
import { launchBrowser } from '../running-site.ts';
import { CONTESTANTS, type Running, startContestants } from './contestants.ts';
import { measureLoad, measureNavigation, measureTap, type Place, type Values } from './loads.ts';
import { keyOf, type Measure, NAVIGATION_PATH, PATHS, type Results, type Samples, TAP_PATHS } from './results.ts';
import { PROFILES, type ProfileName } from './visit.ts';

/** Measures the pages of all contestants in turn, and then this site with Lighthouse. */
export async function measurePages(repeats: number, { lighthouse }: { lighthouse: boolean }): Promise<Results> {
  const running = await startContestants();
  const startedAt = Date.now();
  const [before = Number.NaN] = loadavg();
  const samples: Samples = {};
  const lcpElements: Record<string, string> = {};
  try {
    await warmUp(running);
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      for (const profile of Object.keys(PROFILES) as ProfileName[]) {
        await takeTurns(running, { profile, repeat, samples, paths: PATHS }, async (place, path) => {
          const { values, lcpElement } = await measureLoad(place, path);
          if (place.contestant === 'this site') lcpElements[`${profile} ${path}`] = lcpElement;
          return values;
        });
        await takeTurns(running, { profile, repeat, samples, paths: TAP_PATHS }, measureTap);
        await takeTurns(running, { profile, repeat, samples, paths: [NAVIGATION_PATH] }, measureNavigation);
      }
    }
    const site = running.urls['this site'];
    for (const path of lighthouse ? await kindsOfPages(site) : []) {
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const score = await withRetry(() => measureScore(site + path));
        add(samples, keyOf('phone', path, 'lighthouse', 'this site'), score);
        step('bench', `Lighthouse ${path}: ${score}`);
      }
    }
  } finally {
    await running.stop();
  }
  const [after = Number.NaN] = loadavg();
  return {
    machine: machine(),
    date: new Date().toISOString().slice(0, 10),
    load: { before, after },
    minutes: (Date.now() - startedAt) / 60_000,
    repeats,
    samples,
    lcpElements,
  };
}

/** Requests all pages until their sizes stay the same: the site compresses a page better after repeated requests. */
async function warmUp({ urls }: Running): Promise<void> {
  let before = Number.NaN;
  for (let round = 0; round < 20; round += 1) {
    let bytes = 0;
    for (const path of Object.values(urls).flatMap((url) => PATHS.map((page) => url + page))) {
      const response = await fetch(path, { headers: { 'accept-encoding': 'br' } });
      await response.arrayBuffer();
      bytes += Number(response.headers.get('content-length'));
    }
    if (round > 1 && bytes === before) return;
    before = bytes;
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }
}

interface Turns {
  readonly profile: ProfileName;
  readonly repeat: number;
  readonly samples: Samples;
  readonly paths: readonly string[];
}

/** Measures each path with each contestant. Each repeat begins with another contestant. */
async function takeTurns(
  { urls }: Running,
  { profile, repeat, samples, paths }: Turns,
  measure: (place: Place, path: string) => Promise<Values>,
): Promise<void> {
  const first = repeat % CONTESTANTS.length;
  const order = [...CONTESTANTS.slice(first), ...CONTESTANTS.slice(0, first)];
  const browser = await launchBrowser();
  try {
    for (const path of paths) {
      for (const contestant of order) {
        const startedAt = performance.now();
        const place = { browser, url: urls[contestant], profile, contestant };
        const values = await withRetry(() => measure(place, path));
        for (const [name, value] of Object.entries(values)) {
          add(samples, keyOf(profile, path, name as Measure, contestant), value);
        }
        step('bench', `${profile} ${path} ${contestant}`, startedAt);
      }
    }
  } finally {
    await browser.close();
  }
}

function add(samples: Samples, key: string, value: number): void {
  samples[key] = [...(samples[key] ?? []), value];
}

/** Retries once: a run takes an hour, and a lost connection should not end it. */
async function withRetry<T>(measure: () => Promise<T>): Promise<T> {
  try {
    return await measure();
  } catch (error) {
    step('bench', `failed, trying again: ${error}`);
    return measure();
  }
}

/** Downloaded by npx when it is run, as it has 185 MB. The last version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const OPTIONS = [
  '--quiet',
  '--output=json',
  '--only-categories=performance',
  '--form-factor=mobile',
  // Slows the browser down. A simulation would not show the order of tasks.
  '--throttling-method=devtools',
  '--disable-full-page-screenshot',
  '--chrome-flags=--headless=new --no-sandbox',
];

/** Returns Lighthouse's score for the performance of a page on a phone, 0 to 100. */
export async function measureScore(url: string): Promise<number> {
  const { code, stdout, output } = await run('npx', ['--yes', LIGHTHOUSE, url, ...OPTIONS], {
    env: { CHROME_PATH: findBrowser() },
  });
  if (code !== 0) throw new StepFailed(`Lighthouse could not measure ${url}. Its output is above.`, output);
  const { categories } = JSON.parse(stdout) as { categories: { performance: { score: number | null } } };
  const { score } = categories.performance;
  if (score === null) throw new StepFailed(`Lighthouse gave ${url} no score.`, output);
  return Math.round(score * 100);
}

/** Returns the path of one page of each kind in a sitemap: of pages below the same path, the first. */
export async function kindsOfPages(site: string): Promise<string[]> {
  const text = await (await fetch(`${site}/sitemap.xml`)).text();
  const kinds = new Map<string, string>();
  for (const [, url = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, search } = new URL(url);
    const parent = pathname.slice(0, pathname.lastIndexOf('/'));
    const kind = parent === '' ? pathname : `${parent}/*`;
    if (search === '' && !kinds.has(kind)) kinds.set(kind, pathname);
  }
  return [...kinds.values()].sort();
}
