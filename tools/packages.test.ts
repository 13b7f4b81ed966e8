import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { packageFolders, root } from '@platform/cli/workspace';

test.each(packageFolders())('the package in %s has the scripts of every package', (folder) => {
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const anyScript = expect.any(String);
  expect(scripts).toMatchObject({ dev: anyScript, test: anyScript, build: anyScript, check: anyScript });
});
