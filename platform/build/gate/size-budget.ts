import { gzipSync } from 'node:zlib';
import { SHELL } from '@platform/contract/registry';
import type { Candidate, Violation } from './violation.ts';

/**
 * Maximum bytes (gzip) of script that a release adds to the first wave of a page. Measured when they were set: the shell's
 * entry 149 kB, the remotes' pages 13 to 35 kB. `npm run bench` measures the sum of both as visitors get it (brotli).
 */
const BUDGET = { shell: 160_000, remote: 40_000 };

/** The chunk that every page of a remote loads with the entry. */
const ROUTES_CHUNK = 'routes';

/** Returns a violation for each first wave with more script than `release.json`, or else the gate, allows. */
export function budgetViolations(release: Omit<Candidate, 'name' | 'files'>): Violation[] {
  const { info, scripts } = release;
  const budget = info.budget ?? (info.name === SHELL ? BUDGET.shell : BUDGET.remote);
  const sizes = new Map([...scripts].map(([fileName, bytes]) => [fileName, gzipSync(bytes, { level: 9 }).byteLength]));
  const always = [info.entry, ...(info.chunks[ROUTES_CHUNK] ?? [])];
  return firstWaves(release).flatMap(({ field, chunks }) => {
    const files = [...new Set([...always, ...chunks])];
    const size = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    if (size <= budget) return [];
    const message = `loads ${size} bytes of script (gzip), more than ${budget}: load what is not seen first by import(), or raise the budget in rsbuild.config.ts`;
    return [{ field, message }];
  });
}

/** The scripts of each page besides the entry. For a shell, or if the pages are unknown: of each named chunk. */
function firstWaves({ info, routes }: Pick<Candidate, 'info' | 'routes'>) {
  if (routes && info.name !== SHELL) return routes.map(({ path, chunks }) => ({ field: path, chunks }));
  return Object.entries(info.chunks).map(([chunk, chunks]) => ({ field: `release.json chunks.${chunk}`, chunks }));
}
