import type { Registry } from '@platform/contract/registry';
import { expect, expectLoadFailure, navigate, test, tryAgain } from '../../support/faulty-test.ts';
import { requestHtml } from '../../support/http.ts';
import { markDocument, openPage, recordRequests, waitForHydration } from '../../support/pages/browsing.ts';

const REGISTRY = '/api/registry';

test('a page names its own releases only, and the registry is read once @main', async ({ page, site }) => {
  const text = await requestHtml(site.url, '/about');
  const data = JSON.parse(/id="page-data">([^<]*)/.exec(text)?.[1] ?? '{}') as { registry: Registry };
  expect(Object.keys(data.registry.microFrontends).sort()).toEqual(['marketing', 'shell']);

  await openPage(page, '/about');
  const reads: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === REGISTRY) reads.push(request.url());
  });
  await navigate(page, '/Chatbot');
  await expect(page).toHaveTitle('Ask the studio · Studio 285');
  await navigate(page, '/sell');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(reads).toHaveLength(1);
});

test('a tab of a shell that is no longer live opens other remotes’ pages as new documents', async ({ page }) => {
  await page.route(REGISTRY, async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as Registry;
    const [shell] = registry.microFrontends.shell ?? [];
    if (!shell) throw new Error('the registry has no shell');
    const newer = { ...shell, metadata: { ...shell.metadata, version: 'newer' } };
    await route.fulfill({
      response,
      json: { ...registry, microFrontends: { ...registry.microFrontends, shell: [newer] } },
    });
  });
  await openPage(page, '/about');
  const isSameDocument = await markDocument(page);
  await navigate(page, '/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  expect(await isSameDocument()).toBe(true);

  const documents = recordRequests(page, 'document');
  await navigate(page, '/Chatbot?from=faqs#top');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
  await waitForHydration(page);
  expect(await isSameDocument()).toBe(false);
  expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe(
    '/Chatbot?from=faqs#top',
  );
  expect(documents).toHaveLength(1);
});

test('a registry that cannot be read shows the failure, and is read when the visitor tries again @full', async ({
  page,
}) => {
  await openPage(page, '/about');
  const isSameDocument = await markDocument(page);
  await page.route(REGISTRY, (route) => route.abort());
  await navigate(page, '/Chatbot');
  await expectLoadFailure(page);
  await page.unroute(REGISTRY);
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
  expect(await isSameDocument()).toBe(true);
});
