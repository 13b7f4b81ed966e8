import { run } from '../../platform/cli/lib/run.mjs';
import { step } from '../../platform/cli/lib/steps.mjs';

/**
 * Runs the checks side by side and prints each with its own output as it ends.
 * @param {{ fix?: boolean }} [options] `fix`: formats, and mends what is safe to mend.
 * @returns {Promise<string[]>} Names of the checks that failed.
 */
export async function check({ fix = false } = {}) {
  const checks = [
    { name: 'types', tool: 'tsc', args: ['-b'] },
    { name: 'lint', tool: 'biome', args: ['check', '--error-on-warnings', ...(fix ? ['--write'] : [])] },
    { name: 'dead code', tool: 'knip', args: ['--no-progress'] },
  ];
  const failed = await Promise.all(
    checks.map(async ({ name, tool, args }) => {
      const startedAt = performance.now();
      const { code, output } = await run(tool, args);
      if (code !== 0) console.log(output.trimEnd());
      step('check', `${name}: ${tool} ${args.join(' ')}: ${code === 0 ? 'in order' : 'FAILED'}`, startedAt);
      return code === 0 ? [] : [name];
    }),
  );
  return failed.flat();
}
