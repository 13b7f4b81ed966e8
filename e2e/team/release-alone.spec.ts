import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyWorkspace } from '@platform/cli/testing/copy-workspace.fixture';
import { liveVersions, request } from '../support/http.ts';
import { markDocument, openPage, waitForHydration } from '../support/pages/browsing.ts';
import { release, runCommand } from '../support/servers/releases.ts';
import { root, type Site, startSite, temporaryFolder } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

// Serial: each test continues with the site of the previous one.
test.describe.configure({ mode: 'default' });

const OLD = 'Is yours missing?';
const NEW = 'Is yours not among them?';

// browser-gate.spec.ts tests the browser check.
const unchecked = testAll ? [] : ['--no-browser'];

let checkout: string;
let remove: () => Promise<void>;
let site: Site;
let before: Record<string, string>;

test.beforeAll(async () => {
  ({ folder: checkout, remove } = await temporaryFolder());
  await copyWorkspace(checkout);
  const content = join(checkout, 'marketing-mfe/content/faqs.ts');
  await writeFile(content, (await readFile(content, 'utf8')).replace(OLD, NEW));
  site = await startSite({ dataDir: join(checkout, 'data'), prepared: true });
  before = await liveVersions(site.url);
});
test.afterAll(async () => {
  await site.stop();
  await remove();
});

test('one command releases one remote to a running site; open tabs keep their release', async ({ page }) => {
  test.slow();
  const consoleLines: string[] = [];
  page.on('console', (message) => consoleLines.push(message.text()));
  page.on('pageerror', (error) => consoleLines.push(error.message));
  await openPage(page, `${site.url}/about`);
  const isSameDocument = await markDocument(page);
  // The tab does not read the new registry, however long the release takes.
  const { body: registry } = await request(site.url, '/api/registry');
  await page.route('**/api/registry', (route) => route.fulfill({ contentType: 'application/json', body: registry }));

  const { stdout, stderr } = await runCommand(checkout, site, 'release', 'marketing-mfe', '--json', ...unchecked);
  const outcome = JSON.parse(stdout);
  expect(outcome).toMatchObject({ name: 'marketing', url: site.url });
  expect(outcome.sent).toBeGreaterThan(0);
  expect([...stderr.matchAll(/^build +(\S+) (?:built|taken from the cache)$/gm)].map(([, name]) => name)).toEqual([
    'marketing-mfe',
  ]);

  const after = await liveVersions(site.url);
  expect(after).toEqual({ ...before, marketing: outcome.version });
  expect(outcome.version).not.toBe(before.marketing);
  const { body } = await request(site.url, '/faqs');
  expect(body.toString()).toContain(NEW);

  // The tab was opened before the release: it loads a new page from its own release.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).first().click();
  await expect(page.getByText(OLD)).toBeVisible();
  expect(await isSameDocument()).toBe(true);
  expect(consoleLines).toEqual([]);

  await page.unroute('**/api/registry');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(NEW)).toBeVisible();
  await expect(page.getByText(OLD)).toHaveCount(0);
  expect(consoleLines).toEqual([]);
});

test('the files of the previous release stay available for open tabs', async () => {
  const { chunks }: { chunks: Record<string, string[]> } = JSON.parse(
    await readFile(join(root, 'marketing-mfe/dist/release.json'), 'utf8'),
  );
  for (const file of Object.values(chunks).flat()) {
    expect((await request(site.url, `/assets/marketing/${file}`)).status, file).toBe(200);
  }
});

test('the same release sent again sends nothing and changes nothing', async () => {
  const [live, page] = [await liveVersions(site.url), await request(site.url, '/about')];
  const { sent, version } = await release(site, 'marketing', join(checkout, 'marketing-mfe/dist'));
  expect(sent).toBe(0);
  expect(version).toBe(live.marketing);
  expect(await liveVersions(site.url)).toEqual(live);
  expect((await request(site.url, '/about')).headers.etag).toBe(page.headers.etag);
});

// In the full tier: starts a site again.
test('a start with the old builds does not undo it @full', async () => {
  const live = await liveVersions(site.url);
  await site.stop();
  site = await startSite({ dataDir: site.dataDir });
  expect(site.output()).toMatch(/release +marketing .* unchanged/);
  expect(await liveVersions(site.url)).toEqual(live);
  expect((await request(site.url, '/faqs')).body.toString()).toContain(NEW);
});

test('one command rolls it back, and another lists both deployments', async () => {
  const { stdout } = await runCommand(checkout, site, 'rollback', 'marketing', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ name: 'marketing', version: before.marketing });
  expect(await liveVersions(site.url)).toEqual(before);
  expect((await request(site.url, '/faqs')).body.toString()).toContain(OLD);

  const listed = await runCommand(checkout, site, 'releases', '--json');
  const history: { releases: { name: string; deployments: { action: string; version: string }[] }[] } = JSON.parse(
    listed.stdout,
  );
  const marketing = history.releases.find(({ name }) => name === 'marketing');
  expect(marketing?.deployments.map(({ action }) => action)).toEqual(['rollback', 'promote', 'promote']);
  expect(marketing?.deployments[0]?.version).toBe(before.marketing);
});

test('a second rollback without a previous release fails with one line', async () => {
  const refused = await runCommand(checkout, site, 'rollback', 'marketing').then(
    () => undefined,
    (error: { code: number; stderr: string }) => error,
  );
  expect(refused?.code).toBe(3);
  expect(refused?.stderr.trim().split('\n')).toEqual([expect.stringContaining('Nothing was live before')]);
  expect(await liveVersions(site.url)).toEqual(before);
});

// In the full tier: opens pages in a browser.
test('each release opens only the pages that its change is on @full', async () => {
  test.slow();
  const content = join(checkout, 'marketing-mfe/content/faqs.ts');
  const original = await readFile(content, 'utf8');
  const release = async (text: string) => {
    await writeFile(content, original.replace(NEW, text));
    return runCommand(checkout, site, 'release', 'marketing-mfe');
  };
  // What is live was built in another folder.
  await release('Not there?');
  for (const text of ['Is it none of these?', 'Still open?']) {
    const { stdout } = await release(text);
    expect(stdout).toMatch(/^browser +[12] pages opened, no errors, \d+ do not change/m);
  }
});
