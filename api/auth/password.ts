import { hash, hashRaw, verify } from '@node-rs/argon2';

/** The owner's password, of which only argon2id hashes are kept. */
export interface Password {
  /** Takes as long for a wrong password as for the right one. */
  matches(given: string): Promise<boolean>;
  /** Signs sessions. Another for each password and each session key, so that changing either ends all sessions. */
  readonly signingKey: Uint8Array<ArrayBuffer>;
}

/** Bytes of a session key that salt the signing key. */
const SALT_BYTES = 16;

/** One spelling of what can be typed in several, by RFC 8265, 4.2. */
const spelled = (password: string) => password.normalize('NFC');

/** Hashes a password once, with a salt of its own. */
export async function createPassword(password: string, sessionKey: Uint8Array): Promise<Password> {
  const kept = await hash(spelled(password));
  const salt = sessionKey.subarray(0, SALT_BYTES);
  return {
    matches: (given) => verify(kept, spelled(given)),
    signingKey: new Uint8Array(await hashRaw(spelled(password), { salt, secret: sessionKey })),
  };
}
