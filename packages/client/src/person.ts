import * as v from 'valibot';

/** The kinds of accounts. */
export const role = v.picklist(['owner', 'editor', 'reader']);

export type Role = v.InferOutput<typeof role>;

/** Which roles may do what. `read` and `write`: content and messages. `manage`: releases, webhooks and people, too. */
const RIGHTS = {
  read: ['owner', 'editor', 'reader'],
  write: ['owner', 'editor'],
  manage: ['owner'],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof RIGHTS;

/** Returns whether a role has a right. The guards of the API and the pages of the admin both decide by it. */
export const may = (person: Role, right: Right): boolean => RIGHTS[right].some((each) => each === person);

/** Whoever is signed in. */
export const person = v.object({ id: v.string(), name: v.string(), role });

export type Person = v.InferOutput<typeof person>;

/** Id of the first owner, whose password is `ADMIN_PASSWORD`. There is always this person, as an owner. */
export const FIRST_OWNER = 'first-owner';

/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** Most people of a site, and most invitations. */
export const MAX_PEOPLE = 50;

/** Most passkeys of a person. */
export const MAX_PASSKEYS = 20;

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 1024;
