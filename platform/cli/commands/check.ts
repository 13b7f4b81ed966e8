import { command, StepFailed } from '../process/steps.ts';
import { check } from '../testing/check.ts';
import { install, root } from '../workspace.mjs';

const help = `npm run check [-- --fix --record-contract]
  Checks types, lint and format, dead exports, that no regular expression of the server can be slow, and that the contract's
  version fits its types; in the folder of a package, the types and the style of that package. --fix formats, and corrects what is safe to correct. --record-contract records the
  types of a new contract version.`;

const options = { fix: { type: 'boolean' }, 'record-contract': { type: 'boolean' } } as const;

await command(help, options, async ({ values: { fix = false, 'record-contract': recordContract = false } }) => {
  install();
  const folder = process.cwd() === root ? undefined : process.cwd();
  const failed = await check({ fix, recordContract, folder });
  if (failed.length > 0) throw new StepFailed(`These checks failed: ${failed.join(', ')}.`);
});
