import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Card, Cards } from '../card.ts';
import { renderCard } from '../render/render-card.ts';

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));

/** Cards that were rendered before, by the hash of everything they are made from. */
const CACHE = join(PACKAGE, 'node_modules/.cache/cards');

/** A rendered card. Its file name contains a hash of the content, as those of all files of a release. */
export interface MadeCard {
  readonly file: string;
  readonly content: Buffer;
}

/** Renders the cards of a remote, with the agency's name, or takes them from the cache. Returns them by the path of their page. */
export async function makeCards(cards: Cards, name: string): Promise<ReadonlyMap<string, MadeCard>> {
  const generator = await hashOfGenerator();
  const made = Object.entries(cards).map(async ([path, card]) => {
    const content = await cached(await hashOf(generator, card, name), () => renderCard(card, name));
    const slug = path.replaceAll(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'home';
    return [path, { file: `card-${slug}.${sha256(content).slice(0, 10)}.jpg`, content }] as const;
  });
  return new Map(await Promise.all(made));
}

async function cached(hash: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(CACHE, `${hash}.jpg`);
  if (existsSync(file)) return readFile(file);
  const content = await render();
  await mkdir(CACHE, { recursive: true });
  // Two builds may write the same card at the same time: a file gets its name when it is complete.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
  return content;
}

/** The hash of a card's data, the name on it, and the files it shows. */
async function hashOf(generator: string, card: Card, name: string): Promise<string> {
  const files = card.art.layers.flatMap((layer) => ('file' in layer ? [layer.file] : []));
  const contents = await Promise.all(files.map((file) => readFile(file)));
  // The place of a file on this machine does not matter.
  const data = JSON.stringify(card, (key, value) => (key === 'file' ? undefined : value));
  return sha256(Buffer.from(JSON.stringify([generator, data, name, contents.map(sha256)])));
}

/** The hash of the code and the typefaces that render cards, and of the renderer's version. */
async function hashOfGenerator(): Promise<string> {
  const folders = ['src/render', 'src/type', 'fonts'];
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(PACKAGE, folder))).sort().map((file) => join(PACKAGE, folder, file)),
    ),
  );
  const contents = await Promise.all(files.flat().map((file) => readFile(file)));
  return sha256(Buffer.from(JSON.stringify([sharp.versions, contents.map(sha256)])));
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
