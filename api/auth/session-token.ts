import { randomUUID } from 'node:crypto';

const HOUR_MS = 3_600_000;

/** A session ends this long after its sign-in: seven days. */
const LIFETIME_MS = 7 * 24 * HOUR_MS;

/** A session ends this long after its last use: a day. */
const IDLE_TIMEOUT_MS = 24 * HOUR_MS;

/** Age of a token's last use at which a new token is set. */
const RENEW_AFTER_MS = HOUR_MS;

/** A session, as its token holds it. Times are in milliseconds since the epoch. */
export interface Session {
  readonly id: string;
  readonly startedAt: number;
  readonly usedAt: number;
}

/** Creates a session that starts now. */
export const newSession = (now: number): Session => ({ id: randomUUID(), startedAt: now, usedAt: now });

/** Returns when a session ends even if it is used. */
export const endOf = ({ startedAt }: Session): number => startedAt + LIFETIME_MS;

/** Returns the seconds until a session ends if it is not used again. */
export const secondsLeft = (session: Session, now: number): number =>
  Math.max(0, Math.floor((Math.min(endOf(session), session.usedAt + IDLE_TIMEOUT_MS) - now) / 1000));

/** Returns whether a new token is needed. */
export const isStale = ({ usedAt }: Session, now: number): boolean => now - usedAt > RENEW_AFTER_MS;

/** Returns the unsigned token of a session. */
export const tokenOf = ({ id, startedAt, usedAt }: Session): string => `${id}.${startedAt}.${usedAt}`;

/** Returns the session of a token with a valid signature, or undefined if the session has ended. */
export function sessionOf(token: string, now: number): Session | undefined {
  const [, id, startedAt, usedAt] = /^([0-9a-f-]{36})\.(\d{1,15})\.(\d{1,15})$/.exec(token) ?? [];
  if (id === undefined) return undefined;
  const session = { id, startedAt: Number(startedAt), usedAt: Number(usedAt) };
  return secondsLeft(session, now) > 0 ? session : undefined;
}
