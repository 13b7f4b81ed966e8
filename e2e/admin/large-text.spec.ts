import type { APIRequestContext, Page } from '@playwright/test';
import { expectedPages } from '../expected-pages/pages.ts';
import { stubAccount, stubPeople, stubVisitors } from '../support/pages/admin-stubs.ts';
import { expectFontSize, LARGE_SIZES, PHONE, setFontSize, wideElements } from '../support/pages/large-text.ts';
import { png } from '../support/png.ts';
import { newMessage } from '../support/servers/messages.ts';
import { type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

/** The tests add posts and pictures with long names, so they have a site of their own. */
let own: Site;

test.use({ viewport: PHONE });
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  own = await startSite({ env: { RATE_LIMITS: 'off', OWNER_ACCESS: 'loopback' }, prepared: true });
});
test.afterAll(() => own.stop());

const WORD = 'Wohnungsbaugesellschaft';
const SENTENCE = `${WORD}s${WORD} and a text of many words, as people write who see no end to it`;

const message = newMessage({
  name: `Professor ${WORD} von und zu ${WORD}s${WORD}`,
  email: `${WORD}.${WORD}@${WORD}.${WORD}.example`,
  subject: SENTENCE,
  message: `https://${WORD}.example/${WORD.repeat(4)}\n\n${'A message of many words. '.repeat(20)}`,
});

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

/** What covers a page, or changes it. */
const states: readonly (readonly [name: string, path: string, open: (page: Page) => Promise<unknown>])[] = [
  ['the menu', '/admin', press('Menu')],
  ['the filters', '/admin/messages', press('Filter')],
  ['a selected message', '/admin/messages', (page) => page.locator('main td input').first().check()],
  [
    'a picture',
    '/admin/media',
    async (page) => {
      const file = { name: `${WORD}.png`, mimeType: 'image/png', buffer: png(300, 200) };
      await page.locator('input[type="file"]').setInputFiles(file);
      await expect(page.getByRole('region', { name: WORD })).toBeVisible();
    },
  ],
  ...(
    [
      ['visitors', stubVisitors],
      ['people', stubPeople],
      ['account', stubAccount],
    ] as const
  ).map(
    ([name, stub]) =>
      [
        `the ${name}`,
        `/admin/${name}`,
        async (page: Page) => {
          await stub(page);
          await page.reload();
          await expect(page.locator('main :is(dl, form)').first()).toBeVisible();
        },
      ] as const,
  ),
  [
    'the sign-in form',
    '/admin',
    async (page) => {
      await page.route('**/api/session', (route) => route.fulfill({ json: { access: 'password', signedIn: false } }));
      await page.reload();
      await expect(page.getByLabel('Password')).toBeVisible();
    },
  ],
];

/** Adds what pages show: a message, a question that the chat cannot answer, a draft. Returns the paths of pages with an id. */
async function addContent(request: APIRequestContext): Promise<string[]> {
  const { id } = await (await request.post(`${own.url}/api/v1/contact`, { data: message })).json();
  await request.post(`${own.url}/api/chat`, { data: { message: `Who knows ${SENTENCE}?` } });
  const api = `${own.url}/api/v1/content`;
  const data = { title: SENTENCE, slug: `${WORD}-`.repeat(3).toLowerCase() + WORD.toLowerCase(), body: SENTENCE };
  const draft = await (await request.post(`${api}/posts`, { data: { data } })).json();
  const paths = [`/admin/messages?message=${id}`, `/admin/blogs/${draft.id}`];
  const collections: readonly { readonly name: string }[] = await (await request.get(api)).json();
  for (const { name } of collections.filter(({ name }) => testAll || name === 'services')) {
    const [entry] = await (await request.get(`${api}/${name}`)).json();
    paths.push(...(entry ? [`/admin/content/${name}/${entry.id}`, `/admin/content/${name}/${entry.id}?history`] : []));
  }
  return paths;
}

/** Opens a page and waits until it shows what it loads: before, private pages have no content. */
async function openPrivate(page: Page, path: string): Promise<void> {
  await page.goto(own.url + path);
  await expect(page.locator('main :is(h1, form, textarea)').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
}

/** Returns the controls of the header, or of the bar that an editor has instead, that are not within the first screen. */
const controlsOutside = (page: Page): Promise<string[]> =>
  page
    .locator('header')
    .first()
    .locator('a, button, summary')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && !control.closest('dialog, details > ul'))
        .map((control) => ({ name: control.textContent, ...control.getBoundingClientRect().toJSON() }))
        .filter(({ left, right, bottom }) => left < 0 || right > innerWidth || bottom + scrollY > innerHeight)
        .map(({ name, left, right, bottom }) => `${name}: ${Math.round(left)} to ${Math.round(right)}, ${bottom}`),
    );

const privatePages = expectedPages.filter(({ isPrivate, fullTierOnly }) => isPrivate && (testAll || !fullTierOnly));

for (const size of LARGE_SIZES)
  test(`with text of ${size} px no page of the admin area scrolls sideways, and the menu is in the first screen`, async ({
    page,
  }) => {
    await setFontSize(page, size);
    const faults: Record<string, string[]> = {};
    const addFaults = async (name: string) => {
      const found = [...(await wideElements(page)), ...(await controlsOutside(page))];
      if (found.length > 0) faults[name] = found;
    };
    for (const path of [...privatePages.map(({ path }) => path), ...(await addContent(page.request))]) {
      await openPrivate(page, path);
      await expectFontSize(page, size);
      await addFaults(path);
    }
    for (const [name, path, open] of states) {
      await openPrivate(page, path);
      await open(page);
      await addFaults(name);
    }
    expect(faults).toEqual({});
  });
