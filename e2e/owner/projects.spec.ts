import { request, requestHtml, requestJson } from '../support/http.ts';
import { JSON_TYPE } from '../support/servers/messages.ts';
import { type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

/** The test changes projects, so it has a site of its own. */
let own: Site;

test.beforeAll(async () => {
  own = await startSite({ env: { RATE_LIMITS: 'off', OWNER_ACCESS: 'loopback' }, prepared: true });
});
test.afterAll(() => own.stop());

/** Returns the projects that a page shows, in its order, by links to them. */
async function shownOn(path: string): Promise<string[]> {
  const [, main = ''] = (await requestHtml(own.url, path)).split('<main');
  const slugs = (await projects()).map(({ slug }) => slug);
  const places = slugs.map((slug) => [slug, main.indexOf(`href="/portfolio/${slug}"`)] as const);
  return places
    .filter(([, place]) => place !== -1)
    .sort(([, a], [, b]) => a - b)
    .map(([slug]) => slug);
}

const projects = () =>
  requestJson<{ readonly slug: string; readonly inPortfolio: boolean }[]>(own.url, '/api/content/projects');

/** Creates a project and publishes it. */
async function publish(data: object): Promise<void> {
  const send = async (path: string, body: object) => {
    const options = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) };
    const { status, body: answer } = await request(own.url, `/api/v1/content/projects${path}`, options);
    expect(status, answer.toString()).toBeLessThan(300);
    return JSON.parse(answer.toString()) as { readonly id: string; readonly version: number };
  };
  const { id, version } = await send('', { data });
  await send(`/${id}/publish`, { version });
}

/** Waits until carousel and portfolio show exactly these projects in this order. */
async function expectShown(slugs: readonly string[]): Promise<void> {
  for (const path of ['/portfolio', '/']) {
    await expect.poll(() => shownOn(path), { message: path, timeout: 45_000 }).toEqual(slugs);
  }
}

test('carousel and portfolio show the projects that are switched on, in the order of the list @main', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const first = (await projects()).filter(({ inPortfolio }) => inPortfolio).map(({ slug }) => slug);
  expect(first.length).toBeGreaterThan(3);
  await expectShown(first);

  // The second project to the top, by the keyboard.
  await page.goto(`${own.url}/projects/list`);
  const handle = page.getByRole('button', { name: /^Move .*, 2 of \d+$/ });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByText(/ is number 1 now\.$/)).toBeVisible();
  const [one = '', two = '', ...others] = first;
  await expectShown([two, one, ...others]);

  // The first one is switched off in the editor, and on again.
  await page.getByRole('rowheader').first().getByRole('link').click();
  const shown = page.getByRole('switch', { name: 'Shown in portfolio' });
  await shown.click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published.')).toBeVisible();
  await expectShown([one, ...others]);
  await shown.click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expectShown([two, one, ...others]);

  // A project with a picture and no site of its own: the picture stands in its window.
  const plain = { ...{ title: 'A plain one', slug: 'plain-one', client: 'alok', status: 'active', inPortfolio: true } };
  const texts = { started: '', completed: '', description: 'It has no page to show.', features: ['One', 'Two'] };
  const empty = { phone: '', lead: '', place: '', time: '', system: '', domain: '', colour: '', work: '', quote: '' };
  const whole = { ...plain, ...texts, ...empty, picture: 'alok', site: 'none', notes: [], figures: [] };
  await publish(whole);
  await expectShown([two, one, ...others, 'plain-one']);
  await page.goto(`${own.url}/portfolio/plain-one`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alok');
  await expect(page.locator('iframe')).toHaveCount(0);
  const picture = page.locator('main img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect.poll(() => requestHtml(own.url, '/sitemap.xml'), { timeout: 45_000 }).toContain('/portfolio/plain-one<');

  // A draft of a project, and one in the trash, are on neither.
  const options = { method: 'POST', headers: JSON_TYPE };
  const data = { title: 'Unseen', slug: 'unseen-project', client: 'x', inPortfolio: true, picture: 'alok' };
  const created = await request(own.url, '/api/v1/content/projects', { ...options, body: JSON.stringify({ data }) });
  expect(created.status).toBe(201);
  await expectShown([two, one, ...others, 'plain-one']);
});
