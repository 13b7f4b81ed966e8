import { join, resolve } from 'node:path';
import { convertBuild } from '@platform/build/external/convert';
import { type CheckedBuild, checkBuild } from '@platform/build/gate/checks';
import { BUDGETS_FILE, readBudgets } from '@platform/build/gate/size-budget';
import type { Violation } from '@platform/build/gate/violation';
import { SHELL } from '@platform/contract/registry';
import { StepFailed, step, wrongUse } from '../process/steps.ts';
import { nameFrom } from '../releases/site-options.ts';
import { buildFolder, type FrontEnd, onlyFrontEnd, siteFolder } from '../site.ts';
import { install } from '../workspace.mjs';
import { build } from './build.ts';

/** A front end of a command line, and a function that runs the gate's offline checks on its build. */
interface Gated {
  readonly name: string;
  /** Its sources, or the build of another tool; absolute. */
  readonly folder: string;
  readonly gated: () => Promise<CheckedBuild>;
}

/** Returns the front end of a command line: one of this checkout, or with `--build` the build of another tool. */
export function gatedFrom(positionals: readonly string[], built: string | undefined, usage: string): Gated {
  if (built === undefined) {
    const frontEnd = onlyFrontEnd(positionals, usage);
    return { ...frontEnd, gated: () => gatedBuild(frontEnd) };
  }
  const name = nameFrom(positionals, usage);
  if (name === SHELL) throw wrongUse('The shell is built by the preset: --build takes a remote.');
  const folder = resolve(built);
  return { name, folder, gated: () => gatedExternalBuild(name, folder) };
}

/** Builds a front end and runs the gate's offline checks. Rejects with a `StepFailed` if there are violations. */
export async function gatedBuild({ name, label, folder }: FrontEnd): Promise<CheckedBuild> {
  install();
  await build([folder]);
  return checked({ name, label }, buildFolder(folder));
}

/** Makes a release of another tool's build and runs the gate's offline checks. Rejects with a `StepFailed` if there are violations. */
async function gatedExternalBuild(name: string, folder: string): Promise<CheckedBuild> {
  install();
  const converted = await convertBuild(name, folder);
  if ('violations' in converted) throw notPassed(name, converted.violations);
  return checked({ name, label: name }, converted.folder);
}

async function checked({ name, label }: Pick<FrontEnd, 'name' | 'label'>, folder: string): Promise<CheckedBuild> {
  const startedAt = performance.now();
  const checkedBuild = await checkBuild(name, folder, await siteBudgets());
  if (checkedBuild.violations.length > 0) throw notPassed(label, checkedBuild.violations);
  step('gate', `${label} passed the offline checks`, startedAt);
  return checkedBuild;
}

function notPassed(label: string, violations: readonly Violation[]): StepFailed {
  const lines = violations.map(({ field, message }) => `  ${field}: ${message}`);
  return new StepFailed(`${label} does not pass the gate; nothing was sent.`, lines.join('\n'));
}

/** Returns the budgets of the checkout's site. The running site checks again, with its own file. */
const siteBudgets = () =>
  readBudgets(join(siteFolder, BUDGETS_FILE)).catch((error: Error) => {
    throw new StepFailed(error.message);
  });
