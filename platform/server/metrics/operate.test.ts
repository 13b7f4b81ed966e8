import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createMetrics } from './metrics.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/operate');

/** Returns the names of this site's metrics in expressions, without what a histogram adds to them. */
const namesIn = (expressions: readonly string[]) => [
  ...new Set(
    expressions
      .flatMap((text) => text.match(/\bsite_\w+/g) ?? [])
      .map((name) => name.replace(/_(?:bucket|count|sum)$/, '')),
  ),
];

/** Returns the metrics that exist. */
async function existing(): Promise<string[]> {
  const metrics = createMetrics();
  metrics.addPages({ cache: { size: { pages: 0, bytes: 0 } }, releases: [] });
  metrics.addBackups({ everyMs: 1, last: () => 0 });
  return metrics.names();
}

/** Returns whether each bracket is closed. */
function isClosed(text: string): boolean {
  const open: string[] = [];
  for (const sign of text.replace(/"[^"]*"/g, '')) {
    if ('([{'.includes(sign)) open.push(sign);
    else if (')]}'.includes(sign) && open.pop() !== '([{'[')]}'.indexOf(sign)]) return false;
  }
  return open.length === 0;
}

it('the dashboard shows metrics that exist, and all of them', async () => {
  const dashboard = JSON.parse(await readFile(join(FOLDER, 'dashboard.json'), 'utf8')) as {
    panels: { id: number; targets: { expr: string }[] }[];
  };
  const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const names = await existing();
  expect(names).toEqual(expect.arrayContaining(namesIn(expressions)));
  const unseen = ['site_page_cache_pages', 'site_render_process_starts_total'];
  const expected = names.filter((name) => name.startsWith('site_') && !name.startsWith('site_backup_'));
  expect([...namesIn(expressions), ...unseen].sort()).toEqual(expected.sort());
  expect(expressions.filter((text) => !isClosed(text))).toEqual([]);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});

it('the five alerts use metrics that exist', async () => {
  const text = await readFile(join(FOLDER, 'alerts.yml'), 'utf8');
  const expressions = [...text.matchAll(/expr: (?:>-\n)?((?:.*\n)+?)(?= {8}\w+:)/g)].map(
    ([, expression = '']) => expression,
  );
  expect(expressions).toHaveLength(5);
  expect(expressions.filter((text) => namesIn([text]).length === 0 || !isClosed(text))).toEqual([]);
  expect(await existing()).toEqual(expect.arrayContaining(namesIn(expressions)));
});
