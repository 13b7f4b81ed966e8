import { INVITATION_DAYS, MAX_PASSWORD, MIN_PASSWORD, type Role, role as roleSchema } from '@studio/client/person';

/** What a role is called, and what it may do. */
export const roles: Readonly<Record<Role, string>> = {
  owner: 'Owner: everything',
  editor: 'Editor: content and messages',
  reader: 'Reader: reads content and messages',
};

/** The roles, for a `Select`. */
export const roleOptions = roleSchema.options.map((option) => [option, roles[option]] as const);

const role = 'Role';
const email = 'Email';
const name = 'Name';
const passwordHint = `at least ${MIN_PASSWORD} characters`;
const passwordRule = `Choose a password of ${MIN_PASSWORD} to ${MAX_PASSWORD.toLocaleString('en-GB')} characters.`;

/** Texts of the page of people. */
export const peoplePage = {
  title: 'People',
  lead: 'Everyone signs in with an account of their own, and what they change is shown with their name.',
  local: 'Here the admin is open without a sign-in. Set ADMIN_PASSWORD and start the site again to invite people.',
  notLoaded: 'People could not be loaded.',
  notSaved: 'That could not be done. Try again.',
  people: 'Accounts',
  role,
  roleOf: (person: string) => `Role of ${person}`,
  firstOwner: 'Owner, signs in with ADMIN_PASSWORD',
  noEmail: 'No email address yet',
  lastUse: 'Last seen',
  never: 'Not signed in',
  end: 'Sign out everywhere',
  endOf: (person: string) => `Sign ${person} out everywhere`,
  ended: 'Signed out.',
  remove: 'Remove',
  removeOf: (person: string) => `Remove ${person}`,
  removeTitle: (person: string) => `Remove ${person}?`,
  removeText: 'They are signed out at once and can no longer sign in. What they wrote keeps their name.',
  invitations: 'Open invitations',
  until: 'Until',
  withdraw: 'Cancel invitation',
  withdrawOf: (address: string) => `Cancel the invitation of ${address}`,
  invite: 'Invite somebody',
  email,
  send: 'Create invitation',
  link: 'Invitation link',
  linkHint: `works once, for ${INVITATION_DAYS} days`,
  copy: 'Copy link',
  copied: 'Copied.',
  mails: {
    sent: 'The link was sent by email. It is shown only now.',
    failed: 'The email could not be sent. Send the link yourself: it is shown only now.',
    off: 'Send this link yourself: it is shown only now.',
  },
} as const;

/** Texts of the page of the own account. */
export const accountPage = {
  title: 'Your account',
  notLoaded: 'Your account could not be loaded.',
  notSaved: 'That could not be saved. Check what you entered, and try again.',
  profile: 'You',
  role,
  name,
  email,
  save: 'Save',
  saved: 'Saved.',
  password: 'Password',
  passwordIsSetting: 'Your password is ADMIN_PASSWORD in the settings of the server.',
  current: 'Current password',
  next: 'New password',
  passwordHint,
  passwordRule,
  changePassword: 'Change password',
  passwordSaved: 'Changed. Your other sessions have ended.',
  passkeys: 'Passkeys',
  passkeysLead: 'A passkey signs you in by fingerprint, face or PIN of a device, without a password.',
  noPasskeys: 'No passkeys yet.',
  noSupport: 'This browser, or this address of the site, does not support passkeys.',
  addPasskey: 'Add a passkey',
  passkeyFailed: 'No passkey was added. Try again.',
  added: 'Added',
  used: 'Last used',
  remove: 'Remove',
  removePasskey: (passkey: string) => `Remove the passkey of ${passkey}`,
  sessions: 'Sessions',
  thisBrowser: 'This browser',
  end: 'End',
  endSession: (device: string) => `End the session of ${device}`,
  local: 'Here the admin is open without a sign-in, so there are no passwords, passkeys and sessions.',
} as const;

/** Texts of the page of an invitation. */
export const invitationPage = {
  title: (site: string) => `Welcome to ${site}`,
  lead: (address: string) => `You sign in as ${address}. Choose your name and a password.`,
  name,
  nameRule: 'Enter your name, of at most 60 characters.',
  password: 'Password',
  passwordHint,
  passwordRule,
  accept: 'Create account',
  overTitle: 'This invitation is over',
  over: `It was used or cancelled, or is older than ${INVITATION_DAYS} days. Ask for a new one.`,
  failedTitle: 'The site does not answer',
  failed: 'The site did not answer properly. Check the connection and try again.',
  retry: 'Try again',
} as const;
