import type { Page } from '@playwright/test';
import { openPage, themeSwitch, waitForHydration } from '../support/pages/browsing.ts';
import { recordPageErrors } from '../support/pages/page-errors.ts';
import { expect, test } from '../support/test.ts';

/** Ways to make code or markup of a text, as they are tried in a page. */
const attempts: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'markup with a handler': (page) =>
    page.evaluate(() => {
      document.body.innerHTML = '<img src="/favicon.ico" onload="window.ran = true">';
    }),
  'a script of another site': (page) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.src = 'https://evil.example/assets/chat/entry.js';
      document.head.append(script);
    }),
  'a script outside the releases': (page) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/api/session';
      document.head.append(script);
    }),
  'an inline script': (page) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.text = 'window.ran = true';
      document.head.append(script);
    }),
  'a document in a frame': (page) =>
    page.evaluate(() => {
      document.createElement('iframe').srcdoc = '<script>parent.ran = true</script>';
    }),
  'a policy that allows everything': (page) =>
    page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): void };
      };
      trustedTypes.createPolicy('default', { createHTML: (html: string) => html });
    }),
  'a policy of another name': (page) =>
    page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): void };
      };
      trustedTypes.createPolicy('html', { createHTML: (html: string) => html });
    }),
};

test('no text becomes code or markup, and the site logs what tried', async ({ page, site }) => {
  await openPage(page, '/faqs?name=Ada#cost');
  for (const [what, attempt] of Object.entries(attempts)) {
    await expect(attempt(page), what).rejects.toThrow(/TrustedHTML|TrustedScript|policy/i);
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

test('who uses the page from the first moment breaks nothing, and gets what makes things move', async ({
  page,
  site,
}) => {
  const errors = await recordPageErrors(page, site.url);
  // Between all tasks of the first script, as a real movement can be.
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

test('a page that something else has changed before it is hydrated is rendered anew, in the theme that was chosen @full', async ({
  page,
  site,
}) => {
  const errors = await recordPageErrors(page, site.url);
  await page.route('/faqs', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<h1([^>]*)>[^<]+/, '<h1$1>Translated') });
  });
  await openPage(page, '/about');
  await themeSwitch(page).click();
  await page.goto('/faqs');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Translated');
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
  expect((await errors()).filter((line) => line.startsWith('policy'))).toEqual([]);
});
