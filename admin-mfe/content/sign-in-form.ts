/** Texts of the sign-in form. */
export const signInForm = {
  signInTitle: 'Sign in',
  signInLead: 'The inbox is for the admin of this site.',
  email: 'Email',
  emailHint: 'empty with ADMIN_PASSWORD',
  password: 'Password',
  passkey: 'Sign in with a passkey',
  passkeyFailed: 'No passkey was used. Try again, or sign in with your password.',
  wrongEmail: 'Email address or password is wrong. Check both, and enter them again.',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  refused: 'Signing in failed',
  empty: 'Enter the password',
  tooLong: (length: number) => `Enter at most 1,024 characters: this password has ${length.toLocaleString('en-GB')}`,
  wrong: 'That is not the password. Check Caps Lock and the keyboard language, and enter it again.',
  tooMany: 'Too many attempts. Try again later.',
  tryNow: 'You can try again now.',
  failed: 'The site did not answer properly. Check the connection and try again.',
  notKept:
    'The password is right, but your browser did not keep the session. Allow cookies for this site and use https.',
} as const;

/** Returns the text for a refused attempt that may be repeated at `until`: the time left from `now`, and the local time. */
export function tooManyText(until: Date, now: Date): string {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000);
  const left =
    minutes <= 1 ? 'less than a minute' : minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
  const clock = until.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
  return `Too many attempts. Try again in ${left}, at ${clock}${minutes < 120 ? '' : ', or in a browser that has signed in before'}.`;
}
