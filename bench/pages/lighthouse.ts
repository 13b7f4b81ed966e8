import { run } from '@platform/cli/process/run';
import { StepFailed } from '@platform/cli/process/steps';
import { findBrowser } from '@platform/cli/testing/browser';

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
