import {
  holdRequests,
  holdText,
  markDocument,
  openPage,
  pointAt,
  recordRequests,
  waitForHydration,
} from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';
import { inTurn } from '../support/tier.ts';

const CHAT_TITLE = 'Ask the studio · Studio 285';
const FAQS_TITLE = 'FAQs · Studio 285';

test.describe('links', () => {
  test('lead from remote to remote within the document, once pointed at @main', async ({ page }) => {
    await openPage(page, '/');
    const isSameDocument = await markDocument(page);
    const documents = recordRequests(page, 'document');

    const chat = page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' });
    await pointAt(chat, 'chat');
    await chat.click();
    await expect(page).toHaveURL('/Chatbot');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
    await expect(page).toHaveTitle(CHAT_TITLE);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^A helper that answers/);

    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL('/faqs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
    await expect(page).toHaveTitle(FAQS_TITLE);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /thirteen questions/);

    expect(await isSameDocument()).toBe(true);
    expect(documents).toEqual([]);

    await page.reload();
    await waitForHydration(page);
    await expect(page).toHaveTitle(FAQS_TITLE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  });

  test('lead to a remote that is not there by a new document, and Back to where the page was left', async ({
    page,
  }) => {
    // Without the registry nothing is prefetched.
    await page.route('**/api/registry', (route) => route.abort());
    await openPage(page, '/about');
    const isSameDocument = await markDocument(page);
    const chat = page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' });
    await chat.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await chat.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
    expect(await isSameDocument()).toBe(false);
    await page.goBack();
    await expect(page).toHaveTitle('About · Studio 285');
    // Not by the number of pixels: fonts that are there now can make the page shorter.
    await expect(chat).toBeInViewport();
  });

  test('lead from the error page to the home page, and Back leads to the error page @main', async ({ page }) => {
    await openPage(page, '/no/such/page');
    const isSameDocument = await markDocument(page);
    const home = page.getByRole('link', { name: 'Back to Home' });
    await pointAt(home, 'marketing');
    await home.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Innovate. Lead. Succeed.');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!');
    await expect(page).toHaveTitle('404 Not Found · Studio 285');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await isSameDocument()).toBe(true);
  });
});

test.describe('the address of a question', () => {
  test('opens the question after a slow navigation, which shows a progress bar @full', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/marketing/**');
    await openPage(page, '/Chatbot');
    await holdText(page);
    const isSameDocument = await markDocument(page);
    const progress = page.getByRole('progressbar', { name: 'Loading the page' });
    await page.getByRole('button', { name: 'Who owns the code and the design?' }).click();
    const link = page.getByRole('main').locator('a[href="/faqs#ownership"]').first();
    await expect(progress).toHaveCount(0);
    await link.click();
    await expect(progress).toHaveCSS('opacity', '1');
    release();
    await expect(page).toHaveURL('/faqs#ownership');
    await expect(progress).toHaveCount(0);
    const question = page.locator('main details[open]');
    await expect(question).toHaveCount(1);
    await expect(page.locator('#ownership')).toBeInViewport();
    await expect(question.locator('summary')).toBeFocused();
    expect(await isSameDocument()).toBe(true);
  });

  test('opens the question on a first load; another question closes it @full', async ({ page }) => {
    await openPage(page, '/faqs#ownership');
    await expect(page.locator('#ownership')).toBeInViewport();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(page.locator('body > [aria-live="polite"]')).toHaveText('');
    await page.getByText('How do we pay?').click();
    await expect(page.getByText('40% to begin')).toBeVisible();
    await expect(page.locator('main details[open]')).toHaveCount(1);
  });
});

test.describe('Back within a page', () => {
  test.use({ viewport: { width: 1440, height: 800 } });
  const pages = { '/PrivacyPolicy': 3, '/post/kettle': 2, '/TermsAndConditions': 4 };

  for (const [path, index] of inTurn(Object.entries(pages), 1)) {
    test(`returns from a part of ${path} to the place and the focus before, and Forward to the part`, async ({
      page,
    }) => {
      await openPage(page, path);
      const isSameDocument = await markDocument(page);
      const entry = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(index);
      await entry.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 120);
      await entry.focus();
      const scroll = () => page.evaluate(() => scrollY);
      const before = await scroll();
      await entry.press('Enter');
      await expect(page).toHaveURL(/#./);
      const part = page.locator(new URL(page.url()).hash);
      await expect(part).toBeFocused();
      await expect(part).toBeInViewport();
      const there = await scroll();
      expect(there).toBeGreaterThan(before + 300);

      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect.poll(scroll).toBe(before);
      await expect(entry).toBeFocused();
      await page.goForward();
      await expect.poll(scroll).toBe(there);
      await expect(part).toBeFocused();
      expect(await isSameDocument()).toBe(true);
    });
  }

  test('returns from the results of a service to the button that led there @full', async ({ page }) => {
    await openPage(page, '/services/seo');
    const button = page.locator('main a[href$="#case-studies"]');
    await button.press('Enter');
    await expect(page.locator('#case-studies')).toBeFocused();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions and menus open @full', async ({ page }) => {
    await page.goto('/faqs');
    await page.getByText('How do we pay?').click();
    await expect(page.getByText('40% to begin')).toBeVisible();
    await page.getByRole('button', { name: 'Company' }).click();
    await page.getByRole('list', { name: 'Company' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle('About · Studio 285');
  });
});
