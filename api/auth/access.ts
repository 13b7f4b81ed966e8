import type { ProblemDetails } from '@platform/server/http/problem';
import type { Session as AuthState } from '@studio/client/session';
import type { Context } from 'hono';

/** How a request stands with the inbox. */
export interface Judgement {
  readonly authState: AuthState;
  /** To be called when the request was let through and answered. */
  answered(): Promise<void>;
}

/** A way in which the inbox is guarded. */
export interface Access {
  judge(c: Context): Promise<Judgement>;
  /** What a request is told that may not read. */
  readonly refusal: ProblemDetails;
  /** @throws ProblemError telling what speaks against it. */
  signIn(c: Context, password: string): Promise<AuthState>;
  signOut(c: Context): Promise<void>;
  /** Lets a session go on as long as it may. Changes nothing for others. */
  keep(c: Context): Promise<AuthState>;
}
