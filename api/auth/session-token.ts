import { randomUUID } from 'node:crypto';

/** A session ends this long after its sign-in, in milliseconds: seven days. */
const LIFETIME = 7 * 24 * 3_600_000;

/** A session ends when it was not used for this long, in milliseconds: a day. */
const IDLE = 24 * 3_600_000;

/** How old the last use that a token tells may become before a new token is given, in milliseconds: an hour. */
const RENEWAL = 3_600_000;

/** A session as its token tells it; times in milliseconds since the epoch. */
export interface Session {
  readonly id: string;
  readonly startedAt: number;
  readonly seenAt: number;
}

/** A session that begins now. */
export const newSession = (now: number): Session => ({ id: randomUUID(), startedAt: now, seenAt: now });

/** When a session ends whatever happens. */
export const endOf = ({ startedAt }: Session): number => startedAt + LIFETIME;

/** How many seconds a session lasts if it is not used again. */
export const secondsLeft = (session: Session, now: number): number =>
  Math.max(0, Math.floor((Math.min(endOf(session), session.seenAt + IDLE) - now) / 1000));

/** Whether it is time for a new token. */
export const isStale = ({ seenAt }: Session, now: number): boolean => now - seenAt > RENEWAL;

/** The token of a session, to be signed. */
export const tokenOf = ({ id, startedAt, seenAt }: Session): string => `${id}.${startedAt}.${seenAt}`;

/** The session of a token whose signature was found right; undefined when it has ended, or is no token. */
export function sessionOf(token: string, now: number): Session | undefined {
  const [, id, startedAt, seenAt] = /^([0-9a-f-]{36})\.(\d{1,15})\.(\d{1,15})$/.exec(token) ?? [];
  if (id === undefined) return undefined;
  const session = { id, startedAt: Number(startedAt), seenAt: Number(seenAt) };
  return secondsLeft(session, now) > 0 ? session : undefined;
}
