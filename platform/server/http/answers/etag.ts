import { createHash } from 'node:crypto';

/** Returns whether an `If-None-Match` header contains `etag` (quoted), by the weak comparison of RFC 9110. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });
}

/** Returns the strong entity tag of a text or bytes, quoted. */
export function etagOf(text: string | Uint8Array): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}
