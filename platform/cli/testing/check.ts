import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { checkContract } from '@platform/contract/fingerprint';
import { parseSync } from 'oxc-parser';
import { run } from '../process/run.ts';
import { step } from '../process/steps.ts';
import { serverFolder } from '../site.ts';
import { nearestFolder, root } from '../workspace.mjs';

interface CheckOptions {
  /** Formats, and applies safe fixes. */
  readonly fix?: boolean;
  /** Records the fingerprint of a new contract version. */
  readonly recordContract?: boolean;
  /** Checks the types and the style of one package only; absolute. */
  readonly folder?: string | undefined;
}

interface Check {
  readonly name: string;
  /** Resolves with the reasons for a failure; undefined if there is none. */
  readonly run: () => Promise<string | undefined>;
}

/** Runs the checks side by side and prints each as it ends. Returns the names of those that failed. */
export async function check({ fix = false, recordContract = false, folder }: CheckOptions = {}): Promise<string[]> {
  const below = folder === undefined ? [] : [relative(root, folder)];
  const project = folder === undefined ? [] : [relative(root, nearestFolder('tsconfig.json') ?? folder)];
  const checks = [
    // By default, four threads check the same types of libraries: that takes more than twice the processor time.
    tool('types', 'tsc', '-b', '--checkers', '1', ...project),
    tool('lint', 'biome', 'check', '--error-on-warnings', ...(fix ? ['--write'] : []), ...below),
  ];
  if (folder === undefined) {
    checks.push(tool('dead code', 'knip', '--no-progress'));
    checks.push({ name: 'regular expressions', run: () => checkPatterns(foldersOfServer()) });
    checks.push({ name: 'contract', run: () => checkContract(root, { record: recordContract }) });
  }
  const failed = await Promise.all(
    checks.map(async ({ name, run: runCheck }) => {
      const startedAt = performance.now();
      const reasons = await runCheck();
      if (reasons !== undefined) console.log(reasons.trimEnd());
      step('check', `${name}: ${reasons === undefined ? 'passed' : 'FAILED'}`, startedAt);
      return reasons === undefined ? [] : [name];
    }),
  );
  return failed.flat();
}

/** Returns the folders of code that reads input of visitors. */
function foldersOfServer(): string[] {
  const folders = ['platform/contract', 'platform/server', 'packages'].map((folder) => join(root, folder));
  return [...new Set([...folders, serverFolder])].filter((folder) => existsSync(folder));
}

function tool(name: string, program: string, ...args: string[]): Check {
  return {
    name: `${name}: ${[program, ...args].join(' ')}`,
    async run() {
      const { code, output } = await run(program, args);
      return code === 0 ? undefined : output;
    },
  };
}

/** Maximum time for one expression, in milliseconds. One that takes longer is refused as too complicated. */
const LIMITS = { timeout: 10_000 } as const;

const SOURCE = /\.tsx?$/;
const TEST = /\.(?:test|fixture)\.tsx?$/;
const GENERATED: ReadonlySet<string> = new Set(['node_modules', 'dist']);

/** Cache of safe expressions, as `/source/flags`. Delete it after an update of recheck. */
const SAFE_FILE = join(root, 'node_modules/.cache/safe-patterns.json');

/**
 * Checks that every regular expression below these folders takes linear time: texts of visitors must not stop the server. Resolves with
 * the violations; undefined if there is none.
 * @param folders Absolute. Tests and fixtures are skipped.
 */
async function checkPatterns(folders: readonly string[]): Promise<string | undefined> {
  const safe = new Set<string>(existsSync(SAFE_FILE) ? JSON.parse(readFileSync(SAFE_FILE, 'utf8')) : []);
  const violations = [];
  for (const file of folders.flatMap(sourcesIn)) {
    violations.push(...(await slowPatterns(relative(root, file), readFileSync(file, 'utf8'), safe)));
  }
  mkdirSync(dirname(SAFE_FILE), { recursive: true });
  writeFileSync(SAFE_FILE, JSON.stringify([...safe]));
  return violations.length === 0 ? undefined : violations.join('\n');
}

/**
 * Returns a violation for each regular expression of a module that can be slow, or cannot be checked.
 * @param safe Expressions to skip. Those that are safe are added.
 */
export async function slowPatterns(file: string, text: string, safe = new Set<string>()): Promise<string[]> {
  const violations: string[] = [];
  for (const { start, regex, callee } of nodesIn(parseSync(file, text).program)) {
    const place = `${file}:${text.slice(0, start).split('\n').length}`;
    if (callee?.name === 'RegExp') {
      violations.push(`${place}  RegExp() cannot be checked: write the expression as a literal.`);
    }
    if (!regex) continue;
    const literal = `/${regex.pattern}/${regex.flags}`;
    if (safe.has(literal)) continue;
    const fault = await faultOf(regex);
    if (fault === undefined) safe.add(literal);
    else violations.push(`${place}  ${literal}  ${fault}`);
  }
  return violations;
}

/** A node of a syntax tree by https://github.com/estree/estree, with the properties that are read here. */
interface Node {
  readonly start: number;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: { readonly name?: string };
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value as unknown as Node;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

/** Returns the fault of an expression and what to do; undefined if there is none. */
async function faultOf({ pattern, flags }: NonNullable<Node['regex']>): Promise<string | undefined> {
  // The package's other backends, in Java and native, are not installed. The variable is read on import.
  process.env.RECHECK_BACKEND = 'pure';
  const { checkSync } = await import('recheck');
  const result = checkSync(pattern, flags, LIMITS);
  switch (result.status) {
    case 'safe':
      return undefined;
    case 'vulnerable':
      return `is ${result.complexity.summary} in ${result.attack.pattern}: rewrite it so that no text is read twice.`;
    case 'unknown':
      return `could not be checked (${result.error.kind}): write a simpler one.`;
  }
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return GENERATED.has(entry.name) ? [] : sourcesIn(path);
    return SOURCE.test(entry.name) && !TEST.test(entry.name) ? [path] : [];
  });
}
