import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StepFailed } from '@platform/cli/process/steps';
import { sendRelease } from '@platform/cli/releases/send-release';
import { createSiteClient } from '@platform/cli/releases/site-client';
import { findPostgres, startPostgres } from '@platform/cli/testing/postgres.fixture';
import type { RunningServer } from '@platform/cli/testing/running-server.fixture';
import type { Registry } from '@platform/contract/registry';
import { copyWithOtherEntry } from './copies.ts';
import { median } from './load.ts';
import type { Figure } from './report.ts';
import { startSite } from './running-site.ts';

const SERVERS = 3;

/** Releases, each followed by its roll-back. */
const ROUNDS = 20;

const TOKEN = 'a-token-for-all-of-the-servers';

/** Measures how long after a switch on one server the others show it, on a PostgreSQL of its own. */
export async function measureServers(): Promise<Figure[]> {
  const programs = findPostgres();
  if (programs === undefined) throw new StepFailed('PostgreSQL is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'site-servers-'));
  const env = {
    DATABASE_URL: await startPostgres(programs),
    PUBLISH_TOKEN: TOKEN,
    RATE_LIMITS: 'off',
    OWNER_ACCESS: 'loopback',
    LOG_LEVEL: 'error',
  };
  const servers: RunningServer[] = [];
  try {
    for (let i = 0; i < SERVERS; i += 1) servers.push(await startSite({ ...env, DATA_DIR: join(folder, `${i}`) }));
    const other = join(folder, 'other');
    await copyWithOtherEntry('marketing-mfe', other);
    const delays: number[] = [];
    const clientAt = (i: number) => createSiteClient(servers[i % SERVERS]?.url ?? '', TOKEN);
    for (let round = 0; round < ROUNDS; round += 1) {
      await sendRelease(clientAt(round), 'marketing', other);
      delays.push(...(await untilFollowed(servers, round % SERVERS)));
      await clientAt(round + 1)('POST', '/api/rollbacks', { name: 'marketing' });
      delays.push(...(await untilFollowed(servers, (round + 1) % SERVERS)));
    }
    return [
      { name: `switches that ${SERVERS - 1} other servers followed`, value: 2 * ROUNDS, unit: '' },
      { name: 'until another server shows it, median', value: median(delays), unit: 's' },
      { name: 'at most', value: Math.max(...delays), unit: 's', target: { atMost: 2 } },
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

/** Resolves when all servers show what the one at `from` shows, with the seconds that each other one took. */
async function untilFollowed(servers: readonly RunningServer[], from: number): Promise<number[]> {
  const startedAt = performance.now();
  const wanted = await marketingAt(servers[from]?.url ?? '');
  const others = servers.filter((_, i) => i !== from);
  return Promise.all(
    others.map(async ({ url }) => {
      while ((await marketingAt(url)) !== wanted) await new Promise((resolve) => setTimeout(resolve, 10));
      return (performance.now() - startedAt) / 1000;
    }),
  );
}

/** Returns the version of marketing that a server shows. */
async function marketingAt(url: string): Promise<string | undefined> {
  const { microFrontends } = (await (await fetch(`${url}/api/registry`)).json()) as Registry;
  return microFrontends.marketing?.[0]?.metadata.version;
}
