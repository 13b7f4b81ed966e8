import { resolve } from 'node:path';
import { command, StepFailed, step, wrongUse } from '../process/steps.ts';
import { upgrade } from '../scaffold/upgrade.ts';
import { isStandalone, root } from '../workspace.mjs';

const help = `npm run upgrade -- FOLDER
  In a repository of its own: replaces the packages in packages/ by those that npm run pack wrote into FOLDER, and installs them. React and
  other packages stay as package.json has them.

  npm run upgrade -- ../studio/dist/packages`;

await command(help, {}, async ({ positionals: [folder, ...rest] }) => {
  if (folder === undefined || rest.length > 0) throw wrongUse('Name one folder: npm run upgrade -- FOLDER');
  if (!isStandalone) throw new StepFailed('This is the workspace of the packages: git pull upgrades it.');
  const startedAt = performance.now();
  const upgraded = await upgrade(root, resolve(folder));
  if (upgraded === undefined) return step('upgrade', 'these packages are installed already');
  for (const { name, version } of upgraded.to) step('upgrade', `${name} ${version}`);
  step('upgrade', 'done: npm run check, npm test, and commit', startedAt);
});
