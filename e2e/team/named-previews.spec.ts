import { storeRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken } from '@platform/cli/releases/site-client';
import type { NamedPreview } from '@platform/contract/release';
import { request } from '../support/http.ts';
import { waitForHydration } from '../support/pages/browsing.ts';
import { withOtherEntry } from '../support/servers/releases.ts';
import { startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

test.skip(!testAll, 'starts a site of its own: npm run test:all');
test.setTimeout(300_000);

test('a link shows the site with a release that is not live; another tab shows the live site', async ({
  browser,
  folder,
}) => {
  const site = await startSite({ prepared: true });
  try {
    const client = createSiteClient(site.url, publishToken(site.dataDir));
    const changed = await withOtherEntry(folder, 'changed');
    const { version } = await storeRelease(client, 'marketing', changed.folder);
    const { link } = await client<NamedPreview>('PUT', '/api/previews/pr-12', { name: 'marketing', version });
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto(link);
    await expect(page).toHaveURL('/?preview=pr-12');
    const response = await page.goto('/about?preview=pr-12');
    expect(await response?.text()).toContain(changed.entry);
    expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    const bar = page.getByRole('region', { name: 'Preview' });
    await expect(bar).toContainText(`Preview pr-12: marketing ${version.slice(0, 10)}`);
    await waitForHydration(page);
    expect(faults).toEqual([]);
    const registry = await page.evaluate(async () => (await fetch('/api/registry')).text());
    expect(registry).toContain(version);

    // Links keep the preview, with and without a request, and so does a reload.
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL('/faqs?preview=pr-12');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(bar).toBeVisible();
    await page.evaluate(() => location.assign('/team'));
    await expect(page).toHaveURL('/team?preview=pr-12');
    await expect(bar).toBeVisible();

    const moved = await page.request.get('/team', { headers: { Referer: page.url() }, maxRedirects: 0 });
    expect([moved.status(), moved.headers()['cache-control']]).toEqual([302, 'no-store']);

    const tab = await context.newPage();
    const other = await tab.goto('/team');
    expect(await other?.text()).not.toContain(changed.entry);
    await expect(tab.getByRole('region', { name: 'Preview' })).toHaveCount(0);
    expect((await (await browser.newPage()).goto(`${site.url}/?preview=pr-12`))?.status()).toBe(410);

    const live = await request(site.url, '/about');
    expect(live.body.toString()).not.toContain(changed.entry);
    expect(live.headers['x-robots-tag']).toBeUndefined();
    await bar.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(page).toHaveURL(/\/team\??$/);
    await expect(bar).toHaveCount(0);
    const shown = await page.goto('/about');
    expect(await shown?.text()).not.toContain(changed.entry);

    // A forged cookie is ignored.
    await context.addCookies([{ name: 'preview', value: 'forged', url: site.url }]);
    const ignored = await page.goto('/about');
    expect(ignored?.status()).toBe(200);
    expect(await ignored?.text()).not.toContain(changed.entry);
    await context.close();
  } finally {
    await site.stop();
  }
});
