/** A session that was signed out before its time; `expires_at`, an ISO time, is when it would have ended anyway. */
interface RevokedSessionRow {
  readonly id: string;
  readonly expires_at: string;
}

/** The tables of sessions. */
export interface AuthSchema {
  readonly revoked_sessions: RevokedSessionRow;
}
