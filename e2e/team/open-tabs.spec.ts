import type { Page } from '@playwright/test';
import { markDocument, openPage, pointAt, waitForHydration } from '../support/pages/browsing.ts';
import { release, runCommand, withOtherEntry } from '../support/servers/releases.ts';
import { root, type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { comeBack, entriesIn, follow } from './tabs.ts';

let own: Site;
test.beforeEach(async () => {
  own = await startSite({ prepared: true, env: { RATE_LIMITS: 'off', OWNER_ACCESS: 'loopback' } });
});
test.afterEach(() => own.stop());

/** Returns a list of what goes wrong in these tabs from now on. */
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

test('open tabs follow a release and a roll-back at their next link, but not while they hold a text @full', async ({
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

  await runCommand(root, own, 'rollback', 'marketing');
  await comeBack(reading);
  await follow(reading, 'Live Chat', 'Ask the studio');
  await follow(reading, 'FAQs', 'FAQs');
  expect(await entriesIn(reading)).toEqual([before]);
  expect(faults).toEqual([]);
});

const REMOTES = ['admin', 'catalog', 'chat', 'marketing'] as const;

/** Returns the entries of remotes that a tab's document has run or fetched, by remote. */
async function entriesOf(page: Page): Promise<Record<string, string[]>> {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const entries: Record<string, string[]> = {};
  for (const path of new Set(paths)) {
    const [, name] = /^\/assets\/(?!shell\/)([\w-]+)\/entry\./.exec(path) ?? [];
    if (name !== undefined) entries[name] = [...(entries[name] ?? []), path];
  }
  return entries;
}

// In the full tier: releases every remote.
test('with all remotes released and rolled back, each page of two tabs is of one set @full', async ({
  context,
  folder,
}) => {
  const { microFrontends } = await (await fetch(`${own.url}/api/registry`)).json();
  const before = Object.fromEntries(REMOTES.map((name) => [name, microFrontends[name][0].url]));
  const changed = await Promise.all(REMOTES.map((name) => withOtherEntry(folder, 'changed', name)));
  const after = Object.fromEntries(REMOTES.map((name, i) => [name, changed[i]?.entry]));
  const [reading, writing] = [await context.newPage(), await context.newPage()];
  const faults = recordFaults(reading, writing);

  /** Expects that a tab's document has entries of `remotes`, each of this set and none of another. */
  const expectSet = async (page: Page, set: Readonly<Record<string, unknown>>, ...remotes: string[]) => {
    const entries = await entriesOf(page);
    expect(Object.keys(entries)).toEqual(expect.arrayContaining(remotes));
    for (const [name, paths] of Object.entries(entries)) expect(paths).toEqual([set[name]]);
  };
  const services = async (page: Page) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Web Design' }).click();
    await expect(page).toHaveURL(/\/services\//);
    await waitForHydration(page);
  };

  await openPage(reading, `${own.url}/about`);
  await pointAt(reading.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }), 'chat');
  await follow(reading, 'Live Chat', 'Ask the studio');
  await expectSet(reading, before, 'chat', 'marketing');
  await openPage(writing, `${own.url}/contact`);
  const message = writing.getByLabel('Message');
  await message.fill('Three lines on a shop.');

  for (const [i, name] of REMOTES.entries()) await release(own, name, changed[i]?.folder ?? '');
  await comeBack(reading);
  await services(reading);
  await expectSet(reading, after, 'catalog');
  await follow(reading, 'FAQs', 'FAQs');
  await expectSet(reading, after, 'marketing');
  await follow(reading, 'Live Chat', 'Ask the studio');
  await expectSet(reading, after, 'chat');
  await comeBack(writing);
  await expect(message).toHaveValue('Three lines on a shop.');
  await expectSet(writing, before, 'marketing');
  await reading.goto(`${own.url}/admin`);
  await expect(reading.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSet(reading, after, 'admin');

  for (const name of REMOTES) await runCommand(root, own, 'rollback', name);
  await comeBack(reading);
  await reading.getByRole('link', { name: 'Questions' }).first().click();
  await expect(reading).toHaveURL(/\/admin\/questions/);
  await expectSet(reading, before, 'admin');
  await comeBack(writing);
  await follow(writing, 'FAQs', 'FAQs');
  await services(writing);
  await expectSet(writing, before, 'catalog');
  await follow(writing, 'Careers', 'Get in Touch');
  await expect(message).toHaveValue('Three lines on a shop.');
  await expectSet(writing, before, 'marketing');
  expect(faults).toEqual([]);
});
