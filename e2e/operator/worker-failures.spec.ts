import { hydrated } from '../support/browsing.ts';
import { ask } from '../support/http.ts';
import { type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

// One after the other: they share a site whose workers are being ended.
test.describe.configure({ mode: 'default' });

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ folders: ['shell/dist', 'marketing-mfe/dist', 'e2e/fixtures/trouble-mfe/dist'] });
});
test.afterAll(async () => {
  await site.stop();
});

const troubles = [
  { path: '/trouble/throw', heading: 'Throws' },
  { path: '/trouble/loop', heading: 'Loops for ever' },
  { path: '/trouble/exit', heading: 'Ends the process' },
  { path: '/trouble/memory', heading: 'Exhausts memory' },
];

for (const [i, { path, heading }] of troubles.entries()) {
  // `visit` is a declared search parameter: these addresses were not rendered ahead.
  test(`${path} still arrives as a frame, and the next request is served`, async () => {
    const [troubled, meanwhile] = await Promise.all([
      ask(site.url, `${path}?visit=1`),
      ask(site.url, `/trouble/none?visit=${2 * i}`),
    ]);
    expect(troubled.status).toBe(200);
    const html = troubled.body.toString();
    expect(html).toContain('<header');
    expect(html).toContain('<main');
    expect(html).toContain('© 2025 Studio 285');
    expect(html).not.toContain(heading);

    expect(meanwhile.status).toBe(200);
    expect(meanwhile.body.toString()).toContain('<h1>No trouble</h1>');

    // This address, like the one above, was not rendered before: it needs a worker that is alive.
    const next = await ask(site.url, `/trouble/none?visit=${2 * i + 1}`);
    expect(next.status).toBe(200);
    expect(next.body.toString()).toContain('<h1>No trouble</h1>');
  });

  test(`${path} is rendered by the browser into the frame`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => errors.push(message.text()));
    const response = await page.goto(`${site.url}${path}?visit=2`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await hydrated(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle(`${heading} · Studio 285`);
    expect(errors).toEqual([]);
  });
}
