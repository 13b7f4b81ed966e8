import * as v from 'valibot';
import { person } from './person.ts';

/**
 * Response of `/api/session`: how the inbox is opened, and whether this browser may read it. `open`: without a sign-in, in
 * local mode. `password`: by signing in. `closed`: not at all, because no password is set.
 */
export const session = v.object({
  access: v.picklist(['open', 'password', 'closed']),
  signedIn: v.boolean(),
  /** Who is signed in. */
  person: v.optional(person),
  /** Whether several people can sign in, with an email address each. */
  asksEmail: v.optional(v.boolean()),
  /** Whether somebody can sign in with a passkey. */
  hasPasskeys: v.optional(v.boolean()),
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
