import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';

/** Base name of the plugin's files: an archive of declarations, and types of the names by which hosts load modules. */
const PLUGIN_NAME = '@mf-types';

/** The earliest time that an archive can contain. */
const ARCHIVE_TIME = new Date(1980, 0, 1);

/** Returns the nearest `tsconfig.json` in the folder or above it. A package without one is not TypeScript, and has no types to publish. */
export function configOf(folder: string): string | undefined {
  const file = join(folder, 'tsconfig.json');
  if (existsSync(file)) return file;
  return dirname(folder) === folder ? undefined : configOf(dirname(folder));
}

/**
 * Returns the federation plugin's `dts` for an open remote: it writes the types of its modules beside the client bundle.
 * https://module-federation.io/configure/dts
 */
export const typesOf = (tsConfigPath: string) =>
  ({
    generateTypes: {
      tsConfigPath,
      typesFolder: PLUGIN_NAME,
      generateAPITypes: true,
      deleteTypesFolder: true,
      // The plugin leaves out the project's references, without which the sources of other packages have errors. Several checkers at once
      // write the members of unions in any order.
      compilerInstance: 'tsc --noCheck --singleThreaded',
    },
    consumeTypes: false,
    displayErrorInTerminal: true,
  }) as const;

/**
 * Renames the plugin's files in a folder by their content, as all files of a release: `mf-types.0123456789.zip` and `.d.ts`. The archive is
 * written anew without times, so that the same sources give the same release. Throws if the plugin wrote none.
 */
export async function nameTypesByContent(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(PLUGIN_NAME));
  if (names.length !== 2) throw new Error('The types of the open remote could not be written: see the message above');
  for (const name of names) {
    const bytes = await readFile(join(folder, name));
    const content = extname(name) === '.zip' ? withoutTimes(bytes) : bytes;
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    await writeFile(join(folder, name.replace(PLUGIN_NAME, `mf-types.${hash}`)), content);
    await rm(join(folder, name));
  }
}

function withoutTimes(archive: Uint8Array): Uint8Array {
  const files = Object.entries(unzipSync(archive)).filter(([name]) => !name.endsWith('/'));
  return zipSync(Object.fromEntries(files.sort()), { mtime: ARCHIVE_TIME });
}
