import { expect, it } from '@jest/globals';
import { publishedManifest } from './published-manifest.ts';

const source = {
  name: '@platform/one',
  version: '1.0.0',
  private: true,
  scripts: { build: 'tsc -b' },
  exports: { './*': './src/*.ts', './page': './src/page.tsx', './own': './own.mjs', './a.fixture': './a.fixture.ts' },
  dependencies: { react: 'catalog:', '@platform/two': 'workspace:*' },
  devDependencies: { jest: 'catalog:' },
};

it('a packed package names compiled files and ranges, and nothing of the workspace', () => {
  const packed = publishedManifest(source, (name) => (name === 'react' ? '19.3.1' : '1.0.0'));
  expect(packed).toEqual({
    name: '@platform/one',
    version: '1.0.0',
    license: 'MIT',
    engines: { node: '>=20.19.0' },
    exports: {
      './*': { types: './src/*.d.ts', default: './src/*.js' },
      './page': { types: './src/page.d.ts', default: './src/page.js' },
      './own': { types: './own.d.mts', default: './own.mjs' },
      './package.json': './package.json',
    },
    dependencies: { react: '^19.3.1', '@platform/two': '^1.0.0' },
  });
  // A reader takes the first condition that fits.
  expect(Object.keys(Object(Reflect.get(packed.exports, './*')))).toEqual(['types', 'default']);
});
