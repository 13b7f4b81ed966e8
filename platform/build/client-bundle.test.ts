import { expect, it } from '@jest/globals';
import { type Rspack, rspack } from '@rsbuild/core';
import { remoteClientBundle } from './client-bundle.ts';

type Options = Rspack.SwcJsMinimizerRspackPluginOptions;

it('names the variables of a remote’s entry alike, whatever hashes of other files it contains', async () => {
  const bundle = remoteClientBundle({ name: 'docs', exposes: {}, ranges: {}, modules: [], open: false });
  const minify = bundle.output?.minify as { readonly jsOptions: readonly Options[] } | undefined;
  const ofEntry = minify?.jsOptions.find(
    ({ include }) => include instanceof RegExp && include.test('entry.0123456789.js'),
  );
  const withHash = async (hash: string) => {
    const script = `export const add = (first, second) => [first, second, "${hash}"]`;
    const options: object = { ...ofEntry?.minimizerOptions, module: true };
    const { code } = await rspack.experiments.swc.minify(script, options);
    return code.replace(hash, '');
  };
  expect(await withHash('b'.repeat(99))).toBe(await withHash('c'.repeat(99)));
});
