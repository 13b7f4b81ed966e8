import { FIRST_OWNER, type Person } from '@studio/client/person';
import type { Context } from 'hono';

/** Whoever uses the admin in local mode. */
export const LOCAL_PERSON: Person = { id: FIRST_OWNER, name: 'Admin', role: 'owner' };

const KEY = 'person';

/** Records who sent a request that was let in. */
export const setPerson = (c: Context, person: Person): void => c.set(KEY, person);

/** Returns who sent a request that was let in. Undefined on routes that are open to everybody. */
export const personOf = (c: Context): Person | undefined => c.get(KEY);
