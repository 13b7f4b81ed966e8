import './lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { frontEnd } from './lib/front-end.mjs';
import { gatedBuild } from './lib/gated-build.mjs';
import { kilobytes, short } from './lib/site-options.mjs';
import { command, step } from './lib/steps.mjs';

const usage = 'npm run gate -- <name>';
const help = `${usage}: builds one front end and runs those checks that need no site: its files, its release.json, the hashes in its
entry, the size of its first waves. What depends on the other live releases is checked by the site when it is sent.

  npm run gate -- marketing-mfe`;

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(help);
  const part = frontEnd(positionals, usage);
  const { version, files } = await gatedBuild(part);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  step('gate', `${part.name} ${short(version)}: ${files.length} files, ${kilobytes(bytes)}`);
});
