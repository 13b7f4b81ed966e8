import './lib/node-version.mjs';
import { frontEnd } from './lib/front-end.mjs';
import { printJson, short, siteOptions } from './lib/site-options.mjs';
import { command, step } from './lib/steps.mjs';

const usage = 'npm run rollback -- <name> [--to URL] [--json]';
const help = `${usage}: makes the version live that was live before. Again: the one before that.

  npm run rollback -- marketing-mfe
  npm run rollback -- catalog --to https://example.com

Nothing is built or sent. The site and its token are found as by npm run release.`;

await command(async () => {
  const { names, url, json, help: wanted, site } = siteOptions();
  if (wanted) return console.log(help);
  const { name } = frontEnd(names, usage);
  const startedAt = performance.now();
  const { version, failed } = await site()('POST', '/api/rollbacks', { name });
  if (failed.length > 0) step('render', `not rendered ahead: ${failed.join(', ')}`);
  step('rollback', `${name} ${short(version)} is live at ${url} again`, startedAt);
  if (json) printJson({ name, url, version, failed, ms: Math.round(performance.now() - startedAt) });
});
