import { gzipSync } from 'node:zlib';
import { SHELL } from '@platform/contract/registry';
import { BUDGETS_FILE, budgetOf } from './budgets.ts';
import type { Candidate, Violation } from './violation.ts';

/** The chunk that every page of a remote loads with the entry. */
const ROUTES_CHUNK = 'routes';

/** A release with its scripts. */
type Sized = Omit<Candidate, 'files'>;

/** Returns the bytes of script (gzip) of each page's initial scripts, and of all that is loaded later. */
export function scriptSizes(release: Sized): { pages: { field: string; size: number }[]; lazy: number } {
  const { info, texts } = release;
  const scripts = [...texts].filter(([fileName]) => fileName.endsWith('.js'));
  const sizes = new Map(scripts.map(([fileName, bytes]) => [fileName, gzipSync(bytes, { level: 9 }).byteLength]));
  const sizeOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  const always = [info.entry, ...(info.chunks[ROUTES_CHUNK] ?? [])];
  const pages = initialScripts(release).map(({ field, chunks }) => ({ field, files: new Set([...always, ...chunks]) }));
  const early = new Set([...always, ...pages.flatMap(({ files }) => [...files])]);
  const later = [...sizes.keys()].filter((file) => !early.has(file));
  return { pages: pages.map(({ field, files }) => ({ field, size: sizeOf(files) })), lazy: sizeOf(later) };
}

/** Returns a violation for each page's initial scripts, and for all later scripts together, with more bytes than the site allows. */
export function budgetViolations(release: Sized): Violation[] {
  const { name, budgets } = release;
  const budget = budgetOf(budgets, name);
  const { pages, lazy } = scriptSizes(release);
  const raise = `or raise ${name} in the site's ${BUDGETS_FILE}`;

  const violations = pages.flatMap(({ field, size }) => {
    if (size <= budget.initial) return [];
    const message = `loads ${size} bytes of script (gzip), more than ${budget.initial}: load what is not seen first by import(), ${raise}`;
    return [{ field, message }];
  });
  if (lazy <= budget.lazy) return violations;
  const message = `has ${lazy} bytes of script (gzip) that pages load later, more than ${budget.lazy}: load less, ${raise}`;
  return [...violations, { field: 'web', message }];
}

/** The scripts of each page besides the entry. For a shell, or if the pages are unknown: of each named chunk. */
function initialScripts({ info, routes }: Pick<Candidate, 'info' | 'routes'>) {
  if (routes && info.name !== SHELL) return routes.map(({ path, chunks }) => ({ field: path, chunks }));
  return Object.entries(info.chunks).map(([chunk, chunks]) => ({ field: `release.json chunks.${chunk}`, chunks }));
}
