import { join } from 'node:path';
import { root } from './root.mjs';
import { sendRelease } from './send-release.mjs';
import { command, step } from './steps.mjs';

/**
 * Releases to a site what development servers compiled: so the server renders the newest sources as well.
 * @param {import('./site-client.mjs').Site} site
 * @returns {(server: import('./dev-servers.mjs').DevServer) => void} One after the other, so that the latest is live in
 *   the end. What the site refuses is told, and nothing else happens.
 */
export function releasesTo(site) {
  let sending = Promise.resolve();
  /** @type {Set<string>} */
  const waiting = new Set();
  return ({ name, folder }) => {
    if (waiting.has(name)) return;
    waiting.add(name);
    sending = sending.then(() =>
      command(async () => {
        waiting.delete(name);
        const startedAt = performance.now();
        const { sent } = await sendRelease(site, name, join(root, folder));
        if (sent > 0) step('release', name, startedAt);
      }),
    );
  };
}
