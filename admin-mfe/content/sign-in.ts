/** Texts about access to the admin area. */
export const auth = {
  signOut: 'Sign out',
  ended: 'Your session has ended. Sign in to continue where you were.',
  endingTitle: 'Are you still there?',
  ending: 'Nothing has been done here for a day. You will be signed out in',
  endingAnywayTitle: 'Your session is about to end',
  endingAnyway: 'A session lasts a week at most, and this one is over in',
  endingHint: 'You come back to this page when you sign in again.',
  stay: 'Stay signed in',
  stayFailed: 'That could not be done. Try again.',
  signInAgain: 'Sign in again',
  later: 'Later',
  signOutFailed: 'Signing out failed. Try again.',
  closedTitle: 'The inbox is closed',
  closedDetail: 'The settings of this site do not let anyone read it.',
  unknownTitle: 'The site does not answer',
  unknown: 'It could not be checked whether you may read the inbox.',
} as const;

/** Formats milliseconds as minutes and seconds: `4:59`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
