import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
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

/** `url(…)` with a path relative to the document. */
const RELATIVE_FONT = /url\(([\w./-]+\.woff2)\)/g;

/**
 * Fonts that an HTML document names beside it, as `url(fonts/a.woff2)`, become files of the release. The document in the
 * release names them by their content: `url(a.0123456789.woff2)`.
 */
export const documentFonts: RsbuildPlugin = {
  name: 'platform:document-fonts',
  setup(api) {
    api.transform({ test: /\.html$/ }, async ({ code, resourcePath, addDependency, emitFile, environment }) => {
      const names = new Map<string, string>();
      for (const [, path = ''] of code.matchAll(RELATIVE_FONT)) {
        const file = join(dirname(resourcePath), path);
        addDependency(file);
        const font = await readFile(file);
        const name = addressed(path, font);
        names.set(path, name);
        if (environment.name === 'web') emitFile(name, font);
      }
      return code.replaceAll(RELATIVE_FONT, (_, path: string) => `url(${names.get(path)})`);
    });
  },
};

/** Returns the name of a file in a release, with the same form as `FILE_NAMES`. */
const addressed = (path: string, content: Buffer): string =>
  `${basename(path, '.woff2')}.${createHash('sha256').update(content).digest('hex').slice(0, 10)}.woff2`;
