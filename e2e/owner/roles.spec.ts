// Not the site of all tests: this one has a password and a mail server that is not there.
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { expectedPages } from '../expected-pages/pages.ts';
import { png } from '../support/png.ts';
import { newMessage, postMessage } from '../support/servers/messages.ts';
import { type Site, startSite } from '../support/servers/site.ts';

const PASSWORD = 'six geese a-laying';

/** Tests share one site. */
test.describe.configure({ mode: 'default' });

let site: Site;
/** Pages that show what the owner has stored. */
let states: readonly string[];

test.beforeAll(async ({ playwright }) => {
  // A busy machine starts slowly.
  test.setTimeout(120_000);
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_TO: 'owner@studio.example' };
  site = await startSite({ prepared: true, env: { RATE_LIMITS: 'off', ADMIN_PASSWORD: PASSWORD, ...mail } });
  const owner = await playwright.request.newContext({ baseURL: site.url });
  await owner.post('/api/session', { data: { password: PASSWORD } });
  states = await addContent(owner);
  await owner.dispose();
});

test.afterAll(() => site.stop());

/** Stores something of each kind that has controls of its own. Returns the addresses that show it. */
async function addContent(owner: APIRequestContext): Promise<string[]> {
  for (const name of ['Trash', 'Spam', 'Ada']) await postMessage(site.url, newMessage({ name }));
  await owner.post('/api/chat', { data: { message: 'Who waters the plants of the neighbours?' } });
  const messages = await (await owner.get('/api/v1/contact')).json();
  const idOf = (name: string) => messages.find((message: { readonly name: string }) => message.name === name).id;
  await owner.delete(`/api/v1/contact/${idOf('Trash')}`);
  await owner.patch(`/api/v1/contact/${idOf('Spam')}`, { data: { state: 'spam' } });
  await owner.post(`/api/v1/contact/${idOf('Ada')}/notes`, { data: { id: crypto.randomUUID(), text: 'Call back' } });
  const picture = await (await owner.post('/api/v1/media?name=kettle.png', { data: png(300, 200) })).json();
  const [post] = await (await owner.get('/api/v1/content/posts')).json();
  const saved = { base: post.version, data: { ...post.draft, title: 'Another title' } };
  await owner.put(`/api/v1/content/posts/${post.id}`, { data: saved });
  const [faq] = await (await owner.get('/api/v1/content/faqs')).json();
  await owner.delete(`/api/v1/content/faqs/${faq.id}`);
  return [
    `/admin/messages?message=${idOf('Ada')}`,
    '/admin/messages?state=spam',
    '/admin/messages?state=trash',
    `/admin/messages?state=trash&message=${idOf('Trash')}`,
    `/admin/media?picture=${picture.id}`,
    `/admin/blogs/${post.id}`,
    `/admin/blogs/${post.id}?history`,
    '/admin/content/faqs?is=trash',
    `/admin/content/faqs/${faq.id}`,
    '/admin/content/faqs?q=nothing+has+this',
  ];
}

/** Signs somebody in by an invitation, in a browser of their own. */
async function openAs(browser: Browser, role: 'reader' | 'editor'): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url });
  const { request } = context;
  await request.post('/api/session', { data: { password: PASSWORD } });
  const created = await request.post('/api/v1/people/invitations', { data: { email: `${role}@studio.example`, role } });
  const { token } = await created.json();
  const account = { token, name: role, password: `the password of a ${role}` };
  expect((await request.post('/api/invitation/acceptance', { data: account })).status()).toBe(201);
  return context.newPage();
}

/** Returns the names of the controls that a page shows, those of its menus too. */
async function controlsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.locator('main h1').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  return page.locator('main').evaluate((main) => {
    for (const menu of main.querySelectorAll('details')) menu.open = true;
    const controls = main.querySelectorAll<HTMLElement>(
      'button, summary, input, textarea, select, [contenteditable], a[data-key]',
    );
    const nameOf = (control: HTMLElement) =>
      control.ariaLabel ?? (control as HTMLInputElement).labels?.[0]?.textContent ?? control.textContent;
    return [...controls].filter((control) => control.checkVisibility()).map((control) => nameOf(control)?.trim() ?? '');
  });
}

/** The own account can be changed in any role, and an invitation belongs to nobody yet. */
const shared = expectedPages.filter(
  ({ path, isPrivate }) => isPrivate && !['/admin/account', '/admin/invitation'].includes(path),
);

/** Controls that only show something. A new one has to be added here, or to be hidden from readers. */
const READING = [
  /^(Search|Actions for|Version \d|kettle\.png)/,
  /^(Folder|Period|Status|Type|Category|Author|Client|Stage|Time|against)$/,
  /^(Export|Date|Keyboard shortcuts|Show as a table|Try again|Clear|Clear the search|No alternative text 1)$/,
  /^(Next message|Previous message|Close|Close message)$/,
];

const OWNERS = ['/admin/people', '/admin/releases', '/admin/webhooks'];

for (const role of ['reader', 'editor'] as const)
  test(`a ${role} is shown only what the role may do, and no request of the pages is refused`, async ({ browser }) => {
    test.slow();
    const page = await openAs(browser, role);
    const refused: string[] = [];
    page.on('response', (response) => response.status() === 403 && refused.push(response.url()));
    const controls: Record<string, string[]> = {};
    for (const path of [...shared.map(({ path }) => path), ...states]) controls[path] = await controlsOf(page, path);
    for (const path of OWNERS) {
      expect(controls[path]).toEqual([]);
      await page.goto(path);
      await expect(page.getByText('This page is for owners. Ask one of them.')).toBeVisible();
    }
    expect(refused).toEqual([]);
    const all = Object.entries(controls).flatMap(([path, names]) => names.map((name) => `${path}: ${name}`));
    const writing = all.filter((control) => !READING.some((name) => name.test(control.replace(/^.*?: /, ''))));
    if (role === 'reader') expect(writing).toEqual([]);
    else
      for (const path of states)
        expect(
          writing.filter((each) => each.startsWith(path)),
          path,
        ).not.toEqual([]);
    await page.context().close();
  });
