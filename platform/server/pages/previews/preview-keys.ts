import { randomUUID } from 'node:crypto';
import { releaseName } from '@platform/contract/registry';
import { isPreviewLabel, previewLabel } from '@platform/contract/release';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
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

/** Name of the search parameter in the addresses of a tab that shows a named preview, and of the cookie. */
export const PREVIEW_PARAMETER = 'preview';

/** Number of named previews that a browser can show, each in tabs of its own: browsers refuse cookies of more than 4 kB. */
const MAX_KEYS = 5;

/** Separates keys in the cookie. No key contains it. */
const BETWEEN = '~';

/** The form of a key, a signed token. Of 16 kB of cookies, the most that a request has, at most some 340 are verified: 10 ms of work. */
const KEY = /^[\w-]+\.[\w-]+\.[\w-]{43}$/;

/** The cookie of a browser that shows named previews: the keys of the links that were opened, the newest first. */
export type PreviewCookie = ReturnType<typeof createPreviewCookie>;

/**
 * Creates the cookie. Keys in it that the site has not signed are ignored. The cookie alone shows nothing: a tab names the label in its address.
 * @param secure True if the site's address begins with https. The cookie is then sent by https only.
 */
export function createPreviewCookie(secure: boolean, keys: Pick<LinkKeys, 'read'>) {
  const name = secure ? `__Host-${PREVIEW_PARAMETER}` : PREVIEW_PARAMETER;
  // Links to previews are opened from other sites: with "Strict" the first page after the redirect would be the live one.
  const options: CookieOptions = { httpOnly: true, sameSite: 'Lax', ...(secure && { prefix: 'host', secure }) };
  const sentKeys = (c: Context) =>
    cookieValues(c.req.header('Cookie'), name)
      .flatMap((value) => value.split(BETWEEN))
      .filter((key) => KEY.test(key));

  /** Returns the signed keys that a request has and that have not ended, with what they show. */
  async function usableKeys(c: Context) {
    const all = await Promise.all(sentKeys(c).map(async (key) => ({ key, link: await keys.read(key) })));
    return all.flatMap(({ key, link }) => (link && secondsLeft(link) > 0 ? [{ key, link }] : []));
  }

  return {
    /** Returns whether a request may be of a tab that shows a preview. */
    isPossible: (c: Context): boolean => labelOf(c) !== undefined && sentKeys(c).length > 0,
    /** Returns the preview that the tab of a request shows. Undefined: it shows none, or its browser has no key of it that has not ended. */
    async read(c: Context): Promise<PreviewLink | undefined> {
      const label = labelOf(c);
      if (label === undefined) return undefined;
      return (await usableKeys(c)).find(({ link }) => link.label === label)?.link;
    },
    /** Adds the key of a label, in place of an earlier one. */
    async set(c: Context, label: string, key: string): Promise<void> {
      const others = (await usableKeys(c)).filter(({ link }) => link.label !== label).map((other) => other.key);
      const value = [key, ...others].slice(0, MAX_KEYS).join(BETWEEN);
      setCookie(c, PREVIEW_PARAMETER, value, { ...options, path: '/', maxAge: NAMED_PREVIEW_S });
    },
  };
}

/** Returns the label of a preview in the address of a request; undefined if it has none. */
export function labelInAddress(c: Context): string | undefined {
  const label = c.req.query(PREVIEW_PARAMETER);
  return label !== undefined && isPreviewLabel(label) ? label : undefined;
}

/** Returns the label in the address of a request, or in that of the page from which it comes: links and the API do not name it. */
function labelOf(c: Context): string | undefined {
  const referrer = c.req.header('Referer') ?? '';
  if (labelInAddress(c) !== undefined || !URL.canParse(referrer)) return labelInAddress(c);
  const label = new URL(referrer).searchParams.get(PREVIEW_PARAMETER) ?? '';
  return isPreviewLabel(label) ? label : undefined;
}

/** Returns a path, with its search, at which a tab shows a preview. */
export function addressInPreview(address: string, label: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site');
  searchParams.set(PREVIEW_PARAMETER, label);
  return `${pathname}?${searchParams}`;
}
