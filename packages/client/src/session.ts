import * as v from 'valibot';

/**
 * Response of `/api/session`: how the inbox is opened, and whether this browser may read it. `open`: without a sign-in, in
 * local mode. `password`: by signing in. `closed`: not at all, because no password is set.
 */
export const session = v.object({
  access: v.picklist(['open', 'password', 'closed']),
  signedIn: v.boolean(),
  /** How to open a closed inbox. */
  detail: v.optional(v.string()),
  /** Seconds until the session ends if it is not used. Unset without a session. */
  endsIn: v.optional(v.number()),
  /** Seconds until the session ends even if it is used. */
  lastsAtMost: v.optional(v.number()),
});

export type Session = v.InferOutput<typeof session>;

/** Header of requests that a page sends by itself while nobody uses it. They do not extend the session. */
export const UNATTENDED = 'x-unattended';

/** Request of `POST /api/session`. `DELETE` signs out, `PATCH` extends the session. */
export const signIn = v.strictObject({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)) });
