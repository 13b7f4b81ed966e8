import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '..');

/** Maximum number of titles with `@main`: all browser tests of `npm test`. One may stand in a loop. */
const MAX_MAIN = 60;

/** The kinds of user, each with a folder. */
const KINDS = ['admin', 'operator', 'owner', 'team', 'visitor'];

it('npm test runs at most sixty browser tests, some of each kind of user, and none that is of the full tier', async () => {
  const counts = new Map(KINDS.map((kind) => [kind, 0]));
  for (const kind of KINDS) {
    const folder = join(root, 'e2e', kind);
    for (const file of await readdir(folder, { recursive: true })) {
      if (!file.endsWith('.spec.ts')) continue;
      const text = await readFile(join(folder, file), 'utf8');
      const titles = text.match(/[^'"`\n]*@main(?=['"`])/g) ?? [];
      expect(titles.filter((title) => title.includes('@full'))).toEqual([]);
      counts.set(kind, (counts.get(kind) ?? 0) + titles.length);
    }
  }
  expect([...counts].filter(([, count]) => count < 3)).toEqual([]);
  expect([...counts.values()].reduce((sum, count) => sum + count)).toBeLessThanOrEqual(MAX_MAIN);
});
