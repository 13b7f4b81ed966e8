import * as v from 'valibot';
import { hasControls, oneLine } from './contact.ts';
import { emailAddress } from './email.ts';
import { MAX_PASSWORD, MIN_PASSWORD, role } from './person.ts';

/** Names that the log of releases has for programs. */
const RESERVED = /^rollout controller$/i;

const NAME_RULE = 'from 1 to 60 characters';

const name = v.pipe(
  v.string(),
  v.maxLength(240, NAME_RULE),
  v.transform(oneLine),
  v.minLength(1, NAME_RULE),
  v.maxLength(60, NAME_RULE),
  v.check((given) => !hasControls(given), 'no control characters'),
  v.check((given) => !RESERVED.test(given), 'another name'),
);

const email = v.pipe(
  v.string(),
  v.maxLength(254, 'at most 254 characters'),
  v.trim(),
  v.toLowerCase(),
  emailAddress('an email address'),
);

/** Request of `POST /api/session`; without an email address, of the first owner. `DELETE` signs out, `PATCH` extends the session. */
export const signIn = v.strictObject({
  email: v.optional(email),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PASSWORD)),
});

export type SignIn = v.InferOutput<typeof signIn>;

const PASSWORD_RULE = `from ${MIN_PASSWORD} to ${MAX_PASSWORD} characters`;

const newPassword = v.pipe(
  v.string(),
  v.minLength(MIN_PASSWORD, PASSWORD_RULE),
  v.maxLength(MAX_PASSWORD, PASSWORD_RULE),
);

/** Request of `POST /api/v1/people/invitations`. */
export const newInvitation = v.strictObject({ email, role });

/** Request of `PATCH /api/v1/people/:id`. */
export const roleChange = v.strictObject({ role });

const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'the token of an invitation'));

/** Request of `POST /api/invitation`. */
export const invitationToken = v.strictObject({ token });

/** Request of `POST /api/invitation/acceptance`. */
export const acceptance = v.strictObject({ token, name, password: newPassword });

/** Request of `PATCH /api/v1/account`. */
export const accountChange = v.strictObject({ name, email });

/** Request of `PUT /api/v1/account/password`. */
export const passwordChange = v.strictObject({
  current: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PASSWORD)),
  password: newPassword,
});

const base64 = v.pipe(v.string(), v.maxLength(8000), v.regex(/^[A-Za-z0-9_-]*$/));

const credential = <Response extends v.ObjectEntries>(response: Response) =>
  v.object({
    id: base64,
    rawId: base64,
    type: v.literal('public-key'),
    clientExtensionResults: v.object({}),
    response: v.object({ clientDataJSON: base64, ...response }),
  });

/** What a browser sends of a passkey: https://w3c.github.io/webauthn/#dictdef-registrationresponsejson */
export const newPasskey = credential({
  attestationObject: base64,
  transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
});

/** What a browser sends to sign in: https://w3c.github.io/webauthn/#dictdef-authenticationresponsejson */
export const passkeySignIn = credential({
  authenticatorData: base64,
  signature: base64,
  userHandle: v.optional(base64),
});
