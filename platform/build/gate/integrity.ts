import { createHash } from 'node:crypto';
import type { BuildInfo } from '@platform/contract/release';
import type { Violation } from './violation.ts';

/** Value for `integrity` attributes: `sha384-…` in base64. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * Whether the entry bears the hash of each chunk as it is: browsers run no chunk whose hash is another, or missing.
 * `scripts`: bytes of the web half's scripts by file name.
 */
export function integrityViolations(info: BuildInfo, scripts: ReadonlyMap<string, Uint8Array>): Violation[] {
  const entry = scripts.get(info.entry);
  if (entry === undefined) return [];
  const entryText = new TextDecoder().decode(entry);
  const chunks = new Set(Object.values(info.chunks).flat());
  chunks.delete(info.entry);
  return [...chunks].flatMap((fileName) => {
    const bytes = scripts.get(fileName);
    if (bytes === undefined || entryText.includes(integrityOf(bytes))) return [];
    const message = 'is not the file whose hash the entry bears: build the release again, and change no file by hand';
    return [{ field: `web/${fileName}`, message }];
  });
}
