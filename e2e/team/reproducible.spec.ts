import { join } from 'node:path';
import { buildRelease, copySources, filesOf } from '../support/builds.ts';
import { root } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('the same sources built in another folder make the same release', async ({ folder }) => {
  const release = await buildRelease(await copySources('chat-mfe', folder));
  const again = await filesOf(release);
  expect(Object.keys(again).length).toBeGreaterThan(4);
  expect(again).toEqual(await filesOf(join(root, 'chat-mfe/dist')));
});
