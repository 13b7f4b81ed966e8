import type { Locator, Page } from '@playwright/test';
import { request, requestHtml } from '../support/http.ts';
import { MAX_INVISIBLE_SHIFT, openPage, recordLayoutShift, recordRequests } from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';
import { inTurn, testAll } from '../support/tier.ts';

/** The section that only one service has: slug, heading, and a text of its first state. */
const SECTIONS = [
  ['ecommerce', 'Three taps to an order', 'Buy the jug'],
  ['wordpress', 'Blocks you can move', 'Open again from Monday'],
  ['digital-marketing', 'What your budget brings in', 'left at the end of the month'],
  ['shopify', 'The full price before checkout', 'Tk 2,620'],
  ['mern', 'A form that works without a signal', 'Waiting on this device'],
  ['seo', 'What a position is worth', 'visits a month'],
] as const;

type Slug = (typeof SECTIONS)[number][0];

/** The most that the code of one section may have, in bytes as they are sent. */
const MAX_SCRIPT = 6000;

/** The most that a page may be high, by the width of the window. */
const MOST_HIGH = { 1440: 5000, 390: 5500 } as const;

/** The section is interactive when its code is loaded: the mark of what is not hydrated yet is gone. */
async function openSection(page: Page, slug: Slug, heading: string): Promise<Locator> {
  await openPage(page, `/services/${slug}`);
  const section = page.getByRole('region', { name: heading });
  await section.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-late]:has(#own)')).toHaveCount(0);
  return section;
}

for (const [slug, heading, text] of inTurn(SECTIONS, 3)) {
  test(`the section of ${slug} is whole in the HTML, and its code is small and late`, async ({ page, site }) => {
    expect(await requestHtml(site.url, `/services/${slug}`)).toContain(text);
    const scripts = recordRequests(page, 'script');
    const layoutShift = await recordLayoutShift(page);
    await openPage(page, `/services/${slug}`);
    await page.waitForLoadState('networkidle');
    const own = () => scripts.filter((path) => path.includes('/own-'));
    expect(own()).toEqual([]);
    await page.getByRole('region', { name: heading }).scrollIntoViewIfNeeded();
    await expect.poll(() => own().length).toBe(1);
    const { body } = await request(site.url, own()[0] ?? '', { headers: { 'accept-encoding': 'br' } });
    expect(body.byteLength).toBeGreaterThan(500);
    expect(body.byteLength).toBeLessThanOrEqual(MAX_SCRIPT);
    expect(await layoutShift()).toBeLessThan(MAX_INVISIBLE_SHIFT);
  });
}

test.describe('by keyboard', () => {
  test('a position on Google is worth its visits', async ({ page }) => {
    const section = await openSection(page, 'seo', 'What a position is worth');
    const position = section.getByRole('slider', { name: 'Your position' });
    await expect(section.getByRole('status')).toHaveText('100');
    await position.focus();
    await page.keyboard.press('Home');
    await expect(position).toHaveAttribute('aria-valuetext', '1 of 10');
    await expect(section.getByRole('status')).toHaveText('600');
    await expect(section.getByText('Nobody is above you.')).toBeVisible();
  });

  test('a note waits for the signal, also over a reload, and is sent once', async ({ page }) => {
    let section = await openSection(page, 'mern', 'A form that works without a signal');
    const notes = () => section.getByRole('listitem');
    await section.getByRole('textbox').focus();
    await page.keyboard.type('Late by an hour');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(notes().first()).toContainText('Late by an hourWaiting on this device');
    await section.getByRole('textbox').fill('Not sent yet');
    section = await openSection(page, 'mern', 'A form that works without a signal');
    await expect(section.getByRole('textbox')).toHaveValue('Not sent yet');
    await expect(notes()).toHaveCount(2);
    const requests: string[] = [];
    page.on('request', (sent) => sent.method() !== 'GET' && requests.push(sent.url()));
    await section.getByRole('switch', { name: 'Signal' }).focus();
    await page.keyboard.press('Space');
    await expect(notes().filter({ hasText: 'Sent once' })).toHaveCount(2);
    await expect(section.getByText('Waiting on this device')).toHaveCount(0);
    expect(requests.filter((url) => !url.includes('/vitals') && url.includes('note'))).toEqual([]);
  });

  test('blocks move, and the focus stays on the arrow', async ({ page }) => {
    const section = await openSection(page, 'wordpress', 'Blocks you can move');
    const down = section.getByRole('button', { name: 'Move down: Heading' });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(section.getByRole('listitem').nth(1)).toContainText('Open again from Monday');
    await expect(down).toBeFocused();
    await expect(section.getByRole('status')).toHaveText('Heading: position 2 of 5.');
    for (let i = 0; i < 5; i += 1) await page.keyboard.press('Enter');
    await expect(section.getByRole('listitem').last()).toContainText('Open again from Monday');
    await expect(down).toBeFocused();
  });

  test('the price follows the goods and the district @main', async ({ page }) => {
    const section = await openSection(page, 'shopify', 'The full price before checkout');
    const total = section.getByText(/^Tk [\d,]+$/).last();
    await expect(total).toHaveText('Tk 2,620');
    await section.getByRole('button', { name: 'One plate more' }).focus();
    await page.keyboard.press('Enter');
    await expect(total).toHaveText('Tk 3,720');
    await section.getByRole('radio', { name: 'Dhaka' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(total).toHaveText('Tk 3,780');
  });

  test('a budget leads to a result, and a bad one to a plain word', async ({ page }) => {
    const section = await openSection(page, 'digital-marketing', 'What your budget brings in');
    await expect(section.getByRole('status')).toHaveText('$470');
    await section.getByRole('slider', { name: 'Cost per click' }).focus();
    await page.keyboard.press('End');
    await expect(section.getByRole('status')).toHaveText('−$1,066');
    await expect(section.getByText('We would tell you to stop.')).toBeVisible();
  });

  test('three presses order a jug, and the focus follows', async ({ page }) => {
    const section = await openSection(page, 'ecommerce', 'Three taps to an order');
    await section.getByRole('button', { name: 'Buy the jug' }).focus();
    await page.keyboard.press('Enter');
    await expect(section.getByRole('button', { name: 'bKash' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(section.getByRole('button', { name: 'Pay Tk 1,970: bKash' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(section.getByText('Ordered with three taps')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Start again' })).toBeFocused();
  });
});

for (const [width, most] of Object.entries(MOST_HIGH)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width: Number(width), height: 850 } });

    for (const [slug] of testAll ? SECTIONS : SECTIONS.slice(0, 1)) {
      test(`/services/${slug} is at most ${most} px high, and no list scrolls sideways`, async ({ page }) => {
        await openPage(page, `/services/${slug}`);
        const measured = await page.evaluate(() => ({
          height: document.documentElement.scrollHeight,
          sideways: [...document.querySelectorAll('main, main *')]
            .filter((element) => element.scrollWidth > element.clientWidth + 1)
            .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
            .map((element) => element.className),
        }));
        expect(measured.sideways).toEqual([]);
        expect(measured.height).toBeGreaterThan(0.8 * most);
        expect(measured.height).toBeLessThanOrEqual(most);
      });
    }
  });
}
