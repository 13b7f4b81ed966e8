import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import type { Cards } from '../card.ts';

/** Files that a page shows: imported, they are their absolute path here, where the bundler of a release gives their URL. */
const FILES = /\.(avif|html|ico|png|svg|webp)$/;

/** Returns what the module `entry` (absolute path) exports as `cards`, made from the content as it is now. */
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
  const module = { exports: {} as { readonly cards: Cards } };
  compileFunction(code, ['module', 'exports', 'require'], { filename: entry })(
    module,
    module.exports,
    createRequire(entry),
  );
  return module.exports.cards;
}
