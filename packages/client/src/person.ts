import * as v from 'valibot';

/** What a person may do. `owner`: everything. `editor`: content and messages. `reader`: read both. */
export const role = v.picklist(['owner', 'editor', 'reader']);

export type Role = v.InferOutput<typeof role>;

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
