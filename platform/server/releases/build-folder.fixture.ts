import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BuiltFile, sha256 } from '@platform/build/gate/built-release';
import { integrityOf } from '@platform/build/gate/scripts';
import type { BuildInfo } from '@platform/contract/release';
import { CONTRACT_VERSION } from '@platform/contract/version';

const textOf = (content: unknown) => (typeof content === 'string' ? content : JSON.stringify(content));

/** Creates a file with its hash and size. Content that is not a string becomes JSON. */
export function makeFile(path: string, content: unknown): BuiltFile {
  const bytes = Buffer.from(textOf(content));
  return { path, sha256: sha256(bytes), size: bytes.byteLength, bytes };
}

export const infoOf = (name: string): BuildInfo => ({
  name,
  contract: CONTRACT_VERSION,
  shared: { react: '19.3.1' },
  entry: 'entry.1.js',
  chunks: { routes: ['routes.1.js'], about: ['about.1.js'] },
});

/** Creates all files of a small build. `replaced`: other contents by path; `undefined` leaves a file out. */
export function makeBuild(name: string, replaced: Readonly<Record<string, unknown>> = {}): BuiltFile[] {
  const chunks = { 'web/routes.1.js': 'export default []', 'web/about.1.js': 'export const about = 1' };
  const hashes = Object.values(chunks).map((text) => integrityOf(Buffer.from(text)));
  const contents = {
    'release.json': infoOf(name),
    'web/entry.1.js': `console.log('${name}', ${JSON.stringify(hashes)})`,
    ...chunks,
    'web/style.1.css': '.a { color: red }\n'.repeat(200),
    'server/routes.js': 'module.exports = []',
    ...replaced,
  };
  return Object.entries(contents).flatMap(([path, content]) =>
    content === undefined ? [] : [makeFile(path, content)],
  );
}

/** Writes a build to disk as `publishFolder` reads it. */
export async function writeBuild(folder: string, files: readonly BuiltFile[]): Promise<void> {
  for (const { path, bytes } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}
