import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/pages/accessibility.ts';
import { newMessage, postMessage } from '../support/servers/messages.ts';
import { expect, test } from '../support/test.ts';

const MESSAGES = '/admin/messages';

const openMessage = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

test('the inbox is used with the keyboard alone: move, select, archive, undo, read, trash; Escape closes one thing at a time @main', async ({
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
