import { randomUUID } from 'node:crypto';
import { releaseName } from '@platform/contract/registry';
import { previewLabel } from '@platform/contract/release';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sign, verify } from 'hono/jwt';
import type { CookieOptions } from 'hono/utils/cookie';
import * as v from 'valibot';

/** Time for which the key of a check can be used, in seconds: longer than any browser needs to open all pages. */
export const CHECK_S = 3600;

/** Time for which a release is shown in a named preview, in seconds: two weeks. */
export const NAMED_PREVIEW_S = 14 * 24 * 3600;

/** A release that is shown beside what was live after a deployment. */
const previewed = v.object({
  name: releaseName,
  version: v.string(),
  /** Number of the newest deployment. */
  position: v.number(),
});

/** A named preview. `exp`: seconds since the epoch. */
const labelled = v.object({ label: previewLabel, exp: v.number() });

export type Previewed = v.InferOutput<typeof previewed>;

/** Makes and reads the keys of previews that a browser checks. */
export type PreviewKeys = ReturnType<typeof createPreviewKeys>;

/** Makes and reads the keys in links to named previews. */
export type LinkKeys = ReturnType<typeof createLinkKeys>;

/**
 * Creates the keys of previews: signed tokens with what they show and until when, so that every server that has the secret shows the
 * same. No two are the same.
 */
export function createPreviewKeys(secret: string) {
  return {
    make: (shown: Previewed): Promise<string> => make(secret, shown, CHECK_S),
    /** Returns what a key shows; undefined if it is not one of ours, or too old. */
    read: (key: string): Promise<Previewed | undefined> => read(secret, previewed, key),
  };
}

/** Creates the keys of links to named previews. Their payload differs from that of a check, so that neither is valid as the other. */
export function createLinkKeys(secret: string) {
  return {
    make: (label: string): Promise<string> => make(secret, { label }, NAMED_PREVIEW_S),
    /** Returns the label of a key, and when the key ends; undefined if it is not one of ours, or too old. */
    read: (key: string): Promise<v.InferOutput<typeof labelled> | undefined> => read(secret, labelled, key),
  };
}

const make = (secret: string, shown: object, validS: number) =>
  sign({ ...shown, exp: Math.floor(Date.now() / 1000) + validS, jti: randomUUID() }, secret, 'HS256');

async function read<Schema extends v.GenericSchema>(secret: string, schema: Schema, key: string) {
  const payload = await verify(key, secret, 'HS256').catch(() => undefined);
  const result = v.safeParse(schema, payload);
  return result.success ? result.output : undefined;
}

const NAME = 'preview';

/** The cookie of a browser that shows a named preview: the key of the link that was opened. */
export type PreviewCookie = ReturnType<typeof createPreviewCookie>;

/** Creates the cookie. `secure`: visitors reach the site by https; the cookie is then sent by https only. */
export function createPreviewCookie(secure: boolean) {
  // Links to previews are opened from other sites: with "Strict" the first page after the redirect would be the live one.
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    ...(secure && { prefix: 'host', secure }),
  };
  return {
    get: (c: Context): string | undefined => (secure ? getCookie(c, NAME, 'host') : getCookie(c, NAME)),
    /** Sets the cookie for `seconds`. */
    set: (c: Context, key: string, seconds: number): void => setCookie(c, NAME, key, { ...options, maxAge: seconds }),
    remove: (c: Context): void => void deleteCookie(c, NAME, options),
  };
}
