import { type AccessSettings, guardOf } from './local-mode.ts';

const LINES = {
  loopback: 'open to everybody on this machine, without a sign-in; to close it, set ADMIN_PASSWORD',
  password: 'opens with ADMIN_PASSWORD',
  closed: 'closed; to open it, set ADMIN_PASSWORD and sign in with it',
} as const;

/** What a person who starts the site is told of the inbox: the rest of a line. */
export const accessLine = (settings: AccessSettings): string => LINES[guardOf(settings)];
