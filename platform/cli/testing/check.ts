import { join, relative } from 'node:path';
import { checkContract } from '@platform/contract/fingerprint';
import { run } from '../process/run.ts';
import { step } from '../process/steps.ts';
import { serverFolder } from '../site.ts';
import { nearestFolder, root } from '../workspace.mjs';
import { checkPatterns } from './check-patterns.ts';

export interface CheckOptions {
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
    tool('types', 'tsc', '-b', ...project),
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
  return [...new Set([...folders, serverFolder])];
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
