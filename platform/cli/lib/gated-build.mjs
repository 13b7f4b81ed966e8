import { build } from './build.mjs';
import { install } from './install.mjs';
import { loadGate } from './load-gate.mjs';
import { StepFailed, step } from './steps.mjs';

/**
 * Builds one front end and runs the checks that need no site.
 * @param {import('./front-end.mjs').FrontEnd} frontEnd
 * @returns {Promise<import('./load-gate.mjs').CheckedBuild>} It has passed.
 */
export async function gatedBuild({ name, folder, dist }) {
  await install();
  await build([folder]);
  const startedAt = performance.now();
  const { checkBuild } = await loadGate();
  const checked = await checkBuild(name, dist);
  if (checked.violations.length > 0) {
    const violations = checked.violations.map(({ field, message }) => `  ${field}: ${message}`);
    throw new StepFailed(`${folder} does not pass the gate; nothing was sent.`, violations.join('\n'));
  }
  step('gate', `${folder} passed, as far as it can be told without a site`, startedAt);
  return checked;
}
