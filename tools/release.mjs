import './lib/node-version.mjs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { distOf, frontEnds } from './lib/packages.mjs';
import { root } from './lib/root.mjs';
import { sendRelease } from './lib/send-release.mjs';
import { publishToken, siteClient } from './lib/site-client.mjs';
import { command, StepFailed, step } from './lib/steps.mjs';

// `npm run release -- marketing-mfe [--to http://127.0.0.1:3000]`: builds one front end, sends it, makes it live.
await command(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  const [folder = ''] = positionals;
  if (positionals.length !== 1 || !frontEnds().includes(folder)) {
    throw new StepFailed(`Name one of ${frontEnds().join(', ')}: npm run release -- ${frontEnds().at(-1)} [--to URL]`);
  }
  const url = values.to ?? 'http://127.0.0.1:3000';
  if (!URL.canParse(url)) throw new StepFailed(`--to ${url} is no address; http://127.0.0.1:3000 is one.`);
  const site = siteClient(url, publishToken());

  await install();
  await build([folder]);
  const startedAt = performance.now();
  const { version, sent, bytes } = await sendRelease(
    site,
    folder.replace(/-mfe$/, ''),
    join(root, distOf(folder, 'production')),
  );
  step(
    'release',
    `${folder} ${version.slice(0, 12)} is live at ${url} (${sent} files, ${bytes} bytes sent)`,
    startedAt,
  );
});
