import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/pages/accessibility.ts';
import { newMessage, postMessage } from '../support/servers/messages.ts';
import { expect, test } from '../support/test.ts';

const MESSAGES = '/admin/messages';

const openMessage = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

test('the inbox is used with the keyboard alone: move, select, archive, undo, read, trash; Escape closes one thing at a time', async ({
  page,
  site,
}) => {
  const word = `keys${process.pid}x${Date.now()}`;
  const [last, middle, first] = [
    newMessage({ subject: word }),
    newMessage({ subject: word }),
    newMessage({ subject: word }),
  ];
  for (const message of [last, middle, first]) await postMessage(site.url, message);
  await page.goto(`${MESSAGES}?q=${word}`);
  await expect(page.getByText('3 messages, 3 unread')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(' je?#');
  await expect(page.getByRole('searchbox')).toHaveValue(`${word} je?#`);
  await expect(sheet(page)).toHaveCount(0);
  await page.getByRole('searchbox').fill(word);
  await page.getByRole('searchbox').blur();
  await expect(page.getByText('3 messages, 3 unread')).toBeVisible();

  await page.keyboard.press('j');
  await expect(link(page, first.name)).toBeFocused();
  await page.keyboard.press('j');
  await expect(link(page, middle.name)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByText('2 messages, 2 unread')).toBeVisible();
  await expect(link(page, last.name)).toBeFocused();
  await expect(page.getByText(/^1 message archived/)).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('3 messages, 3 unread')).toBeVisible();

  await link(page, first.name).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Enter');
  await expect(openMessage(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 selected')).toHaveCount(0);
  await expect(openMessage(page)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/message=/);
  await expect(openMessage(page)).toContainText(middle.message);
  await page.keyboard.press('#');
  await expect(openMessage(page)).toHaveCount(0);
  await expect(link(page, last.name)).toBeFocused();
  await expect(page.getByText(/^1 message moved to trash/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(openMessage(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openMessage(page)).toHaveCount(0);
  await expect(link(page, last.name)).toBeFocused();
});

test('? shows the shortcuts, and they can be switched off for good @full', async ({ page, site }) => {
  await postMessage(site.url, newMessage());
  await page.goto(MESSAGES);
  const button = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await expect(button).toBeVisible();
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
  await expectNoAxeViolations(page, 0);
  await page.keyboard.press('e');
  await sheet(page).getByRole('checkbox', { name: 'Use shortcuts of one key' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(button).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('j');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.locator('tbody a.open').first()).not.toBeFocused();
  await button.click();
  await expect(sheet(page).getByRole('checkbox')).not.toBeChecked();
});

// In the full tier: messages-undo.test.tsx tests the same without a browser.
test('25 messages are moved to the trash after a question, given back by Undo after a reload, and deleted for good by emptying it @full', async ({
  page,
  site,
}) => {
  const word = `many${process.pid}x${Date.now()}`;
  for (let i = 0; i < 25; i += 1) await postMessage(site.url, newMessage({ subject: word }));
  await page.goto(`${MESSAGES}?q=${word}`);
  await expect(page.locator('tbody tr')).toHaveCount(25);
  const moveAll = async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Move to trash' }).click();
  };
  await moveAll();
  const question = page.getByRole('dialog', { name: 'Change 25 messages?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('25 selected')).toBeVisible();
  await page.keyboard.press('#');
  await question.getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByText('No messages found.')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('25 messages, 25 unread')).toBeVisible();

  await moveAll();
  await question.getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByText('No messages found.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Folder' }).selectOption('Trash');
  await expect(page.getByText('25 messages', { exact: true })).toBeVisible();
  await expect(page.getByText('Messages in the trash are deleted for good after 30 days.')).toBeVisible();
  await expectNoAxeViolations(page, 1);
  await page.getByRole('button', { name: 'Empty trash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Empty the trash?' });
  await expectNoAxeViolations(page, 2);
  await dialog.getByRole('button', { name: /^Delete \d+ messages$/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('No messages found.')).toBeVisible();
  const { total } = await (await page.request.get('/api/v1/contact/count?state=trash')).json();
  expect(total).toBe(0);
});
