import { remote } from '@platform/build/preset';
import { mergeRsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { cardsPlugin } from '@studio/cards/plugin';
import { readingMinutes } from './content/reading-minutes.ts';

const name = 'marketing';
const root = import.meta.dirname;

/** Replaces the module that computes the reading times from the texts of all posts by the computed numbers. */
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

export default mergeRsbuildConfig(remote({ name, root, exposes: { './routes': './routes.ts' } }), {
  plugins: [cardsPlugin({ root }), computedReadingMinutes],
});
