import type { Page } from '@playwright/test';
import { markDocument, openPage } from '../support/pages/browsing.ts';
import { release, runCommand, withOtherEntry } from '../support/servers/releases.ts';
import { root, type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { comeBack, entriesIn, follow, pointAt } from './tabs.ts';

let own: Site;
test.beforeEach(async () => {
  own = await startSite({ prepared: true, env: { RATE_LIMITS: 'off', OWNER_ACCESS: 'loopback' } });
});
test.afterEach(() => own.stop());

/** Returns a list of the errors in tabs from now on. */
function recordFaults(...tabs: Page[]): string[] {
  const faults: string[] = [];
  for (const page of tabs) {
    page.on(
      'response',
      (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`),
    );
    page.on('pageerror', (error) => faults.push(error.message));
  }
  return faults;
}

test('open tabs follow a release and a rollback at their next link, except while they have unsent text @full', async ({
  context,
  folder,
}) => {
  const [reading, writing] = [await context.newPage(), await context.newPage()];
  const faults = recordFaults(reading, writing);
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

  // The tab was never left: it learns of the rollback when a link is pointed at, and follows it with that link.
  await follow(reading, 'Careers', 'Get in Touch');
  await runCommand(root, own, 'rollback', 'marketing');
  await pointAt(reading, 'FAQs');
  await follow(reading, 'FAQs', 'FAQs');
  expect(await entriesIn(reading)).toEqual([before]);
  expect(faults).toEqual([]);
});
