/** Texts about access to the admin area. */
export const auth = {
  signInTitle: 'Sign in',
  signInLead: 'The inbox is for the admin of this site.',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  signOut: 'Sign out',
  refused: 'Signing in failed',
  empty: 'Enter the password',
  tooLong: (length: number) => `Enter at most 1,024 characters: this password has ${length.toLocaleString('en-GB')}`,
  wrong: 'That is not the password. Check Caps Lock and the keyboard language, and enter it again.',
  tooMany: 'Too many attempts. Try again later.',
  tryNow: 'You can try again now.',
  failed: 'The site did not answer properly. Check the connection and try again.',
  notKept:
    'The password is right, but your browser did not keep the session. Allow cookies for this site and use https.',
  ended: 'Your session has ended. Sign in to go on where you were.',
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
  closedDetail: 'The settings of this site let nobody read it.',
  unknownTitle: 'The site does not answer',
  unknown: 'The site could not be asked whether you may read the inbox.',
} as const;

/** Returns the text for a refused attempt that may be repeated at `until`: the time left from `now`, and the local time. */
export function tooManyText(until: Date, now: Date): string {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000);
  const left =
    minutes <= 1 ? 'less than a minute' : minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
  const clock = until.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
  return `Too many attempts. Try again in ${left}, at ${clock}${minutes < 120 ? '' : ', or in a browser that has signed in before'}.`;
}

/** Formats milliseconds as minutes and seconds: `4:59`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
