import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storeRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken } from '@platform/cli/releases/site-client';
import type { Deployed, ReleaseHistory } from '@platform/contract/release';
import type { BrowserContext } from '@playwright/test';
import { request } from '../support/http.ts';
import { expectNoAxeViolations } from '../support/pages/accessibility.ts';
import { markDocument, openPage, pointAt, waitForHydration } from '../support/pages/browsing.ts';
import { withOtherEntry } from '../support/servers/releases.ts';
import { openDatabase, type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { numberShown } from '../support/visitors.ts';
import { comeBack, entriesIn, follow } from './tabs.ts';

let own: Site;
test.beforeEach(async () => {
  own = await startSite({ prepared: true, env: { OWNER_ACCESS: 'loopback', RATE_LIMITS: 'off' } });
});
test.afterEach(() => own.stop());

/** Numbers of visitors who are shown a canary of marketing with 5 %, and who are not, even with 50 %. */
const SHOWN = numberShown(['marketing'], ['marketing'], 5);
const NOT_SHOWN = numberShown([], ['marketing'], 50);

const client = () => createSiteClient(own.url, publishToken(own.dataDir));

/** Stores a release of a remote. Returns its version. */
const store = async (folder: string, name = 'marketing') => (await storeRelease(client(), name, folder)).version;

/** Shows a release of a remote to some visitors. */
const show = (version: string, traffic: number, name = 'marketing') =>
  client()<Deployed>('POST', '/api/canaries', { name, version, traffic });

/** Returns the newest entry of marketing in the log. */
async function newest() {
  const { releases } = await client()<ReleaseHistory>('GET', '/api/releases');
  return releases.find(({ name }) => name === 'marketing')?.deployments[0];
}

/** Sets the number that selects a visitor's release set. */
const setNumber = (context: BrowserContext, number: number) =>
  context.addCookies([{ name: 'canary', value: String(number), url: own.url }]);

// In the full tier: canary-sets.test.ts and canaries.test.ts test the same without a browser.
test('visitors of a canary see one release set everywhere, also after their number was changed; others see the live set @full', async ({
  context,
  browser,
  folder,
}) => {
  const before = await request(own.url, '/about');
  expect([before.headers['set-cookie'], before.headers['cache-control']]).toEqual([undefined, 'public, no-cache']);
  const changed = await withOtherEntry(folder, 'changed');
  const version = await store(changed.folder);
  await show(version, 5);
  const get = (path: string, headers: Record<string, string> = {}) => request(own.url, path, { headers });
  const bodyOf = async (path: string, cookie: string) => (await get(path, { Cookie: cookie })).body.toString();
  for (const path of ['/about', '/faqs', '/sell/ecommerce', '/nowhere', '/About', '/api/registry']) {
    const { headers } = await get(path, { Cookie: `canary=${SHOWN}` });
    expect([path, headers['cache-control'], headers['set-cookie']]).toEqual([path, 'private, no-cache', undefined]);
  }
  // Server rendering and registry name the same release.
  for (const path of ['/about', '/api/registry']) {
    expect([path, (await bodyOf(path, `canary=${SHOWN}`)).includes(changed.entry)]).toEqual([path, true]);
    expect([path, (await bodyOf(path, `canary=${NOT_SHOWN}`)).includes(changed.entry)]).toEqual([path, false]);
  }
  // A visitor with a copy of the live page gets a whole page with a number, no 304.
  const numbered = await get('/about', { 'If-None-Match': String(before.headers.etag) });
  expect([numbered.status, numbered.headers['set-cookie']?.[0]]).toEqual([
    200,
    expect.stringMatching(/^canary=\d+; Max-Age/),
  ]);
  expect((await get('/api/registry')).headers['set-cookie']).toBeUndefined();

  await setNumber(context, SHOWN);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('response', (response) => response.status() >= 400 && faults.push(response.url()));
  await openPage(page, `${own.url}/about`);
  expect(await entriesIn(page)).toEqual([changed.entry]);
  const isSame = await markDocument(page);
  await pointAt(page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }), 'chat');
  await follow(page, 'Live Chat', 'Ask the studio');
  await follow(page, 'FAQs', 'FAQs');
  expect([await isSame(), await entriesIn(page)]).toEqual([true, [changed.entry]]);

  // With another number, the tab's next link opens a document of the other set. No document has both.
  await setNumber(context, NOT_SHOWN);
  await comeBack(page);
  await follow(page, 'Careers', 'Get in Touch');
  const live = await entriesIn(page);
  expect([await isSame(), live.length, live.includes(changed.entry)]).toEqual([false, 1, false]);
  await page.goBack();
  await waitForHydration(page);
  expect(await entriesIn(page)).toHaveLength(1);

  // After its end the canary is shown neither to a chosen number nor at the next link of an open tab.
  await setNumber(context, SHOWN);
  const other = await context.newPage();
  await openPage(other, `${own.url}/about`);
  const stranger = await (await browser.newContext()).newPage();
  await openPage(stranger, `${own.url}/about`);
  await show(version, 0);
  await comeBack(other);
  await follow(other, 'FAQs', 'FAQs');
  expect(await entriesIn(other)).toEqual(live);
  const after = await get('/about', { Cookie: `canary=${SHOWN}` });
  expect([after.headers['cache-control'], after.headers.etag]).toEqual(['public, no-cache', before.headers.etag]);
  expect(faults).toEqual([]);
  await stranger.context().close();
});

/** Writes visits of a version of marketing, by so many visitors, of whom the first `failed` met an error. */
function addVisits(version: string, visitors: number, failed: number, at = Date.now()): void {
  const database = openDatabase(own.dataDir);
  const statement = database.prepare(
    'insert into visits (visitor, release_set, remote, version, at, failed, hydration_failed) values (?, ?, ?, ?, ?, ?, 0)',
  );
  for (let i = 0; i < visitors; i += 1) {
    statement.run(
      i.toString(16).padStart(16, '0'),
      at.toString(16).padStart(16, '0'),
      'marketing',
      version,
      at,
      i < failed ? 1 : 0,
    );
  }
  database.close();
}

/** Returns the number of visitors who reported a version of marketing. */
function countVisitors(version: string): number {
  const database = openDatabase(own.dataDir);
  const visits = database.prepare("select visitor from visits where remote = 'marketing' and version = ?").all(version);
  database.close();
  return visits.length;
}

// In the full tier: waits for the rollout controller.
test.describe('the rollout controller @full', () => {
  test('ends a canary that throws, then rolls back a release that throws, and logs the reason', async ({
    page,
    folder,
  }) => {
    const first = String((await newest())?.version);
    const changed = await withOtherEntry(folder, 'changed');
    await appendFile(
      join(changed.folder, 'web', changed.entry.split('/').at(-1) ?? ''),
      '\nthrow new Error("It throws")',
    );
    const version = await store(changed.folder);
    await show(version, 50);
    await setNumber(page.context(), SHOWN);
    const thrown = page.waitForEvent('pageerror');
    await page.goto(`${own.url}/about`);
    expect((await thrown).message).toBe('It throws');
    // The report of this browser is the first.
    await expect.poll(() => countVisitors(version), { timeout: 20_000 }).toBe(1);
    addVisits(first, 2000, 20);
    addVisits(version, 60, 40);
    const reason = 'errors 41 of 61 visitors, baseline 20 of 2000 visitors';
    await expect
      .poll(newest, { timeout: 60_000 })
      .toMatchObject({ action: 'canary', traffic: 0, actor: 'rollout controller', note: `Canary ended: ${reason}` });
    await page.reload();
    await waitForHydration(page);

    await client()('POST', '/api/deployments', { name: 'marketing', version });
    addVisits(version, 100, 80, Date.now() + 1000);
    const rolledBack = {
      action: 'rollback',
      version: first,
      actor: 'rollout controller',
      note: expect.stringMatching(/^Rolled back: errors 80 of 100/),
    };
    await expect.poll(newest, { timeout: 60_000 }).toMatchObject(rolledBack);
    await page.reload();
    await waitForHydration(page);
    expect(await entriesIn(page)).not.toContain(changed.entry);

    await page.goto(`${own.url}/admin/releases`);
    await page.getByText('2 rolled back').getByRole('button', { name: 'Evidence' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rolled back automatically' });
    await expect(dialog.getByRole('row', { name: /^Errors/ })).toContainText(/Worse$/);
    await expect(dialog.getByRole('img', { name: 'Errors over time' })).toBeVisible();
    await expectNoAxeViolations(page, 0);
    await dialog.getByRole('button', { name: 'Leave 1 live' }).click();
    await expect(dialog).toBeHidden();
  });
});
