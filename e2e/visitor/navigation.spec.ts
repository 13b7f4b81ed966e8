import { documentsOf, hydrated, markDocument, open } from '../support/browsing.ts';
import { expect, test } from '../support/test.ts';

const ASK = 'Ask the studio · Studio 285';
const FAQS = 'FAQs · Studio 285';

test.describe('links', () => {
  test('lead from remote to remote without a document load', async ({ page }) => {
    await open(page, '/');
    const isMarked = await markDocument(page);
    const documents = documentsOf(page);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }).click();
    await expect(page).toHaveURL('/Chatbot');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
    await expect(page).toHaveTitle(ASK);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^A helper that answers/);

    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL('/faqs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
    await expect(page).toHaveTitle(FAQS);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /thirteen questions/);

    expect(await isMarked()).toBe(true);
    expect(documents).toEqual([]);

    await page.reload();
    await hydrated(page);
    await expect(page).toHaveTitle(FAQS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  });

  test('lead home from the error page, and back to it', async ({ page }) => {
    await open(page, '/no/such/page');
    const isMarked = await markDocument(page);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Innovate. Lead. Succeed.');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!');
    await expect(page).toHaveTitle('404 Not Found · Studio 285');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await isMarked()).toBe(true);
  });
});

test.describe('a question’s address', () => {
  test('opens that question when it is followed, however late its page comes, and a thin line tells of that', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/marketing/**', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/Chatbot');
    const isMarked = await markDocument(page);
    const line = page.getByRole('progressbar', { name: 'Loading the page' });
    await page.getByRole('button', { name: 'Who owns the code and the design?' }).click();
    const link = page.getByRole('main').locator('a[href="/faqs#ownership"]').first();
    await expect(line).toHaveCount(0);
    await link.click();
    await expect(line).toHaveCSS('opacity', '1');
    release();
    await expect(page).toHaveURL('/faqs#ownership');
    await expect(line).toHaveCount(0);
    const question = page.locator('main details[open]');
    await expect(question).toHaveCount(1);
    await expect(page.locator('#ownership')).toBeInViewport();
    await expect(question.locator('summary')).toBeFocused();
    expect(await isMarked()).toBe(true);
  });

  test('opens that question on a first load, and one at a time is open', async ({ page }) => {
    await open(page, '/faqs#ownership');
    await expect(page.locator('#ownership')).toBeInViewport();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(page.locator('body > [aria-live="polite"]')).toHaveText('');
    await page.getByText('How do we pay?').click();
    await expect(page.getByText('Four parts in ten to begin')).toBeVisible();
    await expect(page.locator('main details[open]')).toHaveCount(1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links are ordinary links', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }).click();
    await expect(page).toHaveTitle(ASK);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL('/faqs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  });

  test('questions and menus open', async ({ page }) => {
    await page.goto('/faqs');
    await page.getByText('How do we pay?').click();
    await expect(page.getByText('Four parts in ten to begin')).toBeVisible();
    await page.getByRole('button', { name: 'Company' }).click();
    await page.getByRole('list', { name: 'Company' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle('About · Studio 285');
  });
});
