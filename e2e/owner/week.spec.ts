import type { Page } from '@playwright/test';
import { request, requestHtml, requestJson } from '../support/http.ts';
import { png } from '../support/png.ts';
import { JSON_TYPE } from '../support/servers/messages.ts';
import { type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

/** The test changes what the site says, so it has a site of its own. */
let own: Site;

test.beforeAll(async () => {
  own = await startSite({ env: { RATE_LIMITS: 'off', OWNER_ACCESS: 'loopback' }, prepared: true });
});
test.afterAll(() => own.stop());

const TITLE = 'Umbrellas for the rainy season';
const OLD = 'umbrellas-for-the-rainy-season';

/** What shows the latest posts. */
const LISTS = ['/blogs', '/', '/sitemap.xml', '/feed.xml'];

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly draft: Readonly<Record<string, unknown>>;
}

async function send<Body = Stored>(method: string, path: string, body?: object): Promise<Body> {
  const options = { method, headers: JSON_TYPE, ...(body && { body: JSON.stringify(body) }) };
  const response = await request(own.url, `/api/v1${path}`, options);
  expect(response.status, `${method} ${path}`).toBeLessThan(300);
  return JSON.parse(response.body.toString() || 'null') as Body;
}

/** Waits until a page has a text, or has it no more. */
const expectText = (path: string, text: string, isThere = true) =>
  expect
    .poll(async () => (await requestHtml(own.url, path)).includes(text), {
      message: `${path}: ${text}`,
      timeout: 60_000,
    })
    .toBe(isThere);

const statusOf = async (path: string) => (await request(own.url, path)).status;

/** Returns the chat's answer to a question about the post. */
async function answer(): Promise<string> {
  const body = JSON.stringify({ message: 'umbrellas for the rainy season', turns: [] });
  return (await request(own.url, '/api/chat', { method: 'POST', headers: JSON_TYPE, body })).body.toString();
}

const publishChanges = async (page: Page) => {
  await page.getByRole('button', { name: /^Publish( changes)?$/ }).click();
  await expect(page.getByText('Published.')).toBeVisible();
};

/** Opens the editor of an entry from the list of a collection. */
async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(own.url + path);
  await page.getByRole('link', { name: title }).first().click();
}

test('a week of the owner: a post with pictures, prices, projects, questions, people, on a desktop and a phone @full', async ({
  page,
}) => {
  test.setTimeout(600_000);
  page.setDefaultTimeout(30_000);

  await test.step('Monday: three pictures, and a post that shows them', async () => {
    await page.goto(`${own.url}/admin/media`);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload' }).click(),
    ]);
    const names = ['one.png', 'two.png', 'three.png'];
    await chooser.setFiles(names.map((name, i) => ({ name, mimeType: 'image/png', buffer: png(900 + i, 600) })));
    const library = () => send<{ pictures: { id: string; name: string }[] }>('GET', '/media');
    await expect.poll(async () => (await library()).pictures.length, { timeout: 60_000 }).toBe(3);
    const { pictures } = await library();
    for (const { id, name } of pictures) await send('PATCH', `/media/${id}`, { alt: `The umbrella of ${name}` });

    await page.goto(`${own.url}/admin/blogs/new`);
    await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Tech');
    await page.getByLabel('Date').fill('2026-03-19');
    await page.getByRole('combobox', { name: 'Author' }).selectOption({ index: 1 });
    await page.getByRole('textbox', { name: 'Picture' }).fill(`/media/${pictures[0]?.id}`);
    await page.getByLabel('Summary').fill('Which umbrella survives a week of rain in Dhaka.');
    await page.getByRole('button', { name: 'Markdown' }).click();
    const shown = pictures.map(({ id, name }) => `![](/media/${id} "Caption of ${name}")`);
    await page.getByRole('textbox', { name: 'Text' }).fill(['Umbrellas, compared.', ...shown].join('\n\n'));
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await expect(page).toHaveURL(/[0-9a-f-]{36}$/);
  });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('Tuesday: it is scheduled, nobody sees it, and it appears by itself', async () => {
    await page
      .getByRole('group')
      .filter({ has: page.getByText('More ways to publish') })
      .locator('summary')
      .click();
    await page.getByRole('button', { name: /^Schedule…/ }).click();
    const dialog = page.getByRole('dialog', { name: 'When should it go live?' });
    await dialog.getByLabel('Date').fill('2020-01-01');
    await dialog.getByRole('button', { name: /^Schedule/ }).click();
    await expect(dialog.getByText('Choose a time from now on')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    for (const path of LISTS) expect(await requestHtml(own.url, path)).not.toContain(OLD);
    expect(await statusOf(`/post/${OLD}`)).toBe(404);
    expect(await statusOf(`/share/x.jpg?page=%2Fpost%2F${OLD}`)).toBe(404);
    expect(await answer()).not.toContain(OLD);

    const { version } = await send('GET', `/content/posts/${id}`);
    const at = new Date(Date.now() + 4000).toISOString();
    expect(await send('PUT', `/content/posts/${id}/schedule`, { version, at })).toMatchObject({ status: 'scheduled' });
    for (const path of LISTS) await expectText(path, OLD);
    await expectText(`/post/${OLD}`, 'Caption of two.png');
    await expect.poll(answer, { timeout: 90_000 }).toContain(OLD);
    const html = await requestHtml(own.url, `/post/${OLD}`);
    const [, picture = ''] = /og:image" content="([^"]+)"/.exec(html) ?? [];
    const { pathname, search } = new URL(picture.replaceAll('&amp;', '&'));
    const { status, headers } = await request(own.url, pathname + search);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  await test.step('Wednesday: it gets another address, and an earlier version back', async () => {
    await open(page, '/admin/blogs', TITLE);
    await page.getByRole('textbox', { name: 'Title' }).fill('Raincoats after all');
    await page.getByLabel('Address').fill('raincoats');
    await publishChanges(page);
    await expectText('/post/raincoats', 'Raincoats after all');
    await expect.poll(() => statusOf(`/post/${OLD}`), { timeout: 45_000 }).toBe(308);

    await page
      .getByRole('group')
      .filter({ has: page.getByText('More ways to publish') })
      .locator('summary')
      .click();
    await page.getByRole('button', { name: /^History/ }).click();
    await page
      .getByRole('button', { name: /Was live/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByRole('button', { name: 'Restore as draft' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE);
    await publishChanges(page);
    await expectText('/blogs', TITLE);
  });

  await test.step('Thursday: a price, a question on a phone, and a member', async () => {
    await open(page, '/admin/content/websites', 'Golpo');
    await page.getByLabel('Price').fill('111');
    await publishChanges(page);
    await expectText('/sell/preview/golpo', '$111');
    await expectText('/sell', 'from $111');

    await page.setViewportSize({ width: 390, height: 844 });
    const [question] = await requestJson<{ question: string }[]>(own.url, '/api/content/faqs');
    await open(page, '/admin/content/faqs', question?.question ?? '');
    await page.getByLabel('Answer').fill('Answered on a phone, in the rain.');
    await publishChanges(page);
    await expectText('/faqs', 'Answered on a phone, in the rain.');
    await page.setViewportSize({ width: 1440, height: 900 });

    const [member] = await requestJson<{ name: string; slug: string }[]>(own.url, '/api/content/team');
    await open(page, '/admin/content/team', member?.name ?? '');
    await page.getByRole('textbox', { name: 'Name' }).fill('Nusrat of the Rain');
    await publishChanges(page);
    await expectText(`/team/${member?.slug}`, 'Nusrat of the Rain');
    await expectText('/team', 'Nusrat of the Rain');
  });

  await test.step('Friday: a question is deleted, and that is undone', async () => {
    const { slug = '', question = '' } =
      (await requestJson<{ slug: string; question: string }[]>(own.url, '/api/content/faqs')).at(-1) ?? {};
    await page.goto(`${own.url}/admin/content/faqs`);
    const row = page.getByRole('row', { name: question });
    await row.locator('summary').click();
    await row.getByRole('button', { name: 'Move to trash' }).click();
    await expect(page.getByText(`${question} is in the trash.`)).toBeVisible();
    await expectText('/faqs', `id="${slug}"`, false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectText('/faqs', `id="${slug}"`);
  });
});
