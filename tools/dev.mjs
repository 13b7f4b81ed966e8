import './lib/node-version.mjs';
import { randomUUID } from 'node:crypto';
import { rmSync, watchFile } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { forget } from './lib/build-stamps.mjs';
import { startChild } from './lib/children.mjs';
import { devSite } from './lib/dev-site.mjs';
import { install } from './lib/install.mjs';
import { distOf, frontEnds } from './lib/packages.mjs';
import { root } from './lib/root.mjs';
import { sendRelease } from './lib/send-release.mjs';
import { siteClient } from './lib/site-client.mjs';
import { command, step } from './lib/steps.mjs';

const help = `npm run dev: builds every front end and the api as their sources change, and serves them at PORT (3000) with
data of its own (data/dev). Each finished build is released to that site: reload the page to see it.`;

await command(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (values.help) return console.log(help);
  await install();

  const token = process.env.PUBLISH_TOKEN ?? randomUUID();
  const client = siteClient(`http://127.0.0.1:${process.env.PORT ?? 3000}`, token);
  const folders = frontEnds();
  /** @type {Set<string>} */
  const built = new Set();
  let sending = Promise.resolve();

  /**
   * One after the other, so that the latest build is live in the end.
   * @param {string} folder
   */
  const send = (folder) => {
    sending = sending.then(() =>
      command(async () => {
        const startedAt = performance.now();
        const { sent } = await sendRelease(
          client,
          folder.replace(/-mfe$/, ''),
          join(root, distOf(folder, 'development')),
        );
        step('release', `${folder}, ${sent} files sent`, startedAt);
      }),
    );
  };
  const site = devSite({ token, onReady: () => folders.forEach(send) });

  // The api is built past turbo: the next start must look at it again.
  forget(['api/dist']);
  for (const folder of folders) {
    const dist = join(root, distOf(folder, 'development'));
    rmSync(dist, { recursive: true, force: true });
    watchFile(join(dist, 'release.json'), { interval: 200 }, ({ mtimeMs }) => {
      if (mtimeMs === 0) return;
      built.add(folder);
      if (site.isReady()) send(folder);
      else if (built.size === folders.length) site.start();
    });
    startChild('rsbuild', ['build', '--watch'], { cwd: folder, env: { FEDERATION_MODE: 'development' } });
  }
});
