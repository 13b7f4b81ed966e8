import { type BuiltFile, listOf, versionOf } from '@platform/build/gate/built-release';
import { checkBuild } from '@platform/build/gate/check-build';
import type { Deployed } from '@platform/contract/release';
import { EXIT, StepFailed } from '../process/steps.ts';
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

/** How often a release is offered: files that the site had at the first time may have been collected at the second. */
const MAX_OFFERS = 4;

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
  let sent = 0;
  let bytes = 0;
  for (let offers = 0; offers < MAX_OFFERS; offers += 1) {
    const { version, missing = [] } = await site<Offered>('POST', `/api/releases/${name}`, list);
    if (missing.length === 0) return { version, sent, bytes };
    const wanted = new Set(missing);
    const lacking = files.filter(({ sha256 }) => wanted.delete(sha256));
    for (const [i, file] of lacking.entries()) {
      await site('PUT', `/api/releases/${name}/files/${file.sha256}`, file.bytes);
      onSent({ path: file.path, size: file.size, done: i + 1, of: lacking.length });
      bytes += file.size;
    }
    sent += lacking.length;
  }
  throw new StepFailed(`The site does not keep the files of ${name}: see its log.`, '', EXIT.refused);
}

interface Offered {
  readonly version: string;
  readonly missing?: readonly string[];
}
