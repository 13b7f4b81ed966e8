import { randomUUID } from 'node:crypto';
import { releaseName } from '@platform/contract/registry';
import { previewLabel } from '@platform/contract/release';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { sign, verify } from 'hono/jwt';
import type { CookieOptions } from 'hono/utils/cookie';
import * as v from 'valibot';
import { cookieValues } from '../../http/cookies.ts';

/** Time for which the key of a check can be used, in seconds: longer than any browser needs to open all pages. */
export const CHECK_S = 3600;

/** Time for which a release is shown in a named preview, in seconds: two weeks. */
export const NAMED_PREVIEW_S = 14 * 24 * 3600;

/** The team that opened a preview, and how many of its previews may be open at once. Unset: the publish token opened it. */
const owner = v.optional(v.object({ team: v.string(), max: v.number() }));

/** A release that is shown beside what was live after a deployment. */
const previewed = v.object({
  name: releaseName,
  version: v.string(),
  /** Number of the newest deployment. */
  position: v.number(),
  owner,
});

/** A named preview. `exp`: seconds since the epoch. */
const labelled = v.object({ label: previewLabel, exp: v.number(), owner });

export type Owner = NonNullable<v.InferOutput<typeof owner>>;

export type Previewed = v.InferOutput<typeof previewed>;

/** What the key of a link shows, and until when. */
export type PreviewLink = v.InferOutput<typeof labelled>;

/** Returns the seconds until a link ends; 0 or less if it has ended. */
export const secondsLeft = ({ exp }: PreviewLink): number => exp - Math.floor(Date.now() / 1000);

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
    read: (key: string): Promise<Previewed | undefined> => read(secret, previewed, key, true),
  };
}

/** Creates the keys of links to named previews. Their payload differs from that of a check, so that neither is valid as the other. */
export function createLinkKeys(secret: string) {
  return {
    make: (label: string, owner?: Owner): Promise<string> => make(secret, { label, owner }, NAMED_PREVIEW_S),
    /** Returns what a key shows, also one that has ended; undefined if the site has not signed it. */
    read: (key: string): Promise<PreviewLink | undefined> => read(secret, labelled, key, false),
  };
}

const make = (secret: string, shown: object, validS: number) =>
  sign({ ...shown, exp: Math.floor(Date.now() / 1000) + validS, jti: randomUUID() }, secret, 'HS256');

async function read<Schema extends v.GenericSchema>(secret: string, schema: Schema, key: string, exp: boolean) {
  const payload = await verify(key, secret, { alg: 'HS256', exp }).catch(() => undefined);
  const result = v.safeParse(schema, payload, { abortEarly: true });
  return result.success ? result.output : undefined;
}

const NAME = 'preview';

/** The cookie of a browser that shows a named preview: the key of the link that was opened. */
export type PreviewCookie = ReturnType<typeof createPreviewCookie>;

/**
 * Creates the cookie. Cookies of this name that the site has not signed are ignored.
 * @param secure True if the site's address begins with https. The cookie is then sent by https only.
 */
export function createPreviewCookie(secure: boolean, keys: Pick<LinkKeys, 'read'>) {
  const name = secure ? `__Host-${NAME}` : NAME;
  // Links to previews are opened from other sites: with "Strict" the first page after the redirect would be the live one.
  const options: CookieOptions = { httpOnly: true, sameSite: 'Lax', ...(secure && { prefix: 'host', secure }) };
  const values = (c: Context) => cookieValues(c.req.header('Cookie'), name);
  return {
    /** Returns whether a request has a cookie of this name, signed or not. */
    isSent: (c: Context): boolean => values(c).length > 0,
    /** Returns what the first signed cookie shows that has not ended; if all have ended, the first signed one. */
    async read(c: Context): Promise<PreviewLink | undefined> {
      const links = await Promise.all(values(c).map((key) => keys.read(key)));
      const signed = links.filter((link) => link !== undefined);
      return signed.find((link) => secondsLeft(link) > 0) ?? signed[0];
    },
    /** Sets the cookie for `seconds`. */
    set: (c: Context, key: string, seconds: number): void =>
      setCookie(c, NAME, key, { ...options, path: '/', maxAge: seconds }),
    /** Removes the cookie, also one that a script has set for the path of the request, or for a path above it. */
    remove(c: Context): void {
      for (const path of secure ? ['/'] : pathsAbove(c.req.path)) deleteCookie(c, NAME, { ...options, path });
    },
  };
}

/** Maximum number of paths for which a cookie is removed. */
const MAX_PATHS = 20;

/** Returns the paths of cookies that are sent with a path: `/`, `/a`, `/a/`, `/a/b` for `/a/b`. */
function pathsAbove(path: string): string[] {
  const ends = [...path.matchAll(/\//g)].map(({ index }) => index).slice(1);
  const above = ends.flatMap((end) => [path.slice(0, end), path.slice(0, end + 1)]);
  return [...new Set(['/', ...above.slice(0, MAX_PATHS), path])];
}
