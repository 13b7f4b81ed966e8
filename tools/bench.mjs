import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureCachedPage } from '../bench/cached-page.mjs';
import { measureCanvas } from '../bench/canvas.mjs';
import { measureChat } from '../bench/chat/chat.mjs';
import { measureContactPosts } from '../bench/contact-posts.mjs';
import { measureFirstLoad } from '../bench/first-load.mjs';
import { measureInbox } from '../bench/inbox.mjs';
import { measureReleases } from '../bench/release.mjs';
import { isMet, machine, table } from '../bench/report.mjs';
import { measureUncachedPage } from '../bench/uncached-page.mjs';
import { build } from '../platform/cli/lib/build.mjs';
import { install } from '../platform/cli/lib/install.mjs';
import { root } from '../platform/cli/lib/root.mjs';
import { startBuiltSite } from '../platform/cli/lib/running-site.mjs';
import { command, step } from '../platform/cli/lib/steps.mjs';

// `npm run bench`: measures the built site and prints a table; the same as JSON goes to bench-results/latest.json.
await command(async () => {
  await install();
  await build();
  const site = await startBuiltSite({ RATE_LIMITS: 'off' });
  try {
    const figures = [
      ...(await measureFirstLoad(site.url)),
      ...(await measureCanvas(site.url)),
      ...(await measureCachedPage(site.url)),
      ...(await measureContactPosts(site.url)),
      ...(await measureChat(site.url)),
      ...(await measureUncachedPage()),
      ...(await measureInbox()),
      ...(await measureReleases()),
    ];
    const on = machine();
    console.log(`\n${table(figures)}\n\n${Object.values(on).join(', ')}`);
    const file = join(root, 'bench-results/latest.json');
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ machine: on, figures }, null, 2)}\n`);
    step('bench', file);
    if (!figures.every(isMet)) process.exitCode = 1;
  } finally {
    await site.stop();
  }
});
