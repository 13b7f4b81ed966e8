import { request } from '../support/http.ts';
import { waitForHydration } from '../support/pages/browsing.ts';
import { recordConsole } from '../support/pages/page-errors.ts';
import { type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { inTurn } from '../support/tier.ts';

// In order: the tests share a site and end its render processes.
test.describe.configure({ mode: 'default' });

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ folders: ['shell/dist', 'marketing-mfe/dist', 'e2e/fixtures/trouble-mfe/dist'] });
});
test.afterAll(async () => {
  await site.stop();
});

const PAGES = [
  { path: '/trouble/throw', heading: 'Throws' },
  { path: '/trouble/loop', heading: 'Loops for ever' },
  { path: '/trouble/exit', heading: 'Ends the process' },
  { path: '/trouble/memory', heading: 'Exhausts memory' },
];

for (const [i, { path, heading }] of inTurn(PAGES, 1).entries()) {
  // `visit` and `fail` are declared search parameters: these addresses were not rendered ahead.
  test(`${path} is sent as a layout, and the next request gets its page`, async () => {
    const [failed, meanwhile] = await Promise.all([
      request(site.url, `${path}?visit=1&fail=1`),
      request(site.url, `/trouble/none?visit=${2 * i}`),
    ]);
    expect(failed.status).toBe(200);
    const html = failed.body.toString();
    expect(html).toContain('<header');
    expect(html).toContain('<main');
    expect(html).toMatch(/© 2025(–\d{4})? Studio 285/);
    expect(html).not.toContain(heading);

    expect(meanwhile.status).toBe(200);
    expect(meanwhile.body.toString()).toContain('<h1>No trouble</h1>');

    // This address was not rendered before either: it needs a new render process.
    const next = await request(site.url, `/trouble/none?visit=${2 * i + 1}`);
    expect(next.status).toBe(200);
    expect(next.body.toString()).toContain('<h1>No trouble</h1>');
  });

  test(`${path} is rendered by the browser within the layout`, async ({ page }) => {
    const log = recordConsole(page);
    const response = await page.goto(`${site.url}${path}?visit=2&fail=1`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await waitForHydration(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle(`${heading} · Studio 285`);
    expect(log).toEqual([]);
  });
}

test('a page whose loader redirects is a redirect on the server and in the browser, and in no sitemap', async ({
  page,
}) => {
  const { status, headers } = await request(site.url, '/trouble/moved');
  expect([status, headers.location]).toEqual([302, '/trouble/none']);
  const sitemap = await request(site.url, '/sitemap.xml');
  expect(sitemap.body.toString()).toContain('/trouble/none<');
  expect(sitemap.body.toString()).not.toContain('/trouble/moved');

  await page.goto(`${site.url}/trouble/moved`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No trouble');
});
