import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { step } from '@platform/cli/process/steps';
import { sendRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken, type SiteClient } from '@platform/cli/releases/site-client';
import { copyAsRemote } from './copies.ts';
import { type Figure, median } from './report.ts';
import { residentMegabytes, startSite } from './running-site.ts';

/** Numbers of remotes; the first is that of the site itself. */
const COUNTS = [4, 50, 200, 1000] as const;

/** Releases of which the median is taken. */
const RELEASES = 5;

/** Maximum growth of a page, in bytes, and longest warm start, in seconds, at `LARGE` remotes. */
const MAX_PAGE_GROWTH = 2000;
const MAX_START_S = 5;
const LARGE = 200;

/**
 * Measures a site with more and more remotes, each with two pages: bytes of pages, a release, a start with stored releases, memory.
 * Starts a site of its own for each number of remotes, on the same data.
 */
export async function measureRemotes(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'site-remotes-'));
  const dataDir = join(folder, 'data');
  // Pages contain the site's address. The address of this machine would change with the port.
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', PUBLIC_URL: 'https://site.example' };
  const figures: Figure[] = [];
  let released: number = COUNTS[0];
  let smallest = 0;
  try {
    await (await startSite(env)).stop();
    const token = publishToken(dataDir);
    for (const count of COUNTS) {
      const filled = await startSite(env);
      const startedAt = performance.now();
      for (; released < count; released += 1)
        await release(createSiteClient(filled.url, token), folder, `r${released}`);
      step('bench', `${count} remotes are live`, startedAt);
      await filled.stop();

      const restartedAt = performance.now();
      const site = await startSite(env);
      const start = (performance.now() - restartedAt) / 1000;
      try {
        const about = await (await fetch(`${site.url}/about`)).text();
        smallest ||= about.length;
        const registry = await (await fetch(`${site.url}/api/registry`)).text();
        const client = createSiteClient(site.url, token);
        const times: number[] = [];
        for (let i = 0; i < RELEASES; i += 1) {
          const begin = performance.now();
          await release(client, folder, 'r0', `${count}-${i}`);
          times.push((performance.now() - begin) / 1000);
        }
        const isLarge = count <= LARGE;
        const row = (name: string, value: number, unit: string, atMost?: number) =>
          figures.push({
            name: `${count} remotes: ${name}`,
            value,
            unit,
            ...(isLarge && atMost !== undefined && { target: { atMost } }),
          });
        row('/about', about.length, 'B');
        row('its growth', about.length - smallest, 'B', MAX_PAGE_GROWTH);
        row('/api/registry, brotli', brotliCompressSync(registry).byteLength, 'B');
        row('start to ready, with stored releases', start, 's', MAX_START_S);
        row('a release of one remote', median(times), 's');
        row('resident memory', await residentMegabytes(site.pid), 'MB');
      } finally {
        await site.stop();
      }
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Releases a small remote under a name. */
async function release(client: SiteClient, folder: string, name: string, label?: string): Promise<void> {
  const build = join(folder, name);
  await copyAsRemote(name, build, label);
  await sendRelease(client, name, build);
  await rm(build, { recursive: true });
}
