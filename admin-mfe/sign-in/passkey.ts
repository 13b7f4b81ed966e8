import { creationOptions, requestOptions } from '@studio/client/passkey-options';
import type { AuthApi } from 'api/types';
import { hc } from 'hono/client';
import { apiOptions, hasStatus, readJson } from '../request/request.ts';

const { session, v1 } = hc<AuthApi>('/api', apiOptions);

/** Whether this browser has passkeys, with the functions that read and write them as JSON: 2025 and newer. */
export const hasPasskeySupport = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Thrown if the person chose no passkey, or the site refused it. */
export class NoPasskeyError extends Error {}

/** Returns a credential as the API takes it. Throws NoPasskeyError if there is none. */
async function jsonOf<Json>(asked: Promise<Credential | null>): Promise<Json> {
  const credential = await asked.catch((cause: unknown) => {
    throw new NoPasskeyError('No passkey was chosen', { cause });
  });
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskeyError('No passkey was chosen');
  return credential.toJSON() as Json;
}

type Sent<Post extends (request: { json: never }) => unknown> = Parameters<Post>[0]['json'];

/** Makes a passkey on this device, and adds it to the own account. */
export async function addPasskey(): Promise<Response> {
  const { passkeys } = v1.account;
  const options = await readJson(creationOptions, passkeys.options.$post());
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return passkeys.$post({
    json: await jsonOf<Sent<typeof passkeys.$post>>(navigator.credentials.create({ publicKey })),
  });
}

/** Signs in with a passkey of this device. */
export async function signInWithPasskey(): Promise<Response> {
  const { passkey } = session;
  const options = await readJson(requestOptions, passkey.options.$post());
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const json = await jsonOf<Sent<typeof passkey.$post>>(navigator.credentials.get({ publicKey }));
  return passkey.$post({ json }).catch((error: unknown) => {
    throw hasStatus(error, 401) ? new NoPasskeyError('The passkey was refused', { cause: error }) : error;
  });
}
