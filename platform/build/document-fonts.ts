import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

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
