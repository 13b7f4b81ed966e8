import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { checkChangelog } from './changelog.ts';

it('refuses a package whose changelog does not tell of its version', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'changelog-'));
  const check = (version: string) => () => checkChangelog(folder, { name: 'a', version });
  expect(check('1.2.0')).toThrow(/^a 1\.2\.0 cannot be packed: write "## 1\.2\.0"/);
  await writeFile(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## 1.2.0\n\n- Something of 1.3.0.\n');
  expect(check('1.2.0')).not.toThrow();
  expect(check('1.3.0')).toThrow('cannot be packed');
  expect(check('1.2')).toThrow('cannot be packed');
  await rm(folder, { recursive: true });
});
