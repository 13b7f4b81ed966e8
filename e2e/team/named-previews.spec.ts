import { fetchRelease } from '@platform/cli/releases/fetch-release';
import { storeFiles, storeRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken } from '@platform/cli/releases/site-client';
import type { NamedPreview } from '@platform/contract/release';
import { liveVersions, request } from '../support/http.ts';
import { withOtherEntry } from '../support/servers/releases.ts';
import { startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

test.skip(!testAll, 'starts sites of their own: npm run test:all');
test.setTimeout(300_000);

test('a link shows the site with a release that is not live; its address without the key leads back', async ({
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
    await page.goto(link);
    expect(new URL(page.url()).pathname).toBe('/');
    const response = await page.goto('/about');
    expect(await response?.text()).toContain(changed.entry);
    expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    const registry = await page.request.get('/api/registry');
    expect(await registry.text()).toContain(version);

    const others = await request(site.url, '/about');
    expect(others.body.toString()).not.toContain(changed.entry);
    expect(others.headers['x-robots-tag']).toBeUndefined();
    await page.goto('/api/previews/pr-12');
    const live = await page.goto('/about');
    expect(await live?.text()).not.toContain(changed.entry);

    // A cookie of no preview: the browser is told once, and its cookie is taken away.
    await context.addCookies([{ name: 'preview', value: 'forged', url: site.url }]);
    expect((await page.goto('/about'))?.status()).toBe(410);
    expect((await page.goto('/about'))?.status()).toBe(200);
    await context.close();
  } finally {
    await site.stop();
  }
});

test('the very bytes that are live at one site go to another, which checks them again', async ({ folder }) => {
  const [staging, site] = [await startSite({ prepared: true }), await startSite({ prepared: true })];
  try {
    const from = createSiteClient(staging.url, publishToken(staging.dataDir));
    const to = createSiteClient(site.url, publishToken(site.dataDir));
    const changed = await withOtherEntry(folder, 'changed');
    const { version } = await storeRelease(from, 'marketing', changed.folder);
    await from('POST', '/api/deployments', { name: 'marketing', version });
    const { files, signature } = await fetchRelease(from, 'marketing');
    const stored = await storeFiles(to, 'marketing', files, { signature });
    expect(stored.version).toBe(version);
    await to('POST', '/api/deployments', { name: 'marketing', version });
    expect(await liveVersions(site.url)).toEqual(await liveVersions(staging.url));
    const [here, there] = await Promise.all([request(site.url, changed.entry), request(staging.url, changed.entry)]);
    expect([here.status, here.body]).toEqual([200, there.body]);
  } finally {
    await Promise.all([staging.stop(), site.stop()]);
  }
});
