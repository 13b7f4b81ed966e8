import { type BuiltFile, listOf, versionOf } from '@platform/build/gate/built-release';
import { checkBuild } from '@platform/build/gate/check-build';
import type { Deployed } from '@platform/contract/release';
import { signatureOf } from './sign-release.ts';
import type { SiteClient } from './site-client.ts';

/** A file that was sent: the `done`th of `of`. */
export interface SentFile {
  readonly path: string;
  readonly size: number;
  readonly done: number;
  readonly of: number;
}

/** A release that the site has stored. */
export interface StoredRelease {
  readonly version: string;
  /** Number of files that the site lacked, and their bytes. */
  readonly sent: number;
  readonly bytes: number;
}

/** A release that is live. */
export interface Released extends StoredRelease {
  /** URLs of pages that the site could not render ahead. */
  readonly failed: readonly string[];
}

export interface SendOptions {
  /** Paths of the live release that this one may take away. */
  readonly removes?: readonly string[];
  readonly onSent?: (file: SentFile) => void;
  /** That of the release's team, from another site. Unset: it is signed here, if there is a key. */
  readonly signature?: string | undefined;
}

/** Returns the field of a request with the paths that may go. Sites of an earlier contract refuse the field. */
export const acceptedRemovals = (removes: readonly string[] = []) => (removes.length > 0 ? { removes } : {});

/**
 * Sends the release in a folder (`release.json`, `web/`, `server/`) and promotes it. The site's gate checks it, no browser does.
 */
export async function sendRelease(
  site: SiteClient,
  name: string,
  folder: string,
  options: SendOptions = {},
): Promise<Released> {
  const stored = await storeRelease(site, name, folder, options);
  const { failed = [] } = await site<Partial<Deployed>>('POST', '/api/deployments', {
    name,
    version: stored.version,
    ...acceptedRemovals(options.removes),
  });
  return { ...stored, failed };
}

/** Sends the release in a folder, and stores it. The site's gate checks it. */
export async function storeRelease(
  site: SiteClient,
  name: string,
  folder: string,
  options: SendOptions = {},
): Promise<StoredRelease> {
  return storeFiles(site, name, (await checkBuild(name, folder)).files, options);
}

/** Signs a release if there is a key, sends those of its files that the site lacks, and stores it. The site's gate checks it. */
export async function storeFiles(
  site: SiteClient,
  name: string,
  files: readonly BuiltFile[],
  { removes, signature, onSent = () => {} }: SendOptions = {},
): Promise<StoredRelease> {
  const list = {
    files: listOf(files),
    ...acceptedRemovals(removes),
    ...(signature === undefined ? signatureOf(name, versionOf(files)) : { signature }),
  };
  const { version, missing = [] } = await site<Offered>('POST', `/api/releases/${name}`, list);
  const wanted = new Set(missing);
  const lacking = files.filter(({ sha256 }) => wanted.delete(sha256));
  for (const [i, { path, size, sha256, bytes }] of lacking.entries()) {
    await site('PUT', `/api/releases/${name}/files/${sha256}`, bytes);
    onSent({ path, size, done: i + 1, of: lacking.length });
  }
  if (lacking.length > 0) await site('POST', `/api/releases/${name}`, list);
  return { version, sent: lacking.length, bytes: lacking.reduce((sum, { size }) => sum + size, 0) };
}

interface Offered {
  readonly version: string;
  readonly missing?: readonly string[];
}
