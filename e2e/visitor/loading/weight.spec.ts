import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openPage } from '../../support/browsing.ts';
import { request } from '../../support/http.ts';
import { withMotion } from '../../support/motion.ts';
import { PAGE_BUDGETS, type PageWeight } from '../../support/page-budgets.ts';
import { expect, test } from '../../support/test.ts';
import { testAll } from '../../support/tier.ts';

type Kind = Exclude<keyof PageWeight, 'requests'>;

const KINDS: Readonly<Record<string, Kind>> = { document: 'html', script: 'script', font: 'font', image: 'image' };

/** A drawing that a page uses by `<use>` is a picture, though browsers call it otherwise. */
const kindOf = (type: string, path: string): Kind | undefined => (path.endsWith('.svg') ? 'image' : KINDS[type]);

/** Opens a page in an empty browser. Returns what it fetches until it is hydrated and at rest. */
async function weigh(page: Page, url: string, path: string): Promise<PageWeight> {
  const fetched: [kind: string, path: string][] = [];
  page.on('request', (one) => {
    const { pathname, search } = new URL(one.url());
    if (one.url().startsWith('http'))
      fetched.push([kindOf(one.resourceType(), pathname) ?? 'other', pathname + search]);
  });
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  const weight = { html: 0, script: 0, font: 0, image: 0, requests: fetched.length };
  for (const [kind, address] of fetched) {
    const { body } = await request(url, address, {
      headers: { 'accept-encoding': kind === 'html' ? 'identity' : 'br' },
    });
    // The first answers of a page are compressed quickly, later ones as much as possible.
    if (kind in weight) weight[kind as Kind] += kind === 'html' ? brotliCompressSync(body).byteLength : body.byteLength;
  }
  return weight;
}

// A phone has no pointer, whose first movement would load more.
test.use({
  ...withMotion,
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

for (const [path, budget] of Object.entries(PAGE_BUDGETS).filter((_, i) => testAll || i % 3 === 0)) {
  test(`${path} fetches no more than its budget`, async ({ page, site }) => {
    const weight = await weigh(page, site.url, path);
    const excess = Object.entries(budget).filter(([kind, most]) => weight[kind as keyof PageWeight] > most);
    expect(excess, JSON.stringify(weight)).toEqual([]);
    expect(weight.script, 'nothing was weighed').toBeGreaterThan(budget.script / 2);
  });
}
