import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/pages/accessibility.ts';
import { openPage, waitForHydration } from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';

const API = '**/api/chat';
const REPLY = { response: 'Between $499 and $1,799.', answered: true, sources: [], suggestions: [] };

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const log = (page: Page) => page.getByRole('log');

async function askQuestion(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
}

test.beforeEach(async ({ page }) => openPage(page, '/Chatbot'));

test('a reply links to pages of the site, and the conversation survives a reload @main', async ({ page }) => {
  const box = await page.locator('section:has([role=log])').boundingBox();
  expect([box?.width, box?.height]).toEqual([300, 400]);
  await page.getByRole('button', { name: 'What does a website cost?' }).click();
  await expect(log(page)).toContainText('between $499 and $1,799');
  await page.reload();
  await expect(log(page)).toContainText('between $499 and $1,799');
  await page.getByRole('list', { name: 'Sources' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/faqs#cost');
});

test('a question without an answer leads to a person, and goes along @main', async ({ page }) => {
  const question = 'Can you fix my washing machine?';
  await askQuestion(page, question);
  await expect(log(page)).toContainText('I do not know.');
  await expect(log(page).getByRole('link', { name: 'Continue on WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/8801700000000?text=${encodeURIComponent(question)}`,
  );
  await log(page).getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(question);
});

test('a whole paragraph without an answer goes along to the form uncut', async ({ page }) => {
  const question = `Zyxwv qwrtp? ${'Xkcd plmnb vwxyz. '.repeat(90)}`.trim();
  await askQuestion(page, question);
  await log(page).getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(question);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(question);
});

test('every place that the entries of the chat name is on the site', async ({ page, site }) => {
  await askQuestion(page, 'hello');
  await expect(log(page)).toContainText('Hello.');
  const warnings = site
    .output()
    .split('\n')
    .filter((line) => line.includes('places in api/content/chat.yaml'))
    .map((line): { missing: string[] } => JSON.parse(line));
  // A page that could not be rendered in time at the start is missing, too: what counts is whether the site has it.
  for (const place of warnings.flatMap(({ missing }) => missing)) {
    const [href = '', title = ''] = place.split('|');
    const response = await page.request.get(href);
    expect(response.status()).toBe(200);
    const html = await response.text();
    for (const text of [new URL(href, site.url).hash.replace('#', ' id="'), title]) expect(html).toContain(text);
  }
});

test('a follow-up question is understood, and other questions are offered for an unclear one', async ({ page }) => {
  await askQuestion(page, 'Do you have a template for a restaurant?');
  await expect(log(page)).toContainText('$649');
  await askQuestion(page, 'and how long does that take?');
  await expect(log(page)).toContainText(/within two weeks/i);
  const offer = { response: 'Did you mean?', answered: false, sources: [], suggestions: ['What does a website cost?'] };
  await page.route(API, (route) => route.fulfill({ json: offer }), { times: 1 });
  await askQuestion(page, 'costly?');
  await log(page).getByRole('group', { name: 'Did you mean' }).getByRole('button').click();
  await expect(log(page)).toContainText('between $499 and $1,799');
});

test('words of politeness change nothing, filters are combined, and what is on no page is declined', async ({
  page,
}) => {
  const ask = async (message: string): Promise<string> => {
    const response = await page.request.post('/api/chat', { data: { message } });
    return (await response.json()).response;
  };
  const restaurant = await ask('templates for a restaurant');
  expect(restaurant).toMatch(/^Mirch & lime: \$649/);
  expect(await ask('show me templates for a restaurant')).toBe(restaurant);
  expect(await ask('restaurant templates under $700')).toBe(restaurant);
  expect(await ask('restaurant templates under $600')).toMatch(/^None of our/);
  expect(await ask('what laravel sites do you sell')).toMatch(/^(.*Laravel.*\n?)+$/);
  expect(await ask('do you sign NDAs')).toMatch(/^I do not know/);
});

for (const [cause, status] of [
  ['failed', 500],
  ['was refused', 429],
] as const) {
  test(`a question that ${cause} is kept, and Retry sends it again`, async ({ page }) => {
    await page.route(API, (route) => route.fulfill({ status }), { times: 1 });
    await askQuestion(page, 'cost');
    await expect(log(page)).toContainText('Not sent');
    await expect(log(page)).toContainText('You: cost');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(log(page)).toContainText('Studio:');
    await expect(log(page)).not.toContainText('Not sent');
  });
}

test('a request ends after 15 seconds without a response @full', async ({ page }) => {
  await page.clock.install();
  await page.route(API, () => undefined);
  await askQuestion(page, 'cost');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.clock.fastForward(15_001);
  await expect(log(page)).toContainText('No answer within 15 seconds.');
});

test('Stop ends a request, Copy copies a reply, and Clear asks for confirmation @full', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(API, () => undefined, { times: 1 });
  await askQuestion(page, 'cost');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(log(page)).toContainText('Stopped');
  await page.route(API, (route) => route.fulfill({ json: REPLY }));
  await askQuestion(page, 'cost');
  await page.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(REPLY.response);
  await page.getByRole('button', { name: 'Clear chat' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(log(page)).toContainText(REPLY.response);
  await page.getByRole('button', { name: 'Clear chat' }).click();
  await page.getByRole('button', { name: 'Clear it' }).click();
  await expect(log(page)).not.toContainText('You:');
  expect(await page.evaluate(() => localStorage.getItem('studio-chat'))).toBeNull();
});

const PHONE = { width: 360, height: 740 };

test('damaged storage is ignored; on a phone the chat and its first questions fill the screen', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('studio-chat', '{"version":2,"messages":[{"sender":"eve"}]}'));
  await page.setViewportSize(PHONE);
  await page.reload();
  await waitForHydration(page);
  await expect(log(page)).toContainText('Ask about prices');
  const header = await page.getByRole('banner').boundingBox();
  const top = header?.height ?? 0;
  expect(await page.locator('section:has([role=log])').boundingBox()).toEqual({
    x: 0,
    y: top,
    width: 360,
    height: 740 - top,
  });
  // The site's header names the chat's state: the window has no bar of its own above the conversation.
  const online = await page.locator('section:has([role=log])').getByText('online', { exact: true }).boundingBox();
  expect((online?.y ?? top) + (online?.height ?? 0)).toBeLessThan(top);
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /interactive-widget=resizes-content/);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: /Chat on WhatsApp/ })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(740);
  const question = page.getByRole('button', { name: 'What does a website cost?' });
  const last = page.getByRole('button', { name: 'Can you take over an old site?' });
  await expect(last).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page, 0);
  await page.setViewportSize(PHONE);
  await question.click();
  await expect(log(page)).toContainText('between $499 and $1,799');
  await expect(question).toBeHidden();
  await expect(page.getByRole('list', { name: 'Sources' }).getByRole('listitem').first()).toHaveText(/FAQs$/);
});

test('on a phone a question is left with a person, and mistakes are named @full', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await askQuestion(page, 'Can you repair my printer?');
  await expect(log(page).getByRole('link', { name: 'Continue on WhatsApp' })).toBeVisible();
  await expect(log(page).getByRole('link', { name: 'Write to us' })).toBeHidden();
  const form = page.getByRole('form', { name: 'Ask a person instead' });
  await form.getByRole('button', { name: 'Send the question' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(form).toContainText('Enter your name');
  await form.getByRole('textbox', { name: 'Name' }).fill('Shirin');
  await form.getByRole('textbox', { name: 'Email' }).fill('shirin@shokal.example');
  await expectNoAxeViolations(page, 0);
  await page.setViewportSize(PHONE);
  const sent = page.waitForRequest('**/api/v1/contact');
  await form.getByRole('button', { name: 'Send the question' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Shirin', message: 'Can you repair my printer?' });
  await expect(log(page)).toContainText('Sent. A person answers within one working day.');
});

test('a conversation has no axe violations', async ({ page }) => {
  await askQuestion(page, 'What does a website cost?');
  await expect(page.getByRole('list', { name: 'Sources' })).toBeVisible();
  await page.route(API, (route) => route.fulfill({ status: 500 }));
  await askQuestion(page, 'cost');
  await expect(log(page)).toContainText('Not sent');
  await expectNoAxeViolations(page, 0);
});
