import { waitForHydration } from '../support/browsing.ts';
import { liveVersions } from '../support/http.ts';
import { type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { inTurn, testAll } from '../support/tier.ts';

let site: Site;
let live: Record<string, string>;

test.beforeAll(async () => {
  const folders = ['shell', 'e2e/fixtures/fragile-mfe'].map((folder) => `${folder}/dist`);
  site = await startSite({ folders, env: { LOG_LEVEL: 'warn', RATE_LIMITS: 'off' } });
  live = await liveVersions(site.url);
});
test.afterAll(() => site.stop());

interface Logged {
  readonly kind: string;
  readonly remote: string;
  readonly version: string;
  readonly path: string;
  readonly message: string;
  readonly at?: string;
}

/** Returns what the log has of the reports of a page. */
const reportsOf = (path: string): Logged[] =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes('failed in a browser'))
    .map((line) => (JSON.parse(line) as { report: Logged }).report)
    .filter((report) => report.path === path);

const CASES = [
  { name: 'effect', kind: 'render', message: 'Error: This effect throws' },
  { name: 'render', kind: 'render', message: 'Error: This page throws in the browser' },
  { name: 'promise', kind: 'rejection', message: 'Error: This promise rejects' },
  { name: 'late-promise', kind: 'rejection', message: 'Error: This promise rejects late' },
  { name: 'timer', kind: 'error', message: 'Error: This timer throws' },
  { name: 'text', kind: 'hydration', message: /hydrat|React error #\d+/i },
  { name: 'style', kind: 'policy', message: /^style-src/ },
  { name: 'integrity', kind: 'load', message: /did not load/ },
  { name: 'file', kind: 'load', message: 'missing.js did not load' },
  { name: 'private', kind: 'render', message: 'Error: This private page throws' },
  { name: 'loader', kind: 'render', message: 'Error: This loader throws' },
] as const;

for (const { name, kind, message } of testAll ? CASES : [...inTurn(CASES, 0), ...inTurn(CASES, 5)])
  test(`a page that fails by its ${name} is reported with its remote and version`, async ({ page }) => {
    const path = `/fragile/${name}`;
    await page.goto(site.url + path);
    await expect.poll(() => reportsOf(path), { timeout: 20_000 }).not.toEqual([]);
    const remote = name === 'integrity' ? 'shell' : 'fragile';
    const expected = { kind, remote, version: live[remote], path };
    expect(reportsOf(path)).toContainEqual(expect.objectContaining(expected));
    const [text] = reportsOf(path).flatMap((report) => (report.kind === kind ? [report.message] : []));
    expect(text).toMatch(message);
  });

test('a button that throws is reported, and the page stays', async ({ page }) => {
  await page.goto(`${site.url}/fragile/press`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Press' }).click();
  await expect.poll(() => reportsOf('/fragile/press')).toMatchObject([{ kind: 'error', remote: 'fragile' }]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Server');
});

test('a page that hangs is reported by its worker', async ({ page }) => {
  test.skip(!testAll, 'takes long');
  const worker = page.waitForEvent('worker');
  await page.goto(`${site.url}/fragile/pause`);
  await worker;
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Press' }).click({ noWaitAfter: true });
  await expect
    .poll(() => reportsOf('/fragile/pause'), { timeout: 20_000 })
    .toMatchObject([{ kind: 'hang', remote: 'fragile', version: live.fragile }]);
});
