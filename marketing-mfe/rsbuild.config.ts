import { remote } from '@platform/build/preset';
import { mergeRsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { cardsPlugin } from '@studio/cards/plugin';
import { readingMinutes } from './content/reading-minutes.ts';

const name = 'marketing';
const root = import.meta.dirname;

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

export default mergeRsbuildConfig(remote({ name, root, exposes: { './routes': './routes.ts' } }), {
  plugins: [cardsPlugin({ root }), computedReadingMinutes],
});
