import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** Name of the runtime module with the address in front of the names of files. */
const PUBLIC_PATH = 'public_path';

/** Expressions by which the bundles read the origin of files, which may be empty. `platform/browser/render.tsx` writes it into the document. */
const ORIGIN = {
  web: 'document.documentElement.getAttribute("data-files")||""',
  server: 'globalThis.FILE_ORIGIN||""',
} as const;

/**
 * Puts the origin from which the site has its files served (`ASSET_URL`) in front of the addresses of files, when a release runs: the same
 * release runs on sites with and without one. Documents for iframes stay on the site, where their policy is right.
 */
export const fileOrigins = (prefix: string): RsbuildPlugin => ({
  name: 'platform:file-origins',
  setup(api) {
    api.modifyBundlerChain((chain, { CHAIN_ID }) => {
      const documents = chain.module.rule(CHAIN_ID.RULE.ADDITIONAL_ASSETS).oneOfs.values();
      for (const rule of documents) rule.set('generator', { ...rule.get('generator'), publicPath: prefix });
    });
    api.modifyRspackConfig((config, { environment }) => {
      const origin = environment.name === 'server' ? ORIGIN.server : ORIGIN.web;
      config.plugins.push({
        apply(compiler: Rspack.Compiler) {
          compiler.hooks.compilation.tap('file-origins', (compilation) => {
            compilation.hooks.runtimeModule.tap('file-origins', ({ name, source }) => {
              // An open remote finds its files beside its entry.
              if (name !== PUBLIC_PATH || !source) return;
              const text = source.source.toString();
              source.source = Buffer.from(text.replace(`"${prefix}"`, `(${origin})+"${prefix}"`));
            });
          });
        },
      });
    });
  },
});
