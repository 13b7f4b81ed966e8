import '../platform/cli/lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { install } from '../platform/cli/lib/install.mjs';
import { command, StepFailed } from '../platform/cli/lib/steps.mjs';
import { check } from './lib/check.mjs';

// `npm run check [-- --fix]`: types, lint and format, dead exports. `--fix` formats and mends what is safe to mend.
await command(async () => {
  const { values } = parseArgs({ options: { fix: { type: 'boolean', default: false } } });
  await install();
  const failed = await check({ fix: values.fix });
  if (failed.length > 0) throw new StepFailed(`Not in order: ${failed.join(', ')}.`);
});
