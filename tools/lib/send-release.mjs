import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Sends the release in a folder, only those files the site lacks, and promotes it.
 * @param {import('./site-client.mjs').Site} site
 * @param {string} name In the registry: `marketing`.
 * @param {string} folder With `release.json`, `web/` and `server/`; absolute.
 * @returns {Promise<{ version: string, sent: number, bytes: number }>} `sent` files of `bytes` in all.
 */
export async function sendRelease(site, name, folder) {
  const files = ['release.json', ...filesBelow(folder, 'web'), ...filesBelow(folder, 'server')].map((path) => {
    const body = readFileSync(join(folder, path));
    return { path, sha256: createHash('sha256').update(body).digest('hex'), size: body.byteLength, body };
  });
  const list = { files: files.map(({ path, sha256, size }) => ({ path, sha256, size })) };

  const { version, missing = [] } = await site('POST', `/api/releases/${name}`, list);
  const wanted = new Set(missing);
  const lacking = files.filter(({ sha256 }) => wanted.delete(sha256));
  for (const { sha256, body } of lacking) await site('PUT', `/api/releases/${name}/files/${sha256}`, body);
  if (lacking.length > 0) await site('POST', `/api/releases/${name}`, list);
  await site('POST', '/api/deployments', { name, version });
  return { version, sent: lacking.length, bytes: lacking.reduce((sum, { size }) => sum + size, 0) };
}

/**
 * @param {string} folder
 * @param {string} half
 */
function filesBelow(folder, half) {
  return readdirSync(join(folder, half), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
