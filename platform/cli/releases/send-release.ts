import { type BuiltFile, listOf } from '@platform/build/gate/built-release';
import { checkBuild } from '@platform/build/gate/check-build';
import type { Deployed } from '@platform/contract/release';
import type { SiteClient } from './site-client.ts';

/** A file that was sent: the `done`th of `of`. */
export interface SentFile {
  readonly path: string;
  readonly size: number;
  readonly done: number;
  readonly of: number;
}

/** A release that is live. */
export interface Released {
  readonly version: string;
  /** Number of files that the site lacked, and their bytes. */
  readonly sent: number;
  readonly bytes: number;
  /** URLs of pages that the site could not render ahead. */
  readonly failed: readonly string[];
}

export interface SendOptions {
  /** Paths of the live release that this one may take away. */
  readonly removes?: readonly string[];
  readonly onSent?: (file: SentFile) => void;
}

/** Sends the release in a folder (`release.json`, `web/`, `server/`) and promotes it. The site's gate checks it. */
export async function sendRelease(
  site: SiteClient,
  name: string,
  folder: string,
  options: SendOptions = {},
): Promise<Released> {
  return sendFiles(site, name, (await checkBuild(name, folder)).files, options);
}

/** Sends those files of a release that the site lacks, and promotes it. */
export async function sendFiles(
  site: SiteClient,
  name: string,
  files: readonly BuiltFile[],
  { removes = [], onSent = () => {} }: SendOptions = {},
): Promise<Released> {
  // Sites of an earlier contract refuse the field.
  const accepted = removes.length > 0 ? { removes } : {};
  const list = { files: listOf(files), ...accepted };
  const { version, missing = [] } = await site<Stored>('POST', `/api/releases/${name}`, list);
  const wanted = new Set(missing);
  const lacking = files.filter(({ sha256 }) => wanted.delete(sha256));
  for (const [i, { path, size, sha256, bytes }] of lacking.entries()) {
    await site('PUT', `/api/releases/${name}/files/${sha256}`, bytes);
    onSent({ path, size, done: i + 1, of: lacking.length });
  }
  if (lacking.length > 0) await site('POST', `/api/releases/${name}`, list);
  const { failed = [] } = await site<Partial<Deployed>>('POST', '/api/deployments', {
    name,
    version,
    ...accepted,
  });
  return { version, sent: lacking.length, bytes: lacking.reduce((sum, { size }) => sum + size, 0), failed };
}

interface Stored {
  readonly version: string;
  readonly missing?: readonly string[];
}
