import * as v from 'valibot';
import { person, role } from './person.ts';

/** A person in the list of `GET /api/v1/people`. Times are ISO times. */
const listedPerson = v.object({
  ...person.entries,
  /** Null if the first owner has not given one yet. */
  email: v.nullable(v.string()),
  createdAt: v.string(),
  /** Number of sessions that have not ended. */
  sessions: v.number(),
  /** Time of the last use of a session; null if there is none. */
  usedAt: v.nullable(v.string()),
});

export type ListedPerson = v.InferOutput<typeof listedPerson>;

const invitation = v.object({ id: v.string(), email: v.string(), role, expiresAt: v.string() });

export type Invitation = v.InferOutput<typeof invitation>;

/** Response of `GET /api/v1/people`. */
export const peopleList = v.object({
  people: v.array(listedPerson),
  invitations: v.array(invitation),
  /** Whether people can sign in and be invited; false in local mode. */
  canInvite: v.boolean(),
});

/** Response of `POST /api/v1/people/invitations`. The token is not stored, and never shown again. */
export const createdInvitation = v.object({
  ...invitation.entries,
  token: v.string(),
  /** Whether the link was mailed. `off`: the site has no mail server, or no `PUBLIC_URL`. */
  mail: v.picklist(['sent', 'failed', 'off']),
});

/** Response of `POST /api/invitation`: what the invitation is for. */
export const openInvitation = v.object({ email: v.string(), role });

/** Response of `GET /api/v1/account`: the own account. Times are ISO times. */
export const account = v.object({
  ...person.entries,
  email: v.nullable(v.string()),
  /** Whether there are sessions, passkeys and a password; false in local mode. */
  signsIn: v.boolean(),
  passkeys: v.array(
    v.object({ id: v.string(), name: v.string(), createdAt: v.string(), usedAt: v.nullable(v.string()) }),
  ),
  sessions: v.array(
    v.object({
      id: v.string(),
      /** Browser and system, such as `Firefox on Linux`. */
      device: v.string(),
      startedAt: v.string(),
      usedAt: v.string(),
      /** Whether it is the session of this request. */
      isCurrent: v.boolean(),
    }),
  ),
});

export type Account = v.InferOutput<typeof account>;
