import type { Page } from '@playwright/test';
import { newMessage, postMessage } from '../support/servers/messages.ts';
import { expect, test } from '../support/test.ts';

const MESSAGES = '/admin/messages';

const openMessage = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('an open message has its own address and is marked as read; Mark as unread marks it as unread @full', async ({
  page,
  site,
}) => {
  const message = newMessage({ message: 'First line\nSecond line' });
  await postMessage(site.url, message);
  await page.goto(MESSAGES);
  await expect(row(page, message.name)).toContainText('Unread');
  await page.getByRole('link', { name: message.name }).click();
  await expect(openMessage(page)).toContainText('Second line');
  await expect(openMessage(page).getByRole('heading').first()).toBeFocused();
  await expect(row(page, message.name)).not.toContainText('Unread');
  await page.reload();
  await expect(openMessage(page)).toContainText('Second line');
  await openMessage(page).getByRole('button', { name: 'Mark as unread' }).click();
  await expect(row(page, message.name)).toContainText('Unread');
  await openMessage(page).getByRole('button', { name: 'Close' }).click();
  await expect(openMessage(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: message.name })).toBeFocused();
  await page.goBack();
  await expect(openMessage(page)).toContainText('Second line');
});

test('code that could not be loaded once is loaded by Try again, or when it is needed again', async ({
  page,
  site,
}) => {
  const message = newMessage();
  await postMessage(site.url, message);
  for (const chunk of ['message', 'bulk-bar'])
    await page.route(`**/assets/admin/${chunk}.*`, (route) => route.abort(), { times: 1 });
  await page.goto(MESSAGES);
  const failure = page.getByText('This part of the page could not be loaded.');
  await page.getByRole('link', { name: message.name }).click();
  await expect(failure).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(openMessage(page)).toContainText(message.message);
  await expect(failure).toHaveCount(0);

  const select = page.getByRole('checkbox', { name: `Select the message from ${message.name}` });
  await select.check();
  await expect(failure).toBeVisible();
  await select.uncheck();
  await select.check();
  await expect(page.getByRole('group', { name: 'Selected messages' })).toBeVisible();
});

test('on a phone an open message replaces the list, and the menu is a drawer that holds the focus @full', async ({
  page,
  site,
}) => {
  const message = newMessage();
  await postMessage(site.url, message);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(MESSAGES);
  await page.getByRole('link', { name: message.name }).click();
  await expect(openMessage(page).getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await openMessage(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: message.name })).toBeVisible();

  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await toggle.click();
  await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  // The focus is in the drawer, which has a header of its own, or in the browser's own controls.
  const isInPage = await page.evaluate(() => {
    const { activeElement } = document;
    return !activeElement?.closest('dialog') && activeElement?.closest('main, header') !== null;
  });
  expect(isInPage).toBe(false);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await toggle.click();
  await drawer.getByRole('link', { name: 'Admin Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await expect(drawer).toHaveCount(0);
});

test('Undo restores a deleted message after a reload and on other pages; without Undo the trash has it for 30 days @main', async ({
  page,
  site,
}) => {
  const [first, second] = [newMessage(), newMessage()];
  await postMessage(site.url, first);
  await postMessage(site.url, second);
  await page.goto(`${MESSAGES}?state=all`);
  for (const { name } of [first, second]) {
    await page.getByRole('checkbox', { name: `Select the message from ${name}` }).check();
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await expect(row(page, name)).toHaveCount(0);
  }
  await expect(page.getByText(/^1 message moved to trash\. Kept until .*\d\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Questions' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.goto(`${MESSAGES}?state=all`);
  await expect(row(page, second.name)).toBeVisible();
  await expect(row(page, first.name)).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Folder' }).selectOption('Trash');
  await page.getByRole('link', { name: first.name }).click();
  await expect(openMessage(page)).toContainText(/In the trash\. Kept until .*\d\./);
  await openMessage(page).getByRole('button', { name: 'Restore' }).click();
  await expect(row(page, first.name)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Folder' }).selectOption('Unread');
  await expect(row(page, first.name)).toBeVisible();
});

test('on a tablet the pages are a rail with tooltips, and the bar of the selection replaces the toolbar @full', async ({
  page,
  site,
}) => {
  const [deleted, next] = [newMessage(), newMessage()];
  await postMessage(site.url, next);
  await postMessage(site.url, deleted);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(MESSAGES);
  const select = page.getByRole('checkbox', { name: `Select the message from ${deleted.name}` });
  await expect(select).toBeVisible();
  const rail = page.getByRole('complementary');
  expect((await rail.boundingBox())?.width).toBe(64);
  await rail.getByRole('link', { name: 'Questions' }).focus();
  const tip = rail.getByText('Questions', { exact: true });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tip).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Escape');
  await expect(tip).not.toHaveCSS('clip-path', 'none');

  const firstRow = page.locator('tbody tr').first();
  const before = await firstRow.boundingBox();
  await select.check();
  const bulk = page.getByRole('group', { name: 'Selected messages' });
  await expect(bulk).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  expect(await firstRow.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(bulk).toHaveCount(0);
  await expect(select).not.toBeChecked();

  await select.check();
  await bulk.getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByRole('link', { name: next.name })).toBeFocused();
  await expect(row(page, deleted.name)).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, deleted.name)).toBeVisible();
});

test('on a phone the list begins within 200 px, and the filters are a sheet that names its result @full', async ({
  page,
  site,
}) => {
  const word = `lamp${process.pid}x${Date.now()}`;
  await postMessage(site.url, newMessage({ subject: word }));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${MESSAGES}?q=${word}`);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  expect((await page.locator('tbody tr').boundingBox())?.y).toBeLessThan(200);
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await expect(sheet.getByRole('button', { name: 'Show 1 message', exact: true })).toBeVisible();
  await sheet.getByRole('radio', { name: 'Archived' }).check();
  await sheet.getByRole('button', { name: 'Show 0 messages' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(`${MESSAGES}?state=archived&q=${word}`);
  await expect(page.getByRole('button', { name: 'Filter 1 set' })).toBeFocused();
});

test('search, list and order are in the address, and the export contains exactly these messages @main', async ({
  page,
  site,
}) => {
  const word = `kiln${process.pid}x${Date.now()}`;
  const [first, second] = [newMessage({ subject: word }), newMessage({ subject: `=${word}` })];
  await postMessage(site.url, first);
  await postMessage(site.url, second);
  await postMessage(site.url, newMessage());
  await page.goto(MESSAGES);
  await page.getByRole('searchbox').fill(word.slice(0, -1));
  await expect(page).toHaveURL(`${MESSAGES}?q=${word.slice(0, -1)}`);
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.getByRole('button', { name: 'Date' }).click();
  await expect(page.locator('tbody tr').first()).toContainText(first.name);
  await page.getByRole('checkbox', { name: `Select the message from ${first.name}` }).check();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await page.getByText('Export', { exact: true }).click();
  const address = await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href');
  const lines = (await (await page.request.get(address ?? '')).text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'=${word}"`);
  await page.getByRole('combobox', { name: 'Folder' }).selectOption('Archived');
  await expect(page.locator('tbody tr')).toContainText([first.name]);
  await page.reload();
  await expect(page.locator('tbody tr')).toContainText([first.name]);
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No messages found.')).toBeVisible();
});
