import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from '@platform/cli/builds/build';
import { command, step } from '@platform/cli/process/steps';
import { install, root } from '@platform/cli/workspace';
import { measureCachedPage } from './cached-page.ts';
import { measureCanvas } from './canvas.ts';
import { measureChat } from './chat/chat.ts';
import { measureContactPosts } from './contact-posts.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureInbox } from './inbox.ts';
import { measureReleases } from './release.ts';
import { measureRenderedPage } from './rendered-page.ts';
import { isMet, machine, table } from './report.ts';
import { startBuiltSite } from './running-site.ts';
import { measureUncachedPage } from './uncached-page.ts';

const help = `npm run bench
  Measures the built site and prints a table; the same figures go to bench-results/latest.json. Fails if a target is missed.`;

await command(help, {}, async () => {
  install();
  await build();
  const site = await startBuiltSite({ RATE_LIMITS: 'off' });
  try {
    const figures = [
      ...(await measureFirstLoad(site.url)),
      ...(await measureCanvas(site.url)),
      ...(await measureCachedPage(site.url)),
      ...(await measureContactPosts(site.url)),
      ...(await measureChat(site.url, 'development')),
      ...(await measureChat(site.url, 'sealed')),
      ...(await measureUncachedPage()),
      ...(await measureRenderedPage()),
      ...(await measureInbox()),
      ...(await measureReleases()),
    ];
    const measuredOn = machine();
    console.log(`\n${table(figures)}\n\n${Object.values(measuredOn).join(', ')}`);
    const file = join(root, 'bench-results/latest.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ machine: measuredOn, figures }, null, 2)}\n`);
    step('bench', file);
    if (!figures.every(isMet)) process.exitCode = 1;
  } finally {
    await site.stop();
  }
});
