import { remote } from '@platform/build/preset';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { cardsPlugin } from '@studio/cards/plugin';

const name = 'marketing';
const root = import.meta.dirname;

export default mergeRsbuildConfig(remote({ name, root, exposes: { './routes': './routes.ts' } }), {
  plugins: [cardsPlugin({ root })],
});
