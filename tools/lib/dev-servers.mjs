import { rmSync, watchFile } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startChild } from './children.mjs';
import { root } from './root.mjs';

/**
 * @typedef {{ name: string, folder: string, url: string }} DevServer `name` in the registry; `folder`: what it releases
 *   (see `DIST` in packages/federation/src/mode.ts), below the repository.
 */

/**
 * Starts a development server for each of these front ends, on a free port.
 * @param {readonly string[]} folders Of front ends: `shell`, `marketing-mfe`.
 * @param {{ site: string, hot: boolean, onCompiled: (server: DevServer) => void }} options `site`: the pages' origin;
 *   `hot`: pages take changes in, otherwise they are loaded again; `onCompiled` is called after each compilation.
 * @returns {Promise<DevServer[]>}
 */
export async function startDevServers(folders, { site, hot, onCompiled }) {
  const ports = await freePorts(folders.length);
  return folders.map((cwd, i) => {
    const folder = `${cwd}/node_modules/.cache/served`;
    const server = { name: cwd.replace(/-mfe$/, ''), folder, url: `http://127.0.0.1:${ports[i]}` };
    rmSync(join(root, folder), { recursive: true, force: true });
    watchFile(join(root, folder, 'release.json'), { interval: 100 }, ({ mtimeMs }) => {
      if (mtimeMs !== 0) onCompiled(server);
    });
    startChild('rsbuild', ['dev', '--port', String(ports[i])], {
      cwd,
      env: { FEDERATION_MODE: hot ? 'hot' : 'reload', FEDERATION_SITE: site },
    });
    return server;
  });
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
