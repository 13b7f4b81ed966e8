import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** Flags of authenticator data: the person was present, and verified; a key follows. */
const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];

/** Numbers of COSE: https://www.rfc-editor.org/rfc/rfc9053 */
const [KEY_TYPE, ALGORITHM, CURVE, X, Y, EC2, ES256, P256] = [1, 3, -1, -2, -3, 2, -7, 1];

export interface Circumstances {
  /** Origin of the page that asks. */
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
}

/** Creates a device with one passkey, as https://w3c.github.io/webauthn/ has it. `counts`: it counts its signatures. */
export function createAuthenticator(origin: string, counts = true) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  function authenticatorData(rpId: string, isVerified: boolean, key?: Uint8Array): Buffer {
    if (counts) counter += 1;
    const head = Buffer.alloc(5);
    head[0] = PRESENT | (isVerified ? VERIFIED : 0) | (key ? HAS_KEY : 0);
    head.writeUInt32BE(counter, 1);
    const credential = key ? [Buffer.alloc(16), Buffer.from([0, id.length]), id, key] : [];
    return Buffer.concat([sha256(rpId), head, ...credential]);
  }

  const about = { id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} };

  return {
    /** Answers `navigator.credentials.create()`. */
    create(challenge: string, { origin: from = origin, rpId, isVerified = true }: Circumstances = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [KEY_TYPE, EC2],
          [ALGORITHM, ES256],
          [CURVE, P256],
          [X, new Uint8Array(Buffer.from(x, 'base64url'))],
          [Y, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const authData = authenticatorData(rpId ?? new URL(from).hostname, isVerified, key);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const clientDataJSON = base64(clientData('webauthn.create', challenge, from));
      const attestationObject = base64(isoCBOR.encode(attestation as never));
      return { ...about, response: { clientDataJSON, attestationObject, transports: ['internal'] } };
    },
    /** Answers `navigator.credentials.get()`. */
    get(challenge: string, { origin: from = origin, rpId, isVerified = true }: Circumstances = {}) {
      const data = authenticatorData(rpId ?? new URL(from).hostname, isVerified);
      const client = clientData('webauthn.get', challenge, from);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
      };
      return { ...about, response };
    },
  };
}
