import { gzipSync } from 'node:zlib';
import { SHELL } from '@platform/contract/registry';
import type { BuildInfo } from '@platform/contract/release';
import type { Violation } from './violation.ts';

/**
 * Bytes (gzip) of script that a release may add to the first wave of a page. Measured when they were set: the shell's entry
 * 149 kB, the remotes' pages 13 to 35 kB. `npm run bench` measures the sum of both as visitors get it (brotli).
 */
export const BUDGET = { shell: 160_000, remote: 40_000 };

/** The chunk that comes with a remote's entry, whatever the page is. */
const ROUTES_CHUNK = 'routes';

/** Scripts that a page loads of the release besides its entry, under the page's path or the chunk's name. */
export interface Wave {
  readonly field: string;
  readonly chunks: readonly string[];
}

/** The waves as they can be told without running the release: one for each named chunk. */
export function wavesOfChunks(info: BuildInfo): Wave[] {
  return Object.entries(info.chunks).map(([chunk, chunks]) => ({ field: `release.json chunks.${chunk}`, chunks }));
}

/** Whether no first wave has more script than `release.json` or else the gate allows. `scripts`: bytes by file name. */
export function budgetViolations(
  info: BuildInfo,
  waves: readonly Wave[],
  scripts: ReadonlyMap<string, Uint8Array>,
): Violation[] {
  const budget = info.budget ?? (info.name === SHELL ? BUDGET.shell : BUDGET.remote);
  const sizes = new Map([...scripts].map(([fileName, bytes]) => [fileName, gzipSync(bytes, { level: 9 }).byteLength]));
  const always = [info.entry, ...(info.chunks[ROUTES_CHUNK] ?? [])];
  return waves.flatMap(({ field, chunks }) => {
    const files = [...new Set([...always, ...chunks])];
    const size = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    if (size <= budget) return [];
    const message = `loads ${size} bytes of script (gzip), more than ${budget}: load what is not seen first by import(), or raise the budget in rsbuild.config.ts`;
    return [{ field, message }];
  });
}
