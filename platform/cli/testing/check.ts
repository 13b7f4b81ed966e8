import { relative } from 'node:path';
import { checkContract } from '@platform/contract/fingerprint';
import { run } from '../process/run.ts';
import { step } from '../process/steps.ts';
import { nearestFolder, root } from '../workspace.mjs';

export interface CheckOptions {
  /** Formats, and corrects what is safe to correct. */
  readonly fix?: boolean;
  /** Adds the fingerprint of a new contract version. */
  readonly recordContract?: boolean;
  /** Checks the types and the style of one package only; absolute. */
  readonly folder?: string | undefined;
}

/** Runs the checks side by side and prints each with its output as it ends. Returns the names of those that failed. */
export async function check({ fix = false, recordContract = false, folder }: CheckOptions = {}): Promise<string[]> {
  const below = folder === undefined ? [] : [relative(root, folder)];
  const project = folder === undefined ? [] : [relative(root, nearestFolder('tsconfig.json') ?? folder)];
  const checks = [
    { name: 'types', tool: 'tsc', args: ['-b', ...project] },
    { name: 'lint', tool: 'biome', args: ['check', '--error-on-warnings', ...(fix ? ['--write'] : []), ...below] },
    ...(folder === undefined ? [{ name: 'dead code', tool: 'knip', args: ['--no-progress'] }] : []),
  ];
  const failed = await Promise.all(
    checks.map(async ({ name, tool, args }) => {
      const startedAt = performance.now();
      const { code, output } = await run(tool, args);
      if (code !== 0) console.log(output.trimEnd());
      step('check', `${name}: ${tool} ${args.join(' ')}: ${code === 0 ? 'passed' : 'FAILED'}`, startedAt);
      return code === 0 ? [] : [name];
    }),
  );
  const fault = folder === undefined ? await checkContract(root, { record: recordContract }) : undefined;
  if (fault !== undefined) console.log(fault);
  return [...failed.flat(), ...(fault === undefined ? [] : ['contract'])];
}
