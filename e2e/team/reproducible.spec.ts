import { join } from 'node:path';
import { buildRelease, copySources, hashFiles } from '../support/servers/builds.ts';
import { root } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

// In the full tier: builds every front end again.
test('the same sources built in another folder make the same release @full', async ({ folder }) => {
  const release = await buildRelease(await copySources('chat-mfe', folder));
  const again = await hashFiles(release);
  expect(Object.keys(again).length).toBeGreaterThan(4);
  expect(again).toEqual(await hashFiles(join(root, 'chat-mfe/dist')));
});
