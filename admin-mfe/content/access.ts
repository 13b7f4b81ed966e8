/** What the admin area says of who may see it. */
export const access = {
  signInTitle: 'Sign in',
  signInLead: 'The inbox is for the owner of this site.',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  signOut: 'Sign out',
  wrong: 'That is not the password.',
  tooMany: 'Too many attempts. Try again later.',
  failed: 'Signing in failed. Check the connection and try again.',
  notKept:
    'The password is right, but your browser did not keep the session. Allow cookies for this site and use https.',
  signOutFailed: 'Signing out failed. Try again.',
  closedTitle: 'The inbox is closed',
  closedDetail: 'Nobody may read it as this site is set up.',
  unknownTitle: 'The site does not answer',
  unknown: 'It could not be found out whether you may read the inbox.',
} as const;

/** What a refused attempt says that may be repeated at `until`: how long that is from `now`, and the local time. */
export function tooManyText(until: Date, now: Date): string {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const left = seconds < 60 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute');
  const clock = until.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
  return `Too many attempts. Try again in ${left}, at ${clock}.`;
}

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`;
