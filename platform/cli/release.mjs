import './lib/node-version.mjs';
import { frontEnd } from './lib/front-end.mjs';
import { gatedBuild } from './lib/gated-build.mjs';
import { sendFiles } from './lib/send-release.mjs';
import { kilobytes, printJson, short, siteOptions } from './lib/site-options.mjs';
import { command, step } from './lib/steps.mjs';

const usage = 'npm run release -- <name> [--to URL] [--json]';
const help = `${usage}: builds one front end, checks it, sends what the site lacks, makes it live.

  npm run release -- marketing-mfe
  npm run release -- catalog --to https://example.com
  npm run release -- shell --json

The site is http://127.0.0.1:3000 (or PORT) unless --to says another. The token is PUBLISH_TOKEN, or that of a site on this
machine (DATA_DIR). With --json the outcome is written to standard output, progress to standard error.`;

await command(async () => {
  const { names, url, json, help: wanted, site } = siteOptions();
  if (wanted) return console.log(help);
  const part = frontEnd(names, usage);
  const ask = site();
  const { files } = await gatedBuild(part);
  const startedAt = performance.now();
  const released = await sendFiles(ask, part.name, files, ({ path, size, done, of }) =>
    step('send', `${done}/${of} ${path} ${kilobytes(size)}`),
  );
  const { version, sent, bytes, failed } = released;
  if (failed.length > 0) step('render', `not rendered ahead: ${failed.join(', ')}`);
  step(
    'release',
    `${part.name} ${short(version)} is live at ${url} (${sent} files, ${kilobytes(bytes)} sent)`,
    startedAt,
  );
  if (json) printJson({ name: part.name, url, ...released, ms: Math.round(performance.now() - startedAt) });
});
