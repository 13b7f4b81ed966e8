import * as v from 'valibot';

/**
 * `GET /api/session`: how the inbox is guarded, and whether this browser may read it. `open`: local mode, no sign-in.
 * `password`: the owner signs in. `closed`: no password is set, nobody may read; `detail` tells the cure.
 */
export const session = v.object({
  access: v.picklist(['open', 'password', 'closed']),
  signedIn: v.boolean(),
  detail: v.optional(v.string()),
});

export type Session = v.InferOutput<typeof session>;

/** `POST /api/session`; `DELETE /api/session` signs out. */
export const signIn = v.strictObject({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)) });
