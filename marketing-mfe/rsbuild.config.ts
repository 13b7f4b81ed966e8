import { remote } from '@platform/build/preset';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import { readingMinutes } from './content/reading-minutes.ts';

/** Puts the reading times in place of the module that computes them from the texts of all posts. */
const computedReadingMinutes: RsbuildPlugin = {
  name: 'computed-reading-minutes',
  setup(api) {
    const code = `export const readingMinutes = ${JSON.stringify(readingMinutes)}`;
    const computed = `data:text/javascript,${encodeURIComponent(code)}`;
    api.modifyRspackConfig((_, { rspack, appendPlugins }) =>
      appendPlugins(new rspack.NormalModuleReplacementPlugin(/\/reading-minutes\.ts$/, computed)),
    );
  },
};

const { plugins, ...rest } = remote({
  name: 'marketing',
  root: import.meta.dirname,
  exposes: { './routes': './routes.ts' },
});

const config: RsbuildConfig = { ...rest, plugins: [plugins, computedReadingMinutes] };
export default config;
