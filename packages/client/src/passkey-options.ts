import * as v from 'valibot';

const publicKey = v.literal('public-key');
const credentials = v.array(v.object({ id: v.string(), type: publicKey }));
const isVerified = v.literal('required');

/** Response of `POST /api/v1/account/passkeys/options`, for `navigator.credentials.create()`. */
export const creationOptions = v.object({
  rp: v.object({ name: v.string(), id: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: publicKey })),
  timeout: v.number(),
  attestation: v.literal('none'),
  excludeCredentials: credentials,
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.boolean(),
    userVerification: isVerified,
  }),
});

/** Response of `POST /api/session/passkey/options`, for `navigator.credentials.get()`. */
export const requestOptions = v.object({
  rpId: v.string(),
  challenge: v.string(),
  timeout: v.number(),
  userVerification: isVerified,
});
