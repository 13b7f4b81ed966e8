import { command, StepFailed } from '../process/steps.ts';
import { check } from '../testing/check.ts';
import { install, root } from '../workspace.mjs';

const help = `npm run check [-- --fix] [-- --record-contract]
  Checks types, lint and format, and dead exports; in the folder of a package, the types and the style of that package. --fix
  formats, and corrects what is safe to correct. --record-contract adds the fingerprint of a new contract version.`;

await command(
  help,
  {
    fix: { type: 'boolean', default: false },
    'record-contract': { type: 'boolean', default: false },
  },
  async ({ values }) => {
    install();
    const folder = process.cwd() === root ? undefined : process.cwd();
    const failed = await check({ fix: values.fix, recordContract: values['record-contract'], folder });
    if (failed.length > 0) throw new StepFailed(`These checks failed: ${failed.join(', ')}.`);
  },
);
