import * as v from 'valibot';

/**
 * `GET /api/session`: how the inbox is guarded, and whether this browser may read it. `open`: local mode, no sign-in.
 * `password`: the owner signs in. `closed`: no password is set, nobody may read; `detail` tells the cure.
 */
export const session = v.object({
  access: v.picklist(['open', 'password', 'closed']),
  signedIn: v.boolean(),
  detail: v.optional(v.string()),
  /** Seconds until the session ends if it is not used. Only of those who signed in. */
  endsIn: v.optional(v.number()),
  /** Seconds until it ends however much it is used. */
  lastsAtMost: v.optional(v.number()),
});

export type Session = v.InferOutput<typeof session>;

/** A header of what a page asks by itself while nobody attends to it: that is no use of the session. */
export const UNATTENDED = 'x-unattended';

/** `POST /api/session`; `DELETE /api/session` signs out, `PATCH /api/session` uses the session, so that it goes on. */
export const signIn = v.strictObject({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)) });
