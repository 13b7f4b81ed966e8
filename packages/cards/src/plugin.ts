import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { MadeCard } from './make-cards.ts';

interface CardsOptions {
  /** The remote's folder. The module `cards.ts` in it exports the cards as `cards`. */
  readonly root: string;
}

/** The module that the build of the server bundle fills. */
const ADDRESSES = /[\\/]cards[\\/]src[\\/]addresses\.ts$/;

/**
 * Makes a remote's share pictures when it is built: the client bundle contains the files, the server bundle their
 * addresses. Browsers load neither. A development server makes none.
 */
export function cardsPlugin({ root }: CardsOptions): RsbuildPlugin {
  return {
    name: 'studio:cards',
    setup(api) {
      if (api.context.action !== 'build') return;
      let made: Promise<ReadonlyMap<string, MadeCard>> | undefined;
      const make = () => {
        made ??= makeFrom(root);
        return made;
      };
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
        for (const { file, content } of (await make()).values()) {
          compilation.emitAsset(file, new sources.RawSource(content));
        }
      });
      api.transform({ test: ADDRESSES, environments: ['server'] }, async () => {
        const entries = [...(await make())].map(
          ([path, { file }]) => `${JSON.stringify(path)}: __webpack_public_path__ + ${JSON.stringify(file)},`,
        );
        return `export const addresses = {\n${entries.join('\n')}\n};`;
      });
    },
  };
}

/** Reads and makes cards. The modules load the renderer, which a development server does not need. */
async function makeFrom(root: string): Promise<ReadonlyMap<string, MadeCard>> {
  const { makeCards, readCards } = await import('./make-cards.ts');
  return makeCards(await readCards(join(root, 'cards.ts')), await agencyName(root));
}

/** Returns the agency's name, from the next `site.json` above a remote. Throws if there is none. */
async function agencyName(folder: string): Promise<string> {
  const file = join(folder, 'site.json');
  if (!existsSync(file)) {
    if (dirname(folder) === folder)
      throw new Error('Share pictures show the name in site.json, and there is none above');
    return agencyName(dirname(folder));
  }
  const { name } = JSON.parse(await readFile(file, 'utf8')) as { readonly name: string };
  return name;
}
