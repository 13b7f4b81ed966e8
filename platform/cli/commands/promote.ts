import { command, step } from '../process/steps.ts';
import { browserForCheck, promote } from '../releases/promote.ts';
import { acceptedRemovals } from '../releases/send-release.ts';
import {
  deploymentOptions,
  deploymentsOf,
  findVersion,
  nameFrom,
  openSite,
  printJson,
  short,
  since,
} from '../releases/site-options.ts';

const usage =
  'npm run promote -- <name> <version> [--removes PATH …] [--note TEXT] [--to URL] [--all] [--no-browser] [--json]';
const help = `${usage}
  Makes a release live that the site has stored: an earlier one, or one that was sent and never went live. Builds and sends nothing.

  npm run promote -- marketing-mfe 3f2a91
  npm run promote -- catalog 3f2a91 --note 'Back after the fair' --to https://example.com

The version is given by its first six digits or more, as npm run releases lists them. The gate and the browser check it as npm run release
does; a remote that was retired comes back. The site and its token are found as by npm run release.`;

const options = {
  ...deploymentOptions,
  'no-browser': { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
} as const;

await command(help, options, async ({ values, positionals }) => {
  const name = nameFrom(positionals, usage, 2);
  const { url, site } = openSite(values);
  const browser = values['no-browser'] ? undefined : browserForCheck();
  const startedAt = performance.now();
  const version = findVersion(await deploymentsOf(site, name), positionals[1] ?? '');
  const note = values.note !== undefined && { note: values.note };
  const release = { name, version, ...acceptedRemovals(values.removes), ...note };
  const { seq, failed } = await promote({ site, url, browser, all: values.all }, release);
  step('promote', `${name} ${short(version)} is live at ${url}`, startedAt);
  if (values.json) printJson({ name, url, version, seq, failed, ms: since(startedAt) });
});
