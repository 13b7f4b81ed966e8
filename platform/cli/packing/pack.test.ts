import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { checkChangelog, publishedManifest } from './pack.ts';

const source = {
  name: '@platform/one',
  version: '1.0.0',
  private: true,
  scripts: { build: 'tsc -b' },
  exports: { './*': './src/*.ts', './page': './src/page.tsx', './own': './own.mjs', './a.fixture': './a.fixture.ts' },
  dependencies: { react: 'catalog:', '@platform/two': 'workspace:*' },
  devDependencies: { jest: 'catalog:' },
};

it('a packed manifest has compiled files and ranges, and nothing of the workspace', () => {
  const packed = publishedManifest(source, '0123', (name) => (name === 'react' ? '19.3.1' : '1.0.0'));
  expect(packed).toEqual({
    name: '@platform/one',
    version: '1.0.0-h0123',
    license: 'MIT',
    engines: { node: '>=20.19.0' },
    publishConfig: { access: 'public', tag: 'next' },
    exports: {
      './*': { types: './src/*.d.ts', default: './src/*.js' },
      './page': { types: './src/page.d.ts', default: './src/page.js' },
      './own': { types: './own.d.mts', default: './own.mjs' },
      './package.json': './package.json',
    },
    dependencies: { react: '^19.3.1', '@platform/two': '1.0.0-h0123' },
  });
  // A reader takes the first condition that fits.
  expect(Object.keys(Object(Reflect.get(packed.exports, './*')))).toEqual(['types', 'default']);
});

it('refuses a package whose changelog has no section for its version', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'changelog-'));
  const check = (version: string) => () => checkChangelog(folder, { name: 'a', version });
  expect(check('1.2.0')).toThrow(/^a 1\.2\.0 cannot be packed: add a section "## 1\.2\.0"/);
  await writeFile(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## 1.2.0\n\n- Something of 1.3.0.\n');
  expect(check('1.2.0')).not.toThrow();
  expect(check('1.3.0')).toThrow('cannot be packed');
  expect(check('1.2')).toThrow('cannot be packed');
  await rm(folder, { recursive: true });
});
