import { gatedBuild } from '../builds/gated-build.ts';
import { command, step } from '../process/steps.ts';
import { sendFiles } from '../releases/send-release.ts';
import { kilobytes, openSite, printJson, short, switchOptions } from '../releases/site-options.ts';
import { onlyFrontEnd } from '../site.ts';

const usage = 'npm run release -- <name> [--removes PATH …] [--to URL] [--json]';
const help = `${usage}
  Builds one front end, checks it, sends the files that the site lacks, and makes the release live.

  npm run release -- marketing-mfe
  npm run release -- catalog --to https://example.com
  npm run release -- shell --json
  npm run release -- marketing-mfe --removes /faqs --removes '/post/*'

A page that is live and not in the release makes the site refuse it, unless --removes names its path. In a path :name stands for
any segment, /* at the end for all paths below.

The site is http://127.0.0.1:3000 (or PORT) unless --to names another one. The token is PUBLISH_TOKEN, or that of a site on
this machine (DATA_DIR). With --json the result is written to standard output, progress to standard error.`;

await command(help, switchOptions, async ({ values, positionals }) => {
  const { name, folder, label } = onlyFrontEnd(positionals, usage);
  const { url, site } = openSite(values.to);
  const { files } = await gatedBuild({ name, folder, label });
  const startedAt = performance.now();
  const released = await sendFiles(site, name, files, {
    removes: values.removes,
    onSent: ({ path, size, done, of }) => step('send', `${done}/${of} ${path} ${kilobytes(size)}`),
  });
  const { version, sent, bytes, failed } = released;
  if (failed.length > 0) step('render', `not rendered ahead: ${failed.join(', ')}`);
  step('release', `${name} ${short(version)} is live at ${url} (${sent} files, ${kilobytes(bytes)} sent)`, startedAt);
  if (values.json) printJson({ name, url, ...released, ms: Math.round(performance.now() - startedAt) });
});
