import { documentsOf, hydrated, markDocument, open } from '../support/browsing.ts';
import {
  expect,
  expectLoadFailure,
  follow,
  openWithClock,
  passDeadline,
  test,
  tryAgain,
} from '../support/faulty-test.ts';
import { liveVersions } from '../support/http.ts';
import { type Site, startSite } from '../support/site.ts';

const CHAT = /^\/assets\/chat\//;

/** The reports in a site's log. */
function reportsOf(site: Site): unknown[] {
  const lines = site.output().split('\n');
  return lines.filter((line) => line.includes('"failed in a browser"')).map((line) => JSON.parse(line).report);
}

test.describe('a page whose code does not arrive', () => {
  test('is reported with the remote and its version, and nothing of the visitor', async ({ page, site, faulty }) => {
    await open(page, '/');
    faulty.breakFiles(/^\/assets\/catalog\/entry\./, 'gone');
    await follow(page, '/services/seo?name=Ada#Ada');
    await expectLoadFailure(page);
    const report = {
      kind: 'load',
      remote: 'catalog',
      version: (await liveVersions(site.url)).catalog,
      path: '/services/seo',
      message: expect.stringMatching(/^RemoteLoadError: /),
    };
    await expect.poll(() => reportsOf(site)).toContainEqual(report);
    expect(site.output()).not.toContain('Ada');
  });

  test('leaves the visitor free to go elsewhere meanwhile', async ({ page, faulty }) => {
    await openWithClock(page, '/');
    faulty.breakFiles(CHAT, 'hanging');
    await follow(page, '/Chatbot');
    await expect.poll(faulty.failed).toBeGreaterThan(0);
    await expect(page).toHaveURL('/');
    await follow(page, '/about');
    await expect(page).toHaveTitle('About · Studio 285');
    await passDeadline(page, faulty);
    await page.getByRole('link', { name: 'FAQs' }).first().dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  });

  test('is had by a document of its own where trying again did not help', async ({ page, faulty }) => {
    await open(page, '/');
    const isMarked = await markDocument(page);
    faulty.breakFiles(/^\/assets\/chat\/chatbot\./, 'altered');
    await follow(page, '/Chatbot');
    await expectLoadFailure(page);
    const before = faulty.failed();
    await tryAgain(page).click();
    await expect.poll(faulty.failed).toBeGreaterThan(before);
    await expect(tryAgain(page)).not.toHaveAttribute('aria-busy');
    await expectLoadFailure(page);
    expect(await isMarked()).toBe(true);

    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
    expect(await isMarked()).toBe(false);
  });

  test('can be tried again without a network, as often as one likes', async ({ page, context }) => {
    await open(page, '/');
    const isMarked = await markDocument(page);
    await context.setOffline(true);
    await follow(page, '/Chatbot');
    for (const _ of [1, 2, 3]) {
      await expectLoadFailure(page);
      await tryAgain(page).click();
    }
    await expectLoadFailure(page);
    expect(await isMarked()).toBe(true);
    await context.setOffline(false);
    await tryAgain(page).click();
    await expect(page).toHaveTitle('Ask the studio · Studio 285');
  });
});

for (const file of ['entry', 'admin']) {
  test(`a first page that is left to the browser says so in the frame without its ${file}`, async ({
    page,
    faulty,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    faulty.breakFiles(new RegExp(`^/assets/admin/${file}\\.`), 'gone');
    await page.goto('/admin');
    await expectLoadFailure(page);
    await follow(page, '/about');
    await expect(page).toHaveTitle('About · Studio 285');
    await follow(page, '/nothing/here');
    await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle('About · Studio 285');
    await page.goBack();
    await expectLoadFailure(page);
    faulty.mend();
    await tryAgain(page).click();
    await expect(page).toHaveTitle('Admin Dashboard · Studio 285');
    expect(errors).toEqual([]);
  });
}

test('a first page that is left to the browser says within 8 s that its entry hangs', async ({ page, faulty }) => {
  faulty.breakFiles(/^\/assets\/admin\/entry\./, 'hanging');
  await page.clock.install();
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(page.locator('script[src*="/admin/entry."]')).toBeAttached();
  await passDeadline(page, faulty);
  await expectLoadFailure(page);
});

for (const { file, fault } of [
  { file: 'entry', fault: 'gone' },
  { file: 'about', fault: 'hanging' },
] as const) {
  test(`a page that the server rendered stays readable with its ${file} ${fault}`, async ({ page, site, faulty }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    faulty.breakFiles(new RegExp(`^/assets/marketing/${file}\\.`), fault);
    await page.clock.install();
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    if (fault === 'hanging') {
      // The preload's request is the first, the script's the second.
      await expect(page.locator(`script[src*="/${file}."]`)).toBeAttached();
      await passDeadline(page, faulty);
    }
    await expect.poll(() => said.join('\n')).toContain('This page stays as the server sent it');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    const report = expect.objectContaining({ kind: 'load', remote: 'marketing', path: '/about' });
    await expect.poll(() => reportsOf(site)).toContainEqual(report);

    const documents = documentsOf(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }).click();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
    expect(documents).toEqual(['/Chatbot']);
  });
}

test.describe('a page that throws in the browser', () => {
  let troubled: Site;
  test.beforeAll(async () => {
    troubled = await startSite({ folders: ['shell/dist', 'marketing-mfe/dist', 'e2e/fixtures/trouble-mfe/dist'] });
  });
  test.afterAll(async () => {
    await troubled.stop();
  });

  for (const { path, message, first } of [
    { path: '/trouble/browser', message: 'This page throws in the browser', first: false },
    { path: '/trouble/browser', message: 'This page throws in the browser', first: true },
    { path: '/trouble/loader', message: 'This loader throws in the browser', first: false },
  ]) {
    test(`shows the error page in the frame and is reported: ${path}${first ? ' as first page' : ''}`, async ({
      page,
    }) => {
      if (first) await page.goto(troubled.url + path);
      else {
        await open(page, `${troubled.url}/trouble/none`);
        await follow(page, path);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!');
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(tryAgain(page)).toHaveCount(0);
      const { trouble: version } = await liveVersions(troubled.url);
      const report = { kind: 'render', remote: 'trouble', version, path, message: `Error: ${message}` };
      await expect.poll(() => reportsOf(troubled)).toContainEqual(report);

      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Innovate. Lead. Succeed.');
    });
  }
});
