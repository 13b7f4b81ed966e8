import { randomUUID } from 'node:crypto';
import { releaseName } from '@platform/contract/registry';
import { sign, verify } from 'hono/jwt';
import * as v from 'valibot';

/** Time for which a key can be used, in seconds: longer than any browser needs to open all pages. */
export const VALID_S = 3600;

/** A release that is shown beside what was live after a deployment. */
const previewed = v.object({
  name: releaseName,
  version: v.string(),
  /** Number of the newest deployment. */
  position: v.number(),
});

export type Previewed = v.InferOutput<typeof previewed>;

/** Makes and reads the keys of previews. */
export type PreviewKeys = ReturnType<typeof createPreviewKeys>;

/**
 * Creates the keys of previews: signed tokens that say what they show and until when, so that every server that has the secret
 * shows the same. No two are the same.
 */
export function createPreviewKeys(secret: string) {
  return {
    make: (shown: Previewed): Promise<string> =>
      sign({ ...shown, exp: Math.floor(Date.now() / 1000) + VALID_S, jti: randomUUID() }, secret, 'HS256'),
    /** Returns what a key shows; undefined if it is not one of ours, or too old. */
    async read(key: string): Promise<Previewed | undefined> {
      const payload = await verify(key, secret, 'HS256').catch(() => undefined);
      return payload && v.parse(previewed, payload);
    },
  };
}
