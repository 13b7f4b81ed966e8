import { expect, it } from '@jest/globals';
import { run } from '@platform/cli/process/run';

interface Plan {
  readonly globalCacheInputs: { readonly files: Readonly<Record<string, string>> };
  readonly tasks: readonly { readonly inputs: Readonly<Record<string, string>> }[];
}

// The server reads them when it starts.
it('no build depends on site.json, budgets.json or redirects.json', async () => {
  const { stdout } = await run('turbo', ['run', 'build', '--dry=json'], { env: { TURBO_TELEMETRY_DISABLED: '1' } });
  const { globalCacheInputs, tasks }: Plan = JSON.parse(stdout);
  const built = tasks.map(({ inputs }) => Object.keys(inputs)).filter((files) => files.includes('rsbuild.config.ts'));
  expect(built.length).toBeGreaterThan(5);
  const files = [...built.flat(), ...Object.keys(globalCacheInputs.files)];
  expect(files.filter((file) => /(^|\/)(site|budgets|redirects)\.json$/.test(file))).toEqual([]);
});
