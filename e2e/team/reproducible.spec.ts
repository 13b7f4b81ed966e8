import { join } from 'node:path';
import { buildRelease, copySources, hashFiles } from '../support/builds.ts';
import { root } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

test('the same sources built in another folder make the same release', async ({ folder }) => {
  test.skip(!testAll, 'builds every front end again: npm run test:all');
  const release = await buildRelease(await copySources('chat-mfe', folder));
  const again = await hashFiles(release);
  expect(Object.keys(again).length).toBeGreaterThan(4);
  expect(again).toEqual(await hashFiles(join(root, 'chat-mfe/dist')));
});
