import './lib/node-version.mjs';
import { ageOf } from './lib/age.mjs';
import { kilobytes, printJson, short, siteOptions } from './lib/site-options.mjs';
import { command, StepFailed } from './lib/steps.mjs';

/** @typedef {{ seq: number, version: string, action: string, at: string, size: number }} Deployment */

const usage = 'npm run releases -- [--to URL] [--json]';
const help = `${usage}: tells what is live and what was, newest first.

  npm run releases
  npm run releases -- --to https://example.com --json

The site and its token are found as by npm run release.`;

await command(async () => {
  const { names, json, help: wanted, site } = siteOptions();
  if (wanted) return console.log(help);
  if (names.length > 0) throw new StepFailed(`Nothing is named here: ${usage}`);
  /** @type {{ releases: { name: string, deployments: Deployment[] }[] }} */
  const history = await site()('GET', '/api/releases');
  if (json) return printJson(history);
  for (const { name, deployments } of history.releases) {
    console.log(name);
    for (const [i, { version, action, at, size }] of deployments.entries()) {
      const state = i === 0 ? 'live' : '';
      console.log(
        `  ${state.padEnd(6)}${short(version)}  ${kilobytes(size).padStart(10)}  ${action.padEnd(9)} ${ageOf(at)} ago`,
      );
    }
  }
});
