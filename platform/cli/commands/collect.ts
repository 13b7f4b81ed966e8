import type { Collection } from '@platform/contract/release';
import { command, step, wrongUse } from '../process/steps.ts';
import { kilobytes, openSite, printJson, short, siteOptions } from '../releases/site-options.ts';

const usage = 'npm run collect -- [--dry-run] [--to URL] [--json]';
const help = `${usage}
  Removes the files of releases that nothing needs. Kept are what is live or pinned, of each name the newest versions that a roll-back can
  reach (KEEP_RELEASES of the site, 10), what was live or sent in the last seven days, and what a preview shows.

  npm run collect -- --dry-run
  npm run collect -- --to https://example.com --json

The list of releases keeps the removed ones; they have to be sent again before they can go live. Needs the publish token of the site.`;

const options = { ...siteOptions, 'dry-run': { type: 'boolean', default: false } } as const;

await command(help, options, async ({ values, positionals }) => {
  if (positionals.length > 0) throw wrongUse(`It takes no name: ${usage}`);
  const { site } = openSite(values);
  const dryRun = values['dry-run'];
  const collected = await site<Collection>('POST', '/api/collections', { dryRun });
  const { releases, files, bytes } = collected;
  for (const { name, version } of releases) step('collect', `${name} ${short(version)}`);
  const done = dryRun ? 'would be removed' : 'removed';
  step('collect', `${releases.length} releases, ${files} files, ${kilobytes(bytes)} ${done}`);
  if (values.json) printJson({ dryRun, ...collected });
});
