import type { Deployed } from '@platform/contract/release';
import { command, step } from '../process/steps.ts';
import { reportUnrendered } from '../releases/promote.ts';
import { acceptedRemovals } from '../releases/send-release.ts';
import { deploymentOptions, nameFrom, openSite, printJson, short, since } from '../releases/site-options.ts';

const usage = 'npm run rollback -- <name> [--removes PATH …] [--note TEXT] [--to URL] [--json]';
const help = `${usage}
  Makes the version live that was live before. Run again, it makes the one before that live. The gate checks it beside what is live now; no
  browser opens its pages, as they were live before.

  npm run rollback -- marketing-mfe
  npm run rollback -- catalog --to https://example.com
  npm run rollback -- marketing-mfe --removes /news

A page that is live and was not in that version makes the site refuse, unless --removes names its path (see npm run release).

Nothing is built or sent. The site and its token are found as by npm run release.`;

await command(help, deploymentOptions, async ({ values, positionals }) => {
  const name = nameFrom(positionals, usage);
  const { url, site } = openSite(values);
  const startedAt = performance.now();
  const note = values.note !== undefined && { note: values.note };
  const request = { name, ...acceptedRemovals(values.removes), ...note };
  const { version, failed } = reportUnrendered(await site<Deployed>('POST', '/api/rollbacks', request));
  step('rollback', `${name} ${short(version)} is live at ${url} again`, startedAt);
  if (values.json) printJson({ name, url, version, failed, ms: since(startedAt) });
});
