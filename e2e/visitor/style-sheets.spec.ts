import { expect, test } from '@playwright/test';
import { waitForHydration } from '../support/pages/browsing.ts';
import { type Site, startSite } from '../support/servers/site.ts';

test.describe.configure({ mode: 'default' });

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ folders: ['shell/dist', 'marketing-mfe/dist', 'e2e/fixtures/ui-mfe/dist'] });
});
test.afterAll(() => site?.stop());

const COLOR = 'rgb(1, 2, 3)';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has the styles of its CSS module and its style sheet', async ({ page }) => {
    await page.goto(`${site.url}/_ui/styled`);
    await expect(page.locator('link[rel=stylesheet][href^="/assets/ui/"]')).toHaveAttribute('integrity', /^sha384-/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', COLOR);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('background-image', /\/assets\/ui\/dot\.\w+\.svg/);
    await expect(page.getByRole('button', { name: 'Pressed' })).toHaveCSS('letter-spacing', '3px');
    await expect(page.getByRole('button', { name: 'Pressed' })).toHaveCSS('border-top-width', '7px');
  });
});

test('the page that loads them hydrates without a message, and requests each style sheet once', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  const requested: string[] = [];
  page.on('request', (request) => request.url().match(/\/assets\/ui\/.*\.css$/) && requested.push(request.url()));
  await page.goto(`${site.url}/_ui/styled`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', COLOR);
  expect(requested).toHaveLength(1);
  expect(messages).toEqual([]);
});

test('after a navigation the page is never shown without them', async ({ page }) => {
  // As on a slow connection, the style sheet arrives long after the script.
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/ui/*.css', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(`${site.url}/_ui/plain`);
  await waitForHydration(page);
  await page.evaluate(() => {
    const colors: string[] = [];
    Object.assign(window, { colors });
    const look = () => {
      const title = document.querySelector('h1');
      if (title?.textContent === 'With style sheets') colors.push(getComputedStyle(title).color);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const script = page.waitForResponse(/\/assets\/ui\/styled\.\w+\.js/);
  await page.getByRole('link', { name: 'With style sheets' }).click();
  await script;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Without a style sheet');
  send();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('With style sheets');
  const colors = await page.evaluate(() => Reflect.get(window, 'colors'));
  expect(new Set(colors)).toEqual(new Set([COLOR]));
});
