import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../support/accessibility.ts';
import { hydrated, open } from '../support/browsing.ts';
import { expect, test } from '../support/test.ts';

const API = '**/api/chat';
const ANSWER = { response: 'Between $499 and $1,799.', answered: true, sources: [] };

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const log = (page: Page) => page.getByRole('log');

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
}

test.beforeEach(async ({ page }) => open(page, '/Chatbot'));

test('answers with links into the site, and is there after a reload', async ({ page }) => {
  const box = await page.locator('section:has([role=log])').boundingBox();
  expect([box?.width, box?.height]).toEqual([300, 400]);
  await page.getByRole('button', { name: 'What does a website cost?' }).click();
  await expect(log(page)).toContainText('between $499 and $1,799');
  await page.reload();
  await expect(log(page)).toContainText('between $499 and $1,799');
  await page.getByRole('list', { name: 'Sources' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/faqs#cost');
});

test('says that it does not know, and offers the contact page', async ({ page }) => {
  await ask(page, 'Can you repair my printer?');
  await expect(log(page)).toContainText('I do not know.');
  await expect(log(page).getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

test('keys: blank does nothing, Shift+Enter breaks the line, Enter while composing does not send', async ({ page }) => {
  await ask(page, '  ');
  await expect(log(page)).not.toContainText('You:');
  await field(page).fill('one');
  await field(page).press('Shift+Enter');
  await expect(field(page)).toHaveValue('one\n');
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(field(page)).toHaveValue('one\n');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(log(page)).toContainText('You: one');
});

for (const [title, status] of [
  ['failed', 500],
  ['refused', 429],
] as const) {
  test(`a ${title} question is kept, and sent again by Retry`, async ({ page }) => {
    await page.route(API, (route) => route.fulfill({ status }), { times: 1 });
    await ask(page, 'cost');
    await expect(log(page)).toContainText('Not sent');
    await expect(log(page)).toContainText('You: cost');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(log(page)).toContainText('Studio:');
    await expect(log(page)).not.toContainText('Not sent');
  });
}

test('gives up after 15 seconds of silence', async ({ page }) => {
  await page.clock.install();
  await page.route(API, () => undefined);
  await ask(page, 'cost');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.clock.fastForward(15_001);
  await expect(log(page)).toContainText('No answer within 15 seconds.');
});

test('says that it is offline, and sends when it is back', async ({ page, context }) => {
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await ask(page, 'What does a website cost?');
  await expect(log(page)).toContainText('Waiting for a connection.');
  await context.setOffline(false);
  await expect(log(page)).toContainText('between $499 and $1,799');
});

test('stops, copies, and clears once that is confirmed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(API, () => undefined, { times: 1 });
  await ask(page, 'cost');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(log(page)).toContainText('Stopped');
  await page.route(API, (route) => route.fulfill({ json: ANSWER }));
  await ask(page, 'cost');
  await page.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ANSWER.response);
  await page.getByRole('button', { name: 'Clear chat' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(log(page)).toContainText(ANSWER.response);
  await page.getByRole('button', { name: 'Clear chat' }).click();
  await page.getByRole('button', { name: 'Clear it' }).click();
  await expect(log(page)).not.toContainText('You:');
  expect(await page.evaluate(() => localStorage.getItem('studio-chat'))).toBeNull();
});

const PHONE = { width: 360, height: 740 };

test('does not mind damaged storage; on a phone it fills the screen, first questions included', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('studio-chat', '{"version":1,"messages":[{"sender":"eve"}]}'));
  await page.setViewportSize(PHONE);
  await page.reload();
  await hydrated(page);
  await expect(log(page)).toContainText('Ask about prices');
  const header = await page.getByRole('banner').boundingBox();
  const top = header?.height ?? 0;
  expect(await page.locator('section:has([role=log])').boundingBox()).toEqual({
    x: 0,
    y: top,
    width: 360,
    height: 740 - top,
  });
  const question = page.getByRole('button', { name: 'What does a website cost?' });
  const last = page.getByRole('button', { name: 'Can you take over an old site?' });
  await expect(last).toBeInViewport({ ratio: 1 });
  await expectNoBarriers(page, 0);
  await page.setViewportSize(PHONE);
  await question.click();
  await expect(log(page)).toContainText('between $499 and $1,799');
  await expect(question).toBeHidden();
});

test('has no barriers with a conversation in it', async ({ page }) => {
  await ask(page, 'What does a website cost?');
  await expect(page.getByRole('list', { name: 'Sources' })).toBeVisible();
  await page.route(API, (route) => route.fulfill({ status: 500 }));
  await ask(page, 'cost');
  await expect(log(page)).toContainText('Not sent');
  await expectNoBarriers(page, 0);
});
