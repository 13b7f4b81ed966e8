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

  test('begin a new page at its top; Back returns to where it was left, Forward too', async ({ page }) => {
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    await open(page, '/about');
    const isMarked = await markDocument(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' });
    await link.scrollIntoViewIfNeeded();
    const left = await scrolled();
    expect(left).toBeGreaterThan(200);

    await link.click();
    await expect(page).toHaveTitle(FAQS);
    await expect.poll(scrolled).toBe(0);

    await page.goBack();
    await expect(page).toHaveTitle('About · Studio 285');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await expect.poll(scrolled).toBe(left);

    await page.goForward();
    await expect(page).toHaveTitle(FAQS);
    await expect.poll(scrolled).toBe(0);
    expect(await isMarked()).toBe(true);
  });

  test('survive a reload of the page they led to', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }).click();
    await expect(page).toHaveTitle(ASK);
    await page.reload();
    await hydrated(page);
    await expect(page).toHaveTitle(ASK);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
  });
});

test.describe('a question’s address', () => {
  test('opens that question when it is followed', async ({ page }) => {
    await open(page, '/Chatbot');
    const isMarked = await markDocument(page);
    await page.getByRole('button', { name: 'Who owns the code and the design?' }).click();
    await page.getByRole('main').locator('a[href="/faqs#ownership"]').first().click();
    await expect(page).toHaveURL('/faqs#ownership');
    await expect(page.locator('#ownership')).toBeInViewport();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    expect(await isMarked()).toBe(true);
  });

  test('opens that question on a first load', async ({ page }) => {
    await open(page, '/faqs#ownership');
    await expect(page.locator('#ownership')).toBeInViewport();
    await expect(page.locator('main details[open]')).toHaveCount(1);
  });

  test('leaves one question open at a time', async ({ page }) => {
    await open(page, '/faqs#ownership');
    await page.getByText('How do we pay?').click();
    await expect(page.getByText('Four parts in ten to begin')).toBeVisible();
    await expect(page.locator('#ownership')).toBeHidden();
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
