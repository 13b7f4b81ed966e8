import { join } from 'node:path';
import { BUDGETS_FILE, readBudgets } from '@platform/build/gate/budgets';
import { type CheckedBuild, checkBuild } from '@platform/build/gate/check-build';
import { StepFailed, step } from '../process/steps.ts';
import { buildFolder, type FrontEnd, siteFolder } from '../site.ts';
import { install } from '../workspace.mjs';
import { build } from './build.ts';

/** Builds a front end and runs those checks of the gate that need no site. Throws a `StepFailed` if there are violations. */
export async function gatedBuild({ name, label, folder }: FrontEnd): Promise<CheckedBuild> {
  install();
  await build([folder]);
  const startedAt = performance.now();
  const checked = await checkBuild(name, buildFolder(folder), await siteBudgets());
  if (checked.violations.length > 0) {
    const violations = checked.violations.map(({ field, message }) => `  ${field}: ${message}`);
    throw new StepFailed(`${label} does not pass the gate; nothing was sent.`, violations.join('\n'));
  }
  step('gate', `${label} passed the checks that need no site`, startedAt);
  return checked;
}

/** Returns the budgets of the checkout's site. The running site has the last word, by its own file. */
const siteBudgets = () =>
  readBudgets(join(siteFolder, BUDGETS_FILE)).catch((error: Error) => {
    throw new StepFailed(error.message);
  });
