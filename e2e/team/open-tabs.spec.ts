import type { Page } from '@playwright/test';
import { markDocument, openPage, waitForHydration } from '../support/browsing.ts';
import { release } from '../support/releases.ts';
import { withOtherEntry } from '../support/servers.ts';
import { root, type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { runCommand } from './command.ts';

let own: Site;
test.beforeEach(async () => {
  own = await startSite({ prepared: true, env: { RATE_LIMITS: 'off' } });
});
test.afterEach(() => own.stop());

/** Follows a link of the footer. Resolves when the page that it leads to is hydrated. */
async function follow(page: Page, name: string, heading: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await waitForHydration(page);
}

/** Lets the visitor leave a tab and come back to it. Resolves when the tab has looked at what is live. */
async function comeBack(page: Page) {
  const looked = page.waitForResponse('**/api/registry');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await looked).finished();
}

/** Returns the names of marketing's entries in a document. */
const entriesIn = async (page: Page) => [
  ...new Set((await page.content()).match(/\/assets\/marketing\/entry\.\w+\.js/g)),
];

test('open tabs follow a release and a roll-back at their next link, but not while they hold a text', async ({
  context,
  folder,
}) => {
  const [reading, writing] = [await context.newPage(), await context.newPage()];
  const faults: string[] = [];
  for (const page of [reading, writing]) {
    page.on(
      'response',
      (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`),
    );
    page.on('pageerror', (error) => faults.push(error.message));
  }
  await openPage(reading, `${own.url}/about`);
  await openPage(writing, `${own.url}/contact`);
  const [before] = await entriesIn(reading);
  const message = writing.getByLabel('Message');
  await message.fill('Three lines on a shop.');
  const isSameDocument = await markDocument(writing);
  const changed = await withOtherEntry(folder, 'changed');

  await release(own, 'marketing', changed.folder);
  const isSame = await markDocument(reading);
  await comeBack(reading);
  await follow(reading, 'FAQs', 'FAQs');
  expect(await isSame()).toBe(false);
  expect(await entriesIn(reading)).toEqual([changed.entry]);

  await comeBack(writing);
  await follow(writing, 'FAQs', 'FAQs');
  expect(await isSameDocument()).toBe(true);
  expect(await entriesIn(writing)).toEqual([before]);
  await follow(writing, 'Live Chat', 'Ask the studio');
  expect(await isSameDocument()).toBe(false);
  await follow(writing, 'Careers', 'Get in Touch');
  await expect(message).toHaveValue('Three lines on a shop.');
  expect(await entriesIn(writing)).toEqual([changed.entry]);

  await runCommand(root, own, 'rollback', 'marketing');
  await comeBack(reading);
  await follow(reading, 'Live Chat', 'Ask the studio');
  await follow(reading, 'FAQs', 'FAQs');
  expect(await entriesIn(reading)).toEqual([before]);
  expect(faults).toEqual([]);
});
