import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPage, waitForHydration } from '../support/browsing.ts';
import { buildRelease, copySources } from '../support/builds.ts';
import { temporaryFolder } from '../support/folders.ts';
import { liveVersions, request } from '../support/http.ts';
import { release } from '../support/releases.ts';
import { root, type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

// Serial: each test continues with the site of the one before.
test.describe.configure({ mode: 'default' });

const OLD = 'Tell us what is not working.';
const NEW = 'Tell us what keeps you awake.';

let folder: string;
let remove: () => Promise<void>;
let changed: string;
let site: Site;

test.beforeAll(async () => {
  ({ folder, remove } = await temporaryFolder());
  const sources = await copySources('marketing-mfe', folder);
  const content = join(sources, 'content/about.ts');
  await writeFile(content, (await readFile(content, 'utf8')).replace(OLD, NEW));
  changed = await buildRelease(sources);
  site = await startSite({ dataDir: join(folder, 'data'), prepared: true });
});
test.afterAll(async () => {
  await site.stop();
  await remove();
});

test('a release without the right token is refused, and changes nothing', async () => {
  const before = await liveVersions(site.url);
  await expect(release(site, 'marketing', changed, 'not-the-token-of-this-site')).rejects.toThrow('401');
  expect(await liveVersions(site.url)).toEqual(before);
});

test('a release is live on the next page load; other remotes do not change', async ({ page }) => {
  const before = await liveVersions(site.url);
  await openPage(page, `${site.url}/about`);
  await expect(page.getByText(OLD)).toBeVisible();

  const { version, sent } = await release(site, 'marketing', changed);
  expect(sent).toBeGreaterThan(0);
  expect(await liveVersions(site.url)).toEqual({ ...before, marketing: version });
  expect(version).not.toBe(before.marketing);

  const { body } = await request(site.url, '/about');
  expect(body.toString()).toContain(NEW);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(NEW)).toBeVisible();
  await expect(page.getByText(OLD)).toHaveCount(0);
  expect(said).toEqual([]);
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
  const [before, page] = [await liveVersions(site.url), await request(site.url, '/about')];
  const { sent, version } = await release(site, 'marketing', changed);
  expect(sent).toBe(0);
  expect(version).toBe(before.marketing);
  expect(await liveVersions(site.url)).toEqual(before);
  expect((await request(site.url, '/about')).headers.etag).toBe(page.headers.etag);
});

test('a start with the old builds does not undo it', async () => {
  const before = await liveVersions(site.url);
  await site.stop();
  site = await startSite({ dataDir: join(folder, 'data') });
  expect(site.output()).toMatch(/release +marketing .* unchanged/);
  expect(await liveVersions(site.url)).toEqual(before);
  expect((await request(site.url, '/about')).body.toString()).toContain(NEW);
});
