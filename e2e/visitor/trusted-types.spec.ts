import { openPage, themeSwitch, waitForHydration } from '../support/pages/browsing.ts';
import { recordPageErrors } from '../support/pages/page-errors.ts';
import { expect, test } from '../support/test.ts';

/** Attempts to make code or markup of a text. Each runs in the page. */
const attempts: Readonly<Record<string, () => void>> = {
  'markup with a handler': () => {
    document.body.innerHTML = '<img src="/favicon.ico" onload="window.ran = true">';
  },
  'a script of another site': () => {
    document.createElement('script').src = 'https://evil.example/assets/chat/entry.js';
  },
  'a script outside the releases': () => {
    document.createElement('script').src = '/api/session';
  },
  'an inline script': () => {
    document.createElement('script').text = 'window.ran = true';
  },
  'a document in a frame': () => {
    document.createElement('iframe').srcdoc = '<script>parent.ran = true</script>';
  },
  'a default policy': () => Reflect.get(window, 'trustedTypes').createPolicy('default', {}),
  'a policy of another name': () => Reflect.get(window, 'trustedTypes').createPolicy('html', {}),
};

test('a text cannot become code or markup, and the site logs each attempt @main', async ({ page, site }) => {
  await openPage(page, '/faqs?name=Ada#cost');
  for (const [what, attempt] of Object.entries(attempts)) {
    await expect(page.evaluate(attempt), what).rejects.toThrow(/TrustedHTML|TrustedScript|policy/i);
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  const logged = () =>
    site
      .output()
      .split('\n')
      .filter((line) => line.includes('a page violated its policy'))
      .map((line) => JSON.parse(line).violation);
  const violation = { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', path: '/faqs' };
  await expect
    .poll(logged)
    .toEqual(
      expect.arrayContaining([
        violation,
        { ...violation, directive: 'trusted-types', blocked: 'trusted-types-policy' },
      ]),
    );
  expect(site.output()).not.toContain('Ada');
});

test('using a page before it is hydrated causes no error, and loads the code for motion', async ({ page, site }) => {
  const errors = await recordPageErrors(page, site.url);
  // Moves the pointer between all tasks of the first script.
  await page.addInitScript(() => {
    const { scheduler } = window as unknown as { scheduler: { yield(): Promise<void> } };
    const next = scheduler.yield.bind(scheduler);
    scheduler.yield = () =>
      next().then(() => {
        dispatchEvent(new PointerEvent('pointermove', { clientX: 1, clientY: 1 }));
      });
  });
  await openPage(page, '/about');
  const isLoaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('first-use')));
  await expect(async () => {
    await page.mouse.move(Math.random() * 9, 1);
    expect(await isLoaded()).toBe(true);
  }).toPass({ timeout: 15_000 });
  expect(await errors()).toEqual([]);
});

test('a page that an extension changed before hydration is rendered anew, with its styles, in the chosen theme @full', async ({
  page,
  site,
}) => {
  const errors = await recordPageErrors(page, site.url);
  await page.route('/faqs', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<h1([^>]*)>[^<]+/, '<h1$1>Translated')
      .replace('<head>', '<head><style class="darkreader"></style>');
    await route.fulfill({ response, body });
  });
  await openPage(page, '/about');
  await themeSwitch(page).click();
  await page.goto('/faqs');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Translated');
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
  await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
  expect((await errors()).filter((line) => line.startsWith('policy'))).toEqual([]);
});
