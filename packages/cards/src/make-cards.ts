import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import type { Cards } from './card.ts';
import { renderCard } from './render.ts';

/** A rendered card. Its file name contains a hash of the content, as those of all files of a release. */
export interface MadeCard {
  readonly file: string;
  readonly content: Buffer;
}

/** Renders the cards of a remote, with the agency's name on them. Returns them by the path of their page. */
export async function makeCards(cards: Cards, name: string): Promise<ReadonlyMap<string, MadeCard>> {
  const made = Object.entries(cards).map(async ([path, card]) => {
    const content = await renderCard(card, name);
    const slug = path.replaceAll(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'home';
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    return [path, { file: `card-${slug}.${hash}.jpg`, content }] as const;
  });
  return new Map(await Promise.all(made));
}

/** Files that a page shows. Imported, they are their absolute path here, where the bundler of a release gives their URL. */
const FILES = /\.(avif|gif|html|ico|jpe?g|png|svg|webp)$/;

/** Returns what the module `entry` (absolute path) exports as `cards`, or what that returns for the module's folder. */
export async function readCards(entry: string): Promise<Cards> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'silent',
    plugins: [
      {
        name: 'paths-of-files',
        setup({ onLoad }) {
          onLoad({ filter: FILES }, ({ path }) => ({ contents: path, loader: 'text' }));
        },
      },
    ],
  });
  const code = outputFiles[0]?.text ?? '';
  const module = { exports: {} as { readonly cards: Cards | ((root: string) => Cards) } };
  compileFunction(code, ['module', 'exports', 'require'], { filename: entry })(
    module,
    module.exports,
    createRequire(entry),
  );
  const { cards } = module.exports;
  return typeof cards === 'function' ? cards(dirname(entry)) : cards;
}
