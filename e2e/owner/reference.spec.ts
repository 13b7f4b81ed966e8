import { request } from '../support/http.ts';
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/pages/accessibility.ts';
import { recordPageErrors } from '../support/pages/page-errors.ts';
import { expect, test } from '../support/test.ts';

test.use({ password: 'a long password' });

/** Rules of WCAG. Swagger UI breaks advice that is no rule: the order of its headings, and a title outside its main element. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('people who are signed in read the API, from this site alone and without inline script', async ({
  page,
  site,
}) => {
  const errors = await recordPageErrors(page, site.url);
  const response = await page.goto('/api');
  const policy = response?.headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self'; style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Studio 285 API');
  await page.getByRole('button', { name: /^GET \/api\/registry/ }).click();
  await expect(page.locator('.example').first()).toContainText('microFrontends');
  await expectNoAxeViolations(page, 0, WCAG);
  await expectNoHorizontalScroll(page);
  // Its pictures are in its styles.
  expect(await errors(['null'])).toEqual([]);
  // Markup that the document's texts could bring is refused.
  const refused = page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p><img src="/nothing"></p>'));
  await expect(refused).rejects.toThrow(/TrustedHTML/);
});

test('nobody else gets the reference or its files', async ({ site }) => {
  for (const path of ['/api', '/api/reference/swagger-ui-bundle.js', '/api/reference/page.js']) {
    const { status, headers } = await request(site.url, path);
    expect([status, headers['content-type']], path).toEqual([401, 'application/problem+json']);
  }
});
