import type { Page } from '@playwright/test';
import { requestJson } from '../support/http.ts';
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

const BLOGS = '/admin/blogs';

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const textField = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible();
const row = (page: Page, title: string) => page.getByRole('row', { name: title });

interface PublishedPost {
  readonly title: string;
  readonly body: readonly unknown[];
}

const published = (slug: string) => requestJson<PublishedPost>(own.url, `/api/content/posts/${slug}`);

/** Fills the fields of a new post, which is not published. */
async function writePost(page: Page, title: string): Promise<void> {
  await page.goto(`${own.url}${BLOGS}`);
  await page.getByRole('link', { name: 'New post' }).click();
  await titleField(page).fill(title);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Tech');
  await page.getByLabel('Date').fill('2025-03-19');
  await page.getByRole('combobox', { name: 'Author' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Picture' }).fill('kettle');
  await page.getByLabel('Summary').fill('What a summary says.');
  await textField(page).click();
  await page.keyboard.type('The first paragraph.');
  await saved(page);
}

test('the owner writes a post, publishes it, restores a version, deletes it and undoes that @main', async ({
  page,
}) => {
  await writePost(page, 'A post of the owner');
  await expect(page).toHaveURL(/\/admin\/blogs\/[0-9a-f-]{36}$/);
  await expect(page.getByLabel('Address')).toHaveValue('a-post-of-the-owner');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published.')).toBeVisible();
  expect(await published('a-post-of-the-owner')).toMatchObject({ title: 'A post of the owner' });

  // Bold by the toolbar, in a second paragraph.
  await textField(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Bold words.');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
  const { body } = await published('a-post-of-the-owner');
  expect(JSON.stringify(body)).toContain('"strong"');

  await page
    .getByRole('group')
    .filter({ has: page.getByText('More ways to publish') })
    .locator('summary')
    .click();
  await page.getByRole('button', { name: /^History/ }).click();
  await page
    .getByRole('button', { name: /Was live/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(textField(page)).toHaveText('The first paragraph.');
  await expect(page.getByText('Published, edited')).toBeVisible();

  await page.getByRole('link', { name: 'Back to Posts' }).click();
  await row(page, 'A post of the owner').locator('summary').click();
  await row(page, 'A post of the owner').getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByText('A post of the owner is in the trash.')).toBeVisible();
  await expect(row(page, 'A post of the owner')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'A post of the owner')).toBeVisible();
  expect(await published('a-post-of-the-owner')).toMatchObject({ title: 'A post of the owner' });
});

test('the keyboard alone: search, open, change, save, publish, and change the order of questions', async ({ page }) => {
  await page.goto(`${own.url}${BLOGS}`);
  await expect(row(page, 'A week without notifications')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('notifications');
  await expect(row(page, 'A shop page')).toHaveCount(0);
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(titleField(page)).toHaveValue('A week without notifications');
  await titleField(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Published.')).toBeVisible();
  expect(await published('hammock')).toMatchObject({ title: 'A week without notifications!' });

  await page.goto(`${own.url}/admin/content/faqs`);
  const handle = page.getByRole('button', { name: /^Move .*, 1 of \d+$/ });
  const first = (await page.getByRole('rowheader').first().textContent()) ?? '';
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('rowheader').nth(1)).toHaveText(first);
  await expect(page.getByText(`${first} is number 2 now.`)).toBeVisible();
  const faqs = await requestJson<{ question: string }[]>(own.url, '/api/content/faqs');
  expect(faqs[1]?.question).toBe(first);
});

test('two editors: different fields merge, the same field is asked about', async ({ page, context }) => {
  await page.goto(`${own.url}${BLOGS}`);
  await page.getByRole('link', { name: 'How to write a menu for a fish that sells out' }).click();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(titleField(other)).toHaveValue(/menu/);

  await page.getByRole('combobox', { name: 'Category' }).selectOption('Business');
  await saved(page);
  await other.getByLabel('Summary').fill('Written by the other.');
  await saved(other);
  await expect(other.getByRole('combobox', { name: 'Category' })).toHaveValue('Business');

  await page.getByLabel('Summary').fill('Written by this one.');
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this while you were writing' });
  await expect(dialog).toContainText('Written by the other.');
  await dialog.getByRole('radio', { name: /The other/ }).check();
  await dialog.getByRole('button', { name: 'Keep the other' }).click();
  await expect(page.getByLabel('Summary')).toHaveValue('Written by the other.');
  await saved(page);
});

test('what is typed without a connection stays on the device, and is saved when it is back', async ({ page }) => {
  await page.goto(`${own.url}${BLOGS}`);
  await page.getByRole('link', { name: 'Working from a train' }).click();
  await page.route('**/api/v1/content/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Summary').fill('Written in a tunnel.');
  await expect(page.getByText(/^Kept here/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish changes' })).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(page.getByLabel('Summary')).toHaveValue('Written in a tunnel.');
  await page.unroute('**/api/v1/content/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await saved(page);
});

test('on a phone a post is found, changed and published; nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${own.url}${BLOGS}`);
  await page.getByRole('link', { name: 'A shop page that loads before the kettle boils' }).click();
  await page.getByLabel('Summary').fill('Changed on a phone.');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published.')).toBeVisible();
  await expectNoHorizontalScroll(page);
});

for (const [turn, path] of [BLOGS, '/admin/content/faqs', `${BLOGS}/new`, '/projects/list'].entries()) {
  test(`${path}: no axe violations and no horizontal scroll`, async ({ page }) => {
    await page.goto(own.url + path);
    await expect(page.locator('tbody tr, form').first()).toBeVisible();
    if (path.endsWith('new')) await expect(textField(page)).toBeVisible();
    await expectNoAxeViolations(page, turn);
    await expectNoHorizontalScroll(page);
  });
}
