import { createHash } from 'node:crypto';
import type { ReleaseFile } from '@studio/contract/release';

/** sha256 in hexadecimal. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Value for `integrity` attributes: `sha384-…` in base64. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Version of the release that consists of these files, in whichever order: the hash of their canonical list. */
export function versionOf(files: readonly ReleaseFile[]): string {
  const lines = files.map((file) => `${file.path} ${file.sha256} ${file.size}\n`);
  return sha256(lines.sort().join(''));
}
