import { rmSync, watchFile } from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { startChild } from './children.mjs';
import { root } from './root.mjs';
import { step } from './steps.mjs';

/**
 * @typedef {{ name: string, cwd: string, folder: string, url: string }} DevServer `name` in the registry; `cwd`: its
 *   package; `folder`: what it releases (`DIST` in platform/build/mode.ts); both below the repository.
 */

/**
 * Plans a development server for each of these front ends, on a free port.
 * @param {readonly string[]} folders `shell`, `marketing-mfe`.
 * @returns {Promise<DevServer[]>}
 */
export async function devServersOf(folders) {
  const ports = await freePorts(folders.length);
  return folders.map((cwd, i) => ({
    name: basename(cwd).replace(/-mfe$/, ''),
    cwd,
    folder: `${cwd}/node_modules/.cache/served`,
    url: `http://127.0.0.1:${ports[i]}`,
  }));
}

/**
 * Starts them, and waits until each has compiled once.
 * @param {readonly DevServer[]} servers
 * @param {{ pages: string, hot: boolean, onCompiled?: (server: DevServer) => void }} options `pages`: their origin; `hot`:
 *   pages take changes in, otherwise they are loaded again; `onCompiled` is called after each compilation.
 * @returns {Promise<unknown>}
 */
export function startDevServers(servers, { pages, hot, onCompiled = () => {} }) {
  const env = { FEDERATION_MODE: hot ? 'hot' : 'reload', FEDERATION_SITE: pages };
  return Promise.all(
    servers.map((server) => {
      const { name, cwd, folder, url } = server;
      rmSync(join(root, folder), { recursive: true, force: true });
      startChild('rsbuild', ['dev', '--port', new URL(url).port], { cwd, env });
      return new Promise((resolve) => {
        watchFile(join(root, folder, 'release.json'), { interval: 100 }, ({ mtimeMs }) => {
          if (mtimeMs === 0) return;
          step('compile', name);
          onCompiled(server);
          resolve(null);
        });
      });
    }),
  );
}

/**
 * @param {number} count
 * @returns {Promise<number[]>} Ports that are free now.
 */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', () => resolve(null)))));
  const ports = servers.map((server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(() => resolve(null)))));
  return ports;
}
