import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { request, requestHtml } from '../support/http.ts';
import { openPage, waitForHydration } from '../support/pages/browsing.ts';
import { browserOf, visitsTo } from '../support/pages/visits.ts';
import { contactForm, fillContactForm, newMessage, successDialog } from '../support/servers/messages.ts';
import { root, type Site, startSite, TEST_IDENTITY } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

const DESKTOP = browserOf('X11; Linux x86_64');
const PHONE = browserOf('Linux; Android 15; K', ' Mobile');
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const PASSWORD = 'six geese a-laying';

let own: Site;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  own = await startSite({ env: { RATE_LIMITS: 'off', ADMIN_PASSWORD: PASSWORD }, prepared: true });
});
test.afterAll(() => own.stop());

const { visit, open, close } = visitsTo(() => own.url);
test.afterEach(close);

async function sendMessage(page: Page): Promise<void> {
  await fillContactForm(page, newMessage());
  await contactForm(page).send.click();
  await expect(successDialog(page)).toBeVisible();
}

interface Report {
  readonly days: readonly { readonly views: number; readonly visitors: number }[];
  readonly lists: Readonly<Record<string, readonly { readonly name: string; readonly count: number }[]>>;
  readonly conversions: readonly object[];
}

/** Signs in as the owner. Returns a function that reads the report of the last days. */
async function signIn(page: Page): Promise<() => Promise<Report>> {
  const response = await page.request.post(`${own.url}/api/session`, { data: { password: PASSWORD } });
  expect(response.ok()).toBe(true);
  return async () => (await page.request.get(`${own.url}/api/v1/visitors?days=7`)).json();
}

test('visits are counted as they were made, contacts by page and source, and the owner reads and downloads them @main', async ({
  page,
}) => {
  await visit({ agent: DESKTOP }, async (visitor) => {
    // Read, and loaded again.
    await open(visitor, '/about?utm_source=newsletter&utm_campaign=spring');
    await open(visitor, '/about?utm_source=newsletter&utm_campaign=spring');
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(visitor).toHaveURL(`${own.url}/faqs`);
  });
  await visit({ agent: PHONE }, async (visitor) => {
    await open(visitor, '/contact');
    await sendMessage(visitor);
  });
  await visit({ agent: browserOf('Macintosh; Intel Mac OS X 10_15_7') }, async (visitor) => {
    await open(visitor, '/Chatbot');
    await visitor.getByRole('textbox').fill('What does a shop cost?');
    await visitor.getByRole('textbox').press('Enter');
    await expect(visitor.locator('main')).toContainText('What does a shop cost?');
  });

  const report = await signIn(page);
  const today = { day: expect.any(String), views: 5, visitors: 3 };
  await expect.poll(async () => (await report()).days.at(-1)).toEqual(today);
  const { lists, conversions } = await report();
  const textOf = (name: string) => lists[name]?.map((entry) => `${entry.name} ${entry.count}`);
  expect(textOf('page')).toEqual(['/about 2', '/Chatbot 1', '/contact 1', '/faqs 1']);
  expect(textOf('campaign')).toEqual(['spring 2']);
  expect(textOf('country')).toEqual([]);
  expect(textOf('language')).toEqual(['en 3']);
  expect(textOf('device')).toEqual(['desktop 2', 'phone 1']);
  expect(conversions).toEqual([
    { kind: 'question', page: '/Chatbot', source: '', count: 1 },
    { kind: 'message', page: '/contact', source: '', count: 1 },
  ]);

  await page.goto(`${own.url}/admin/visitors`);
  const rowIn = (region: string, name: string) =>
    page.getByRole('region', { name: region, exact: true }).getByRole('row', { name });
  await expect(rowIn('Pages', '/about 2')).toBeVisible();
  await expect(rowIn('Sources', 'newsletter 2')).toBeVisible();
  await expect(rowIn('Contacts', 'Message /contact Direct or unknown 1')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('"page","/about","","2"');
  expect(csv).toContain('"message","/contact","","1"');
});

test('a message and a click belong to the site that led their visitor here, also pages later', async ({ page }) => {
  const elsewhere = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(`<a href="${own.url}/">Studio</a>`);
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const source = `localhost:${(elsewhere.address() as AddressInfo).port}`;
  await visit({ agent: browserOf('Windows NT 10.0; Win64; x64') }, async (visitor) => {
    await visitor.goto(`http://${source}/results?q=studio`);
    const reporting = visitor.waitForEvent('worker');
    await visitor.getByRole('link').click();
    await reporting;
    await waitForHydration(visitor);
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(visitor).toHaveURL(/\/contact/);
    await sendMessage(visitor);
    await visitor.keyboard.press('Escape');
    const chat = visitor.waitForEvent('popup');
    await visitor.locator('a[href^="https://wa.me/"]').last().click();
    await (await chat).close();
  });
  elsewhere.close();
  const report = await signIn(page);
  const found = { page: '/contact', source, count: 1 };
  const expected = ['message', 'whatsapp'].map((kind) => ({ kind, ...found }));
  await expect.poll(async () => (await report()).conversions).toEqual(expect.arrayContaining(expected));
});

test('programs, the signed-in owner and paths that are no page are not counted', async ({ page }) => {
  const report = await signIn(page);
  const today = async () => (await report()).days.at(-1);
  const before = await today();
  await visit({ agent: ROBOT }, (visitor) => open(visitor, '/team'));
  const cookies = await page.context().cookies();
  await visit({ agent: DESKTOP, cookies }, async (visitor) => {
    await open(visitor, '/team');
    await visitor.goto(`${own.url}/admin`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await visit({ agent: DESKTOP }, (visitor) => open(visitor, '/no-such-page'));
  // Counted after all the others.
  await visit({ agent: browserOf('X11; CrOS x86_64 14541.0.0') }, (visitor) => open(visitor, '/team'));
  const after = { views: (before?.views ?? 0) + 1, visitors: (before?.visitors ?? 0) + 1 };
  await expect.poll(today).toEqual({ ...before, ...after });
});

test('without the setting no page names another site; with it, policy, page and privacy policy follow, on public pages alone', async ({
  browser,
  folder,
}) => {
  test.setTimeout(240_000);
  const policyOf = async (url: string, path: string) =>
    String((await request(url, path)).headers['content-security-policy']);
  expect(await policyOf(own.url, '/')).not.toContain('connect-src');
  expect(await requestHtml(own.url, '/PrivacyPolicy')).not.toContain('Visits counted by other companies');

  const identity = JSON.parse(await readFile(join(root, TEST_IDENTITY), 'utf8')) as object;
  const analytics = {
    script: 'https://count.example/s.js',
    connect: 'https://api.count.example',
    data: { domain: 'a.example' },
  };
  const file = join(folder, 'site.json');
  await writeFile(file, JSON.stringify({ ...identity, analytics }));
  const site = await startSite({ env: { SITE_FILE: file, OWNER_ACCESS: 'loopback' }, prepared: true });
  try {
    const policy = await policyOf(site.url, '/');
    expect(policy).toContain("script-src 'self' https://count.example/s.js ");
    expect(policy).toContain("connect-src 'self' https://api.count.example;");
    const privacy = await requestHtml(site.url, '/PrivacyPolicy');
    expect(privacy).toContain('Visits counted by other companies');
    expect(privacy).toContain('count.example and api.count.example');
    expect(await policyOf(site.url, '/admin')).not.toContain('count.example');
    expect(await requestHtml(site.url, '/admin')).not.toContain('src="https:');

    const seen: string[] = [];
    const context = await browser.newContext();
    await context.route('https://count.example/**', (route) => {
      const body =
        "fetch('https://api.count.example/v', { method: 'POST', body: document.currentScript.dataset.domain });";
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await context.route('https://api.count.example/**', (route) => {
      seen.push(route.request().postData() ?? '');
      return route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await openPage(page, `${site.url}/about`);
    await expect.poll(() => seen).toEqual(['a.example']);
    await page.goto(`${site.url}/admin`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(seen).toHaveLength(1);
    expect(faults).toEqual([]);
    await context.close();
  } finally {
    await site.stop();
  }
});
