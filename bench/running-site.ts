import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@platform/cli/testing/running-server.fixture';
import { root } from '@platform/cli/workspace';

const RUN = 'platform/cli/run.mjs';

/** Starts a server that responds with as many bytes and does nothing else. */
export const startBareServer = (bytes: number): Promise<RunningServer> =>
  startServer('node', [RUN, 'bench/bare-server.ts', String(bytes)], { cwd: root });

/** Starts the built site. */
export const startSite = (env: NodeJS.ProcessEnv, nodeOptions: readonly string[] = []): Promise<RunningServer> =>
  startServer('node', [...nodeOptions, RUN, 'serve-builds'], { cwd: root, env: { PORT: '0', ...env } });

/** Starts the built site on an empty DATA_DIR of its own, which is removed when the site stops. */
export async function startBuiltSite(env: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const site = await startSite({ DATA_DIR: dataDir, ...env });
  return {
    ...site,
    async stop() {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
