import type { Locator, Page } from '@playwright/test';
import { request, requestHtml } from '../support/http.ts';
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/pages/accessibility.ts';
import { type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

/** The tests change posts, so they have a site of their own. */
let own: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  own = await startSite({ env: { RATE_LIMITS: 'off', OWNER_ACCESS: 'loopback' }, prepared: true });
});
test.afterAll(() => own.stop());

const frame = (page: Page) => page.frameLocator('iframe[title="The page with this draft"]');
const heading = (page: Page) => frame(page).getByRole('heading', { level: 1 });
const pane = (page: Page) => page.getByRole('region', { name: 'Preview' });

/** Opens the editor of the post about the train. */
async function openPost(page: Page): Promise<void> {
  await page.goto(`${own.url}/admin/blogs`);
  await page.getByRole('link', { name: /^Working from a t/ }).click();
}

/** Returns body and tag of the live page. */
async function livePage() {
  const { body, headers } = await request(own.url, '/post/train');
  return { body: body.toString('base64'), tag: headers.etag };
}

test('what is typed is on the page beside the editor, in three widths, and visitors see nothing of it @main', async ({
  page,
  browser,
}) => {
  await expect
    .poll(async () => (await requestHtml(own.url, '/post/train')).includes('<h1'), { timeout: 45_000 })
    .toBe(true);
  const before = await livePage();
  await openPost(page);
  await expect(heading(page)).toHaveText('Working from a train: notes on the Sylhet line', { timeout: 20_000 });
  await page.getByRole('textbox', { name: 'Title' }).fill('Working from a tram');
  await expect(heading(page)).toHaveText('Working from a tram');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Typed just now. ');
  await expect(frame(page).getByText(/^Typed just now\./)).toBeVisible();

  for (const [device, width] of [
    ['Tablet', 820],
    ['Phone', 390],
    ['Desktop', 1440],
  ] as const) {
    await pane(page).getByRole('radio', { name: device }).check();
    await expect
      .poll(() =>
        frame(page)
          .locator('html')
          .evaluate(() => innerWidth),
      )
      .toBe(width);
  }
  await expectNoAxeViolations(page, 4);

  const visitor = await browser.newPage();
  await visitor.goto(`${own.url}/post/train`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^Working from a train/);
  await visitor.close();
  expect(await livePage()).toEqual(before);
});

/** Returns whether the line of the preview is beside an element, from its top to its bottom. */
const isMarked = (element: Locator): Promise<boolean> =>
  element.evaluate((part) => {
    const mark = part.ownerDocument.querySelector('[data-mark]')?.getBoundingClientRect();
    const box = part.getBoundingClientRect();
    return mark !== undefined && mark.right <= box.left && mark.top <= box.top + 1 && mark.bottom >= box.bottom - 1;
  });

test('the part of the focused field is marked in the preview, and a press on a part focuses its field', async ({
  page,
}) => {
  await openPost(page);
  await expect(heading(page)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('textbox', { name: 'Text' }).click();
  const first = frame(page)
    .locator('main')
    .getByText(/^The Parabat Express|^Typed just now/);
  await expect.poll(() => isMarked(first)).toBe(true);
  await heading(page).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await expect.poll(() => isMarked(heading(page))).toBe(true);
  expect(await isMarked(first)).toBe(false);
  await first.click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();

  // In its place the form comes back first.
  await page.setViewportSize({ width: 900, height: 800 });
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await heading(page).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
});

test('the contact page shows the identity as it is typed', async ({ page }) => {
  await page.goto(`${own.url}/admin/content/identity`);
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('+47 55 12 34 56');
  const shown = frame(page).locator('main').getByText('+47 55 12 34 56').first();
  await expect(shown).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => isMarked(shown)).toBe(true);
  expect(await requestHtml(own.url, '/contact')).not.toContain('+47 55 12 34 56');
});

test('a link in the preview does not lead away, and nothing in it runs', async ({ page }) => {
  await openPost(page);
  await expect(heading(page)).toBeVisible({ timeout: 20_000 });
  await frame(page).getByRole('link', { name: 'Contact' }).first().click({ force: true });
  await expect(heading(page)).toBeVisible();
  const inner = page.frames().find((each) => each.name().startsWith('draft-'));
  const headers = await page.evaluate(async () => {
    const body = new URLSearchParams({ entry: JSON.stringify({ id: '', data: { slug: 'a' } }) });
    const response = await fetch('/api/v1/content/posts/preview', { method: 'POST', body });
    return ['content-security-policy', 'cache-control'].map((name) => response.headers.get(name));
  });
  expect(headers[0]).toContain("script-src 'none'");
  expect(headers[1]).toBe('no-store');
  expect(await page.locator('iframe').first().getAttribute('sandbox')).toBe('allow-same-origin');
  expect(inner?.url()).toContain('/preview');
});

test('a new post has a preview before it is published, which other sites and addresses do not have', async ({
  page,
}) => {
  await page.goto(`${own.url}/admin/blogs/new`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Never seen before');
  await expect(heading(page)).toHaveText('Never seen before', { timeout: 20_000 });
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect((await request(own.url, '/post/never-seen-before')).status).toBe(404);
  for (const path of ['/blogs', '/sitemap.xml', '/feed.xml', '/']) {
    expect(await requestHtml(own.url, path)).not.toContain('Never seen before');
  }
});

test('the preview can be hidden, stays hidden, and takes turns with the form on a phone', async ({ page }) => {
  await openPost(page);
  await expect(heading(page)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Hide the preview' }).click();
  await expect(pane(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await expect(pane(page)).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(heading(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
});
