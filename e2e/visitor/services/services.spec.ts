import { request, requestHtml } from '../../support/http.ts';
import { markDocument, openPage, recordDownloadedScripts, recordRequests } from '../../support/pages/browsing.ts';
import { expect, test } from '../../support/test.ts';
import { inTurn } from '../../support/tier.ts';
import { BUILT_IN, heading, holdLists, LISTS, main, openFromMenu } from './services-page.ts';

/** Slugs and titles. */
const SERVICES = [
  ['ecommerce', 'Ecommerce Websites'],
  ['wordpress', 'WordPress Websites'],
  ['digital-marketing', 'Digital Marketing'],
  ['shopify', 'Shopify Development'],
  ['mern', 'MERN Applications'],
  ['seo', 'SEO Services'],
] as const;

for (const [slug, title] of inTurn(SERVICES, 0)) {
  test(`/services/${slug} is complete in the HTML, and requests no list and no code of other remotes`, async ({
    page,
    site,
  }) => {
    const html = await requestHtml(site.url, `/services/${slug}`);
    for (const list of LISTS) expect(html).toContain(BUILT_IN[list]);
    expect(html).not.toContain('LOADING');

    const { requested } = await holdLists(page);
    const scripts = recordRequests(page, 'script');
    await openPage(page, `/services/${slug}`);
    await expect(heading(page)).toHaveText(title);
    for (const list of LISTS) await expect(main(page)).toContainText(BUILT_IN[list]);
    expect(requested()).toEqual([]);
    expect(scripts.some((script) => script.startsWith('/assets/catalog/'))).toBe(true);
    expect(scripts.filter((script) => /^\/assets\/(marketing|admin|chat)\//.test(script))).toEqual([]);
  });
}

test('a service opens with points, price, time and proof; a question opens by keyboard, and See a result leads to the proof', async ({
  page,
}) => {
  await openPage(page, '/services/shopify');
  const headings = main(page).getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(7);
  await expect(headings.first()).toHaveText('What you get');
  await expect(main(page).getByRole('term')).toHaveText(['Price from', 'How long', 'What happens first']);

  await main(page).getByRole('link', { name: 'See a result' }).click();
  await expect(headings.nth(1)).toBeInViewport();
  await expect(page).toHaveURL(/\/services\/shopify#proof$/);

  const questions = page.getByRole('region', { name: 'Asked before signing' });
  const answer = questions.getByText('You pay Shopify for its plan');
  await expect(answer).toBeHidden();
  await questions.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});

test('a service leads to the same place from the home page and from a services page', async ({ page }) => {
  /** Returns the addresses of the links in a section by the headings beside them. */
  const linksIn = (section: string) =>
    page
      .getByRole('region', { name: section })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .evaluateAll((items) =>
        Object.fromEntries(
          items.map((item) => [item.querySelector('h3')?.textContent, item.querySelector('a')?.getAttribute('href')]),
        ),
      );
  await openPage(page, '/');
  const home = await linksIn('What We Do');
  await openPage(page, '/services/ecommerce');
  const listed = await linksIn('What we do');
  const both = Object.keys(home).filter((title) => title in listed);
  expect(both).toEqual([
    'WordPress Websites',
    'MERN Applications',
    'Digital Marketing',
    'Custom Web Solutions',
    'UI/UX Design',
  ]);
  for (const title of both) expect([title, listed[title]]).toEqual([title, home[title]]);
});

test('if the texts of a service do not arrive, Try again fetches them @full', async ({ page }) => {
  await openPage(page, '/about');
  const isSameDocument = await markDocument(page);
  await page.route('**/assets/catalog/service-seo.*', (route) => route.abort());
  await openFromMenu(page, 'SEO Services');
  const tryAgain = main(page).getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  await page.unroute('**/assets/catalog/service-seo.*');
  await tryAgain.click();
  await expect(heading(page)).toHaveText('SEO Services');
  expect(await isSameDocument()).toBe(true);
});

test('an unknown service is the error page with status 404', async ({ site }) => {
  const { status, body } = await request(site.url, '/services/carpentry');
  const html = body.toString();
  expect(status).toBe(404);
  expect(html).toMatch(/<h1[^>]*>Oops!<\/h1>[\s\S]*404 Not Found/);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
});

test('a pointer over a services link of the home page loads its code and the texts of that service, and the click only its art @full', async ({
  page,
}) => {
  await openPage(page, '/');
  const scripts = await recordDownloadedScripts(page);
  const catalogScripts = () => scripts.filter((file) => file.startsWith('/assets/catalog/'));
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  const link = page.getByRole('list', { name: 'Services' }).getByRole('link', { name: 'SEO Services' });
  await link.hover();
  for (const file of ['/services.', '/service-seo.'])
    await expect.poll(() => catalogScripts().some((script) => script.includes(file))).toBe(true);
  const before = new Set(scripts);
  const isSameDocument = await markDocument(page);
  await link.click();
  await expect(heading(page)).toHaveText('SEO Services');
  const isArt = (file: string) => file.includes('/poster.');
  const loaded = scripts.filter((file) => !before.has(file) && !isArt(file));
  expect(loaded).toEqual([]);
  expect(await isSameDocument()).toBe(true);
});
