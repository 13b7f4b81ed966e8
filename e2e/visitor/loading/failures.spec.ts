import {
  expect,
  expectLoadFailure,
  navigate,
  openWithClock,
  passLoadTimeout,
  test,
  tryAgain,
} from '../../support/faulty-test.ts';
import { liveVersions } from '../../support/http.ts';
import { markDocument, openPage, recordRequests, waitForHydration } from '../../support/pages/browsing.ts';
import { recordConsole } from '../../support/pages/page-errors.ts';
import { type Site, startSite } from '../../support/servers/site.ts';
import { inTurn } from '../../support/tier.ts';

const CHAT = /^\/assets\/chat\//;

/** Returns the failure reports in a site's log. */
function reportsIn(site: Site): unknown[] {
  const lines = site.output().split('\n');
  return lines.filter((line) => line.includes('"failed in a browser"')).map((line) => JSON.parse(line).report);
}

test.describe('a page whose code does not load', () => {
  test('is reported with its remote and version, and without data about the visitor', async ({
    page,
    site,
    faulty,
  }) => {
    await openPage(page, '/');
    faulty.breakFiles(/^\/assets\/catalog\/entry\./, 'missing');
    await navigate(page, '/services/seo?name=Ada#Ada');
    await expectLoadFailure(page);
    const report = {
      kind: 'load',
      remote: 'catalog',
      version: (await liveVersions(site.url)).catalog,
      path: '/services/seo',
      message: expect.stringMatching(/^RemoteLoadError: /),
    };
    await expect.poll(() => reportsIn(site)).toContainEqual(report);
    expect(site.output()).not.toContain('Ada');
  });

  test('does not block other pages while it loads', async ({ page, faulty }) => {
    await openWithClock(page, '/');
    faulty.breakFiles(CHAT, 'hanging');
    await navigate(page, '/Chatbot');
    await expect.poll(faulty.failedRequests).toBeGreaterThan(0);
    await expect(page).toHaveURL('/');
    await navigate(page, '/about');
    await expect(page).toHaveTitle('About · Studio 285');
    await passLoadTimeout(page, faulty);
    await page.getByRole('link', { name: 'FAQs' }).first().dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  });

  test('is loaded as a new document once Try again has failed @full', async ({ page, faulty }) => {
    await openPage(page, '/');
    const isSameDocument = await markDocument(page);
    faulty.breakFiles(/^\/assets\/chat\/chatbot\./, 'altered');
    await navigate(page, '/Chatbot');
    await expectLoadFailure(page);
    const before = faulty.failedRequests();
    await tryAgain(page).click();
    await expect.poll(faulty.failedRequests).toBeGreaterThan(before);
    await expect(tryAgain(page)).not.toHaveAttribute('aria-busy');
    await expectLoadFailure(page);
    expect(await isSameDocument()).toBe(true);

    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
    expect(await isSameDocument()).toBe(false);
  });

  test('can be tried again offline any number of times', async ({ page, context }) => {
    await openPage(page, '/');
    const isSameDocument = await markDocument(page);
    await context.setOffline(true);
    await navigate(page, '/Chatbot');
    for (const _ of [1, 2, 3]) {
      await expectLoadFailure(page);
      await tryAgain(page).click();
    }
    await expectLoadFailure(page);
    expect(await isSameDocument()).toBe(true);
    await context.setOffline(false);
    await tryAgain(page).click();
    await expect(page).toHaveTitle('Ask the studio · Studio 285');
  });
});

test('code of the layout that failed is loaded again at the visitor’s next press @main', async ({ page, faulty }) => {
  const code = /^\/assets\/shell\/(first-use|layout_lines_run-lines_ts)\./;
  const loaded = new Set<string>();
  page.on('response', (response) => {
    const [, name] = code.exec(new URL(response.url()).pathname) ?? [];
    if (name && response.ok()) loaded.add(name);
  });
  faulty.breakFiles(code, 'missing');
  await openPage(page, '/about');
  await page.keyboard.press('Shift');
  await expect.poll(faulty.failedRequests).toBeGreaterThan(1);
  await expect(page.locator('.page-line > canvas')).toHaveAttribute('width', '0');
  faulty.repair();
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(loaded.size).toBe(2);
  }).toPass();
  await expect(page.locator('.page-line > canvas')).not.toHaveAttribute('width', '0');
});

for (const file of inTurn(['entry', 'admin'], 0)) {
  test(`a private first page shows the failure in the layout if its ${file} is missing @full`, async ({
    page,
    faulty,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    faulty.breakFiles(new RegExp(`^/assets/admin/${file}\\.`), 'missing');
    await page.goto('/admin');
    await expectLoadFailure(page);
    await navigate(page, '/about');
    await expect(page).toHaveTitle('About · Studio 285');
    await navigate(page, '/nothing/here');
    await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle('About · Studio 285');
    await page.goBack();
    await expectLoadFailure(page);
    faulty.repair();
    await tryAgain(page).click();
    await expect(page).toHaveTitle('Admin Dashboard · Studio 285');
    expect(errors).toEqual([]);
  });
}

test('a private first page shows the failure after 8 s if its entry hangs @full', async ({ page, faulty }) => {
  faulty.breakFiles(/^\/assets\/admin\/entry\./, 'hanging');
  await page.clock.install();
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(page.locator('script[src*="/admin/entry."]')).toBeAttached();
  await passLoadTimeout(page, faulty);
  await expectLoadFailure(page);
});

for (const { file, fault } of inTurn(
  [
    { file: 'entry', fault: 'missing' },
    { file: 'about', fault: 'hanging' },
    { file: 'routes', fault: 'altered' },
  ] as const,
  2,
)) {
  test(`a server-rendered page stays readable if its ${file} is ${fault}`, async ({ page, site, faulty }) => {
    const log = recordConsole(page);
    faulty.breakFiles(new RegExp(`^/assets/marketing/${file}\\.`), fault);
    await page.clock.install();
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    if (fault === 'hanging') {
      // The preload is the first request, the script the second.
      await expect(page.locator(`script[src*="/${file}."]`)).toBeAttached();
      await passLoadTimeout(page, faulty);
    }
    await expect.poll(() => log.join('\n')).toContain('This page stays as the server sent it');
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    const report = expect.objectContaining({ kind: 'load', remote: 'marketing', path: '/about' });
    await expect.poll(() => reportsIn(site)).toContainEqual(report);

    const documents = recordRequests(page, 'document');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }).click();
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
    expect(documents).toEqual(['/Chatbot']);
  });
}

test.describe('a page that throws in the browser', () => {
  let troubleSite: Site;
  test.beforeAll(async () => {
    troubleSite = await startSite({ folders: ['shell/dist', 'marketing-mfe/dist', 'e2e/fixtures/trouble-mfe/dist'] });
  });
  test.afterAll(async () => {
    await troubleSite.stop();
  });

  const cases = [
    { path: '/trouble/browser', message: 'This page throws in the browser', isFirst: false },
    { path: '/trouble/browser', message: 'This page throws in the browser', isFirst: true },
    { path: '/trouble/loader', message: 'This loader throws in the browser', isFirst: false },
  ];
  for (const { path, message, isFirst } of inTurn(cases, 1)) {
    test(`shows the error page in the layout and is reported: ${path}${isFirst ? ' as first page' : ''}`, async ({
      page,
    }) => {
      if (isFirst) await page.goto(troubleSite.url + path);
      else {
        await openPage(page, `${troubleSite.url}/trouble/none`);
        await navigate(page, path);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveTitle('This page stopped working · Studio 285');
      await expect(page.getByText(message)).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeVisible();
      const { trouble: version } = await liveVersions(troubleSite.url);
      const report = { kind: 'render', remote: 'trouble', version, path, message: `Error: ${message}` };
      await expect.poll(() => reportsIn(troubleSite)).toContainEqual(expect.objectContaining(report));

      await tryAgain(page).click();
      await expect(page.getByRole('alert')).toContainText('This page stopped working');
      await expect(page.getByRole('alert')).toContainText('The rest of the site still works.');

      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Innovate. Lead. Succeed.');
    });
  }
});
