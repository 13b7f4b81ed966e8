import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { liveVersions, request } from '../support/http.ts';
import { waitForHydration } from '../support/pages/browsing.ts';
import { root, type Site, startSite } from '../support/servers/site.ts';
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

interface LoggedReport {
  readonly kind: string;
  readonly remote: string;
  readonly version: string;
  readonly path: string;
  readonly message: string;
  readonly at?: string;
}

/** Returns the reports of a page in the log. */
const reportsOf = (path: string): LoggedReport[] =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes('failed in a browser'))
    .map((line) => (JSON.parse(line) as { report: LoggedReport }).report)
    .filter((report) => report.path === path);

const CASES = [
  { name: 'effect', kind: 'render', message: 'Error: This effect throws', at: /pages\.tsx:\d+$/ },
  { name: 'render', kind: 'render', message: 'Error: This page throws in the browser' },
  { name: 'promise', kind: 'rejection', message: 'Error: This promise rejects' },
  { name: 'late-promise', kind: 'rejection', message: 'Error: This promise rejects late' },
  { name: 'timer', kind: 'error', message: 'Error: This timer throws', at: /pages\.tsx:\d+$/ },
  { name: 'text', kind: 'hydration', message: /hydrat|React error #\d+/i },
  { name: 'style', kind: 'policy', message: /^style-src/ },
  { name: 'integrity', kind: 'load', message: /did not load/ },
  { name: 'file', kind: 'load', message: 'missing.js did not load' },
  { name: 'private', kind: 'render', message: 'Error: This private page throws' },
  { name: 'loader', kind: 'render', message: 'Error: This loader throws' },
] satisfies { name: string; kind: string; message: string | RegExp; at?: RegExp }[];

for (const { name, kind, message, at = /./ } of testAll ? CASES : [...inTurn(CASES, 0), ...inTurn(CASES, 5)])
  test(`a page that fails by its ${name} is reported with its remote and version`, async ({ page }) => {
    const path = `/fragile/${name}`;
    await page.goto(site.url + path);
    await expect.poll(() => reportsOf(path), { timeout: 20_000 }).not.toEqual([]);
    const remote = name === 'integrity' ? 'shell' : 'fragile';
    const expected = { kind, remote, version: live[remote], path };
    expect(reportsOf(path)).toContainEqual(expect.objectContaining(expected));
    const [report] = reportsOf(path).filter((candidate) => candidate.kind === kind);
    expect(report?.message).toMatch(message);
    // The position is in the sources, not in the built script.
    expect(report?.at ?? 'nowhere').toMatch(at);
  });

test('a button that throws is reported, and the page stays @full', async ({ page }) => {
  await page.goto(`${site.url}/fragile/press`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Press' }).click();
  await expect.poll(() => reportsOf('/fragile/press')).toMatchObject([{ kind: 'error', remote: 'fragile' }]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Server');
});

// In the full tier: waits for a page that hangs.
test('a page that hangs is reported by its worker @full', async ({ page }) => {
  const worker = page.waitForEvent('worker');
  await page.goto(`${site.url}/fragile/pause`);
  await worker;
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Press' }).click({ noWaitAfter: true });
  await expect
    .poll(() => reportsOf('/fragile/pause'), { timeout: 20_000 })
    .toMatchObject([{ kind: 'hang', remote: 'fragile', version: live.fragile }]);
});

test('a page view without an error is reported with its web vitals when the page is left', async ({ page }) => {
  const worker = page.waitForEvent('worker');
  const measuring = page.waitForResponse(/\/assets\/shell\/reports\./);
  await page.goto(`${site.url}/fragile/sound`);
  await worker;
  await page.mouse.move(9, 9);
  await (await measuring).finished();
  // Browsers report buffered entries in a separate task.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.goto('about:blank');
  const counted = `site_browser_lcp_seconds_count{remote="fragile",version="${live.fragile?.slice(0, 12)}"} `;
  const metrics = async () => (await request(site.url, '/metrics')).body.toString();
  await expect.poll(metrics).toContain(counted);
  expect(reportsOf('/fragile/sound')).toEqual([]);
});

test('source maps are with a release, and at no public address', async () => {
  const names = await readdir(join(root, 'e2e/fixtures/fragile-mfe/dist/maps'));
  expect(names).toContainEqual(expect.stringMatching(/^pages\..*\.js\.map$/));
  const folder = '/assets/fragile/';
  const ways = ['', 'maps/', '../maps/', '..%2fmaps%2f', '%2e%2e/maps/', 'maps%2f', 'server/..%2f..%2fmaps%2f'];
  for (const name of names)
    for (const path of [...ways.map((way) => folder + way + name), `/maps/${name}`, `/assets/maps/${name}`])
      expect([path, (await request(site.url, path)).status]).toEqual([path, 404]);
  const source = await request(site.url, `/api/releases/fragile/${live.fragile}/source`);
  expect(source.status).toBe(401);
});
