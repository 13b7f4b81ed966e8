import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServedBuild } from '@platform/build/dev-server';

/** Time for which a server bundle may be older than the scripts of the same compilation, and the interval of looking, in milliseconds. */
const WRITTEN_MS = 5000;
const LOOK_MS = 10;

/**
 * Returns the id of the compilation that a development server serves, once its server bundle is written, too. The development server
 * responds when it is not compiling.
 * @param scripts Address of its scripts.
 * @param folder Folder of the release that it writes, absolute.
 */
export async function servedBuild(scripts: string, folder: string): Promise<string> {
  const end = performance.now() + WRITTEN_MS;
  for (;;) {
    const response = await fetch(`${scripts}build.txt`);
    const served = response.ok ? await response.text() : '';
    const { id } = await readBuild(folder);
    if (served === id || performance.now() > end) return id;
    await delay(LOOK_MS);
  }
}

/** Returns the newest compilation of a development server. */
export async function readBuild(folder: string): Promise<ServedBuild> {
  const text = await readFile(join(folder, 'build.json'), 'utf8').catch(() => '');
  return text === '' ? { id: '', errors: [] } : JSON.parse(text);
}
