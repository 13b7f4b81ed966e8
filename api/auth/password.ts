import { hash, hashRaw, verify } from '@node-rs/argon2';

/** The admin's password. Only its argon2id hashes are kept in memory. */
export interface Password {
  /** Takes the same time for a wrong password as for the right one. */
  matches(given: string): Promise<boolean>;
  /** Hashes what belongs to the password. Differs for each password and each session key, so that changing either ends all sessions. */
  readonly key: Uint8Array<ArrayBuffer>;
}

/** Bytes of the session key that salt the password's key. */
const SALT_BYTES = 16;

/** Returns the same text however its accents were typed: RFC 8265, section 4.2. */
const normalize = (password: string) => password.normalize('NFC');

/** Hashes a password, with a random salt. */
export async function createPassword(password: string, sessionKey: Uint8Array): Promise<Password> {
  const hashed = await hash(normalize(password));
  const salt = sessionKey.subarray(0, SALT_BYTES);
  return {
    matches: (given) => verify(hashed, normalize(given)),
    key: new Uint8Array(await hashRaw(normalize(password), { salt, secret: sessionKey })),
  };
}
