import { createHash } from 'node:crypto';
import type { PageResult } from '@studio/contract/render';
import { type Encoded, encode } from '../http/encoding.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** A page as it is sent: compressed once, with everything its headers say. */
export interface FinishedPage {
  readonly status: number;
  /** Quoted. Names the set, so that no page of one set is taken for one of another. */
  readonly etag: string;
  readonly policy: string;
  readonly bodies: Encoded;
  /** What the page takes up in the cache, in bytes. */
  readonly size: number;
}

/** Headers and bookkeeping of a page, in bytes: an estimate on the safe side. */
const OVERHEAD = 2048;

/** Compresses a rendered page and works out its headers. */
export async function finishPage(set: string, result: PageResult): Promise<FinishedPage> {
  const html = new Uint8Array(new TextEncoder().encode(result.html));
  const bodies = await encode(html);
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 16);
  return {
    status: result.status,
    etag: `"${set}-${hash}"`,
    policy: contentSecurityPolicy(result),
    bodies,
    size: Object.values(bodies).reduce((sum, body) => sum + body.byteLength, OVERHEAD),
  };
}
