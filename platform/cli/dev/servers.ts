import { rmSync, watchFile } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../process/free-ports.ts';
import { startChild } from '../process/run.ts';
import { step } from '../process/steps.ts';
import type { FrontEnd } from '../site.ts';

/** The development server of a front end. */
export interface DevServer {
  /** Name in the registry. */
  readonly name: string;
  /** Folder of the package, absolute. */
  readonly cwd: string;
  /** Folder of the release that it writes (`DIST` in platform/build/mode.ts), absolute. */
  readonly folder: string;
  readonly url: string;
}

/** Plans a development server for each front end, on a free port. */
export async function planDevServers(frontEnds: readonly FrontEnd[]): Promise<DevServer[]> {
  const ports = await freePorts(frontEnds.length);
  return frontEnds.map(({ name, folder }, i) => ({
    name,
    cwd: folder,
    folder: join(folder, 'node_modules/.cache/served'),
    url: `http://127.0.0.1:${ports[i]}`,
  }));
}

export interface DevServersOptions {
  /** Origin of the pages that use them. */
  readonly pages: string;
  /** Whether pages take in what has changed; otherwise they are loaded again. */
  readonly hot: boolean;
  /** Called after each compilation. */
  readonly onCompiled?: (server: DevServer) => void;
}

/** Starts development servers. Resolves when each has compiled once. */
export async function startDevServers(
  servers: readonly DevServer[],
  { pages, hot, onCompiled = () => {} }: DevServersOptions,
): Promise<void> {
  const env = { FEDERATION_MODE: hot ? 'hot' : 'reload', FEDERATION_SITE: pages };
  const compiled = servers.map((server) => {
    const { name, cwd, folder, url } = server;
    rmSync(folder, { recursive: true, force: true });
    startChild('rsbuild', ['dev', '--port', new URL(url).port], { cwd, env });
    return new Promise<void>((resolve) => {
      watchFile(join(folder, 'release.json'), { interval: 100 }, ({ mtimeMs }) => {
        if (mtimeMs === 0) return;
        step('compile', name);
        onCompiled(server);
        resolve();
      });
    });
  });
  await Promise.all(compiled);
}
