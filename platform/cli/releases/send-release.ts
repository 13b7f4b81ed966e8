import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type BuiltFile, listOf, versionOf } from '@platform/build/gate/built-release';
import { checkBuild } from '@platform/build/gate/checks';
import { type Deployed, signedText } from '@platform/contract/release';
import { EXIT, StepFailed } from '../process/steps.ts';
import type { SiteClient } from './site-client.ts';
import { deploymentsOf } from './site-options.ts';

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
  /** Number and bytes of the files that were sent. */
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
  /** Whether the gate renders all its pages. */
  readonly all?: boolean;
  readonly onSent?: (file: SentFile) => void;
  /** Signature from another site. Unset: the release is signed with RELEASE_KEY, if it is set. */
  readonly signature?: string | undefined;
}

/** Maximum number of attempts: files that the site had at one attempt may be collected before the next. */
const MAX_OFFERS = 4;

/** Returns the field of a request with the paths that may be removed. */
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
  { removes, all = false, signature, onSent = () => {} }: SendOptions = {},
): Promise<StoredRelease> {
  const list = {
    files: listOf(files),
    ...acceptedRemovals(removes),
    ...(all && { all }),
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

/**
 * Signs the releases of a name that a site has stored and that were live. Returns their versions.
 * @throws StepFailed if RELEASE_KEY is not set, or is not an Ed25519 key.
 */
export async function signStored(site: SiteClient, name: string): Promise<string[]> {
  const stored = (await deploymentsOf(site, name)).filter(({ collected, unreadable }) => !collected && !unreadable);
  const versions = [...new Set(stored.map(({ version }) => version))];
  for (const version of versions) {
    const { signature } = signatureOf(name, version);
    if (signature === undefined) throw new StepFailed('Set RELEASE_KEY to the private key of a team that releases it.');
    await site('PUT', `/api/releases/${name}/${version}/signature`, { signature });
  }
  return versions;
}

/** Returns a new pair of Ed25519 keys in base64url: `publicKey` (SPKI) for teams.json, `privateKey` (PKCS 8) for RELEASE_KEY. */
export function newSigningKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { format: 'der', type: 'spki' },
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
  });
  return { publicKey: publicKey.toString('base64url'), privateKey: privateKey.toString('base64url') };
}

/**
 * Returns the field of a request with the release's signature; no field if RELEASE_KEY is not set.
 * @throws StepFailed if it is not an Ed25519 key.
 */
export function signatureOf(
  name: string,
  version: string,
  key = process.env.RELEASE_KEY,
): { readonly signature?: string } {
  if (!key) return {};
  return { signature: sign(null, Buffer.from(signedText(name, version)), readKey(key)).toString('base64url') };
}

function readKey(text: string): KeyObject {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The error could contain parts of the key.
  }
  throw new StepFailed('RELEASE_KEY is not a private Ed25519 key, as npm run token -- --key prints it.');
}
