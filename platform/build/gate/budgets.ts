import { readFile } from 'node:fs/promises';
import { releaseName, SHELL } from '@platform/contract/registry';
import * as v from 'valibot';

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

/** Maximum bytes of script (gzip) of a release: of each page's initial scripts, and of all that is loaded later. */
interface Budget {
  readonly initial: number;
  readonly lazy: number;
}

export type Budgets = Readonly<v.InferOutput<typeof budgets>>;

/**
 * Measured when they were set: the shell's entry 151 kB and 3 kB loaded later, the remotes' initial scripts 13 to 35 kB and at most
 * 44 kB loaded later. `npm run bench` measures the sum of both as visitors get it (brotli).
 */
const DEFAULTS: Readonly<Record<'shell' | 'remote', Budget>> = {
  shell: { initial: 160_000, lazy: 20_000 },
  remote: { initial: 40_000, lazy: 60_000 },
};

/** Returns the budget of a release. */
export function budgetOf(all: Budgets, name: string): Budget {
  const isShell = name === SHELL;
  const own = Object.hasOwn(all, name) ? all[name] : undefined;
  const others = isShell ? undefined : all['*'];
  const defaults = DEFAULTS[isShell ? 'shell' : 'remote'];
  return {
    initial: own?.initial ?? others?.initial ?? defaults.initial,
    lazy: own?.lazy ?? others?.lazy ?? defaults.lazy,
  };
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
