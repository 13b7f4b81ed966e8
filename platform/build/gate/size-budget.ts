import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { releaseName, SHELL } from '@platform/contract/registry';
import * as v from 'valibot';
import type { Budgets, Candidate, Violation } from './violation.ts';

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

/** Name of the file with a site's budgets, beside `site.json`. */
export const BUDGETS_FILE = 'budgets.json';

const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Maximum bytes of script (gzip). */
const budget = v.strictObject({
  /** Of what a page loads before it is hydrated, by this release. */
  initial: v.optional(bytes),
  /** Of all that the release's pages load later. */
  lazy: v.optional(bytes),
});

/** By name: `shell`, a remote, or `*` for all remotes that are not named. */
const budgets = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'is a list'),
  v.record(v.union([releaseName, v.literal('*')]), budget),
);

/**
 * Measured when they were set: the shell's entry 151 kB and 3 kB loaded later, the remotes' initial scripts 13 to 35 kB and at most
 * 44 kB loaded later. `npm run bench` measures the sum of both as visitors get it (brotli).
 */
const DEFAULTS = {
  shell: { initial: 160_000, lazy: 20_000 },
  remote: { initial: 40_000, lazy: 60_000 },
} as const;

/** Returns the budget of a release. */
export function budgetOf(budgets: Budgets, name: string): { readonly initial: number; readonly lazy: number } {
  const own = Object.hasOwn(budgets, name) ? budgets[name] : undefined;
  const ofRemotes = name === SHELL ? undefined : budgets['*'];
  const { initial, lazy } = DEFAULTS[name === SHELL ? 'shell' : 'remote'];
  return { initial: own?.initial ?? ofRemotes?.initial ?? initial, lazy: own?.lazy ?? ofRemotes?.lazy ?? lazy };
}

/**
 * Reads a site's budgets. Returns no budgets, so that the defaults hold, if there is no such file.
 * @throws Error naming the file, and what is wrong with it.
 */
export async function readBudgets(file: string): Promise<Budgets> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw new Error(`${file} cannot be read (${error.code}): make it readable, or remove it`);
  });
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), budgets), text);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(
    `${file}: ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}: write { "<name>": { "initial": <bytes>, "lazy": <bytes> } }`,
  );
}
