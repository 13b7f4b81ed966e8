import { loadGate } from './load-gate.mjs';

/**
 * @typedef {{ path: string, size: number, done: number, of: number }} Sent A file that was sent, the `done`th `of` all.
 * @typedef {{ version: string, sent: number, bytes: number, failed: readonly string[] }} Released `sent` files of `bytes` in
 *   all; `failed`: addresses of pages that the site could not render ahead.
 */

/**
 * Sends the release in a folder, only those files the site lacks, and promotes it. The site's gate has the say.
 * @param {import('./site-client.mjs').Site} site
 * @param {string} name In the registry: `marketing`.
 * @param {string} folder With `release.json`, `web/` and `server/`; absolute.
 * @returns {Promise<Released>}
 */
export async function sendRelease(site, name, folder) {
  const { checkBuild } = await loadGate();
  return sendFiles(site, name, (await checkBuild(name, folder)).files);
}

/**
 * @param {import('./site-client.mjs').Site} site
 * @param {string} name
 * @param {readonly import('./load-gate.mjs').BuiltFile[]} files
 * @param {(sent: Sent) => void} [onSent]
 * @returns {Promise<Released>}
 */
export async function sendFiles(site, name, files, onSent = () => {}) {
  const list = { files: files.map(({ path, sha256, size }) => ({ path, sha256, size })) };
  const { version, missing = [] } = await site('POST', `/api/releases/${name}`, list);
  const wanted = new Set(missing);
  const lacking = files.filter(({ sha256 }) => wanted.delete(sha256));
  for (const [i, { path, size, sha256, bytes }] of lacking.entries()) {
    await site('PUT', `/api/releases/${name}/files/${sha256}`, bytes);
    onSent({ path, size, done: i + 1, of: lacking.length });
  }
  if (lacking.length > 0) await site('POST', `/api/releases/${name}`, list);
  const { failed = [] } = await site('POST', '/api/deployments', { name, version });
  return { version, sent: lacking.length, bytes: lacking.reduce((sum, { size }) => sum + size, 0), failed };
}
