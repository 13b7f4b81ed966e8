import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { signedText } from '@platform/contract/release';
import { StepFailed } from '../process/steps.ts';

/** A new pair of Ed25519 keys, base64url. `publicKey` is SPKI, as `teams.json` has it, `privateKey` PKCS 8, as RELEASE_KEY has it. */
export function newSigningKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { format: 'der', type: 'spki' },
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
  });
  return { publicKey: publicKey.toString('base64url'), privateKey: privateKey.toString('base64url') };
}

/**
 * Returns the field of a request with the release's signature, by the key in RELEASE_KEY; no field if that is not set.
 * @throws StepFailed if it is not an Ed25519 key.
 */
export function signatureOf(name: string, version: string, key = process.env.RELEASE_KEY) {
  if (!key) return {};
  return { signature: sign(null, Buffer.from(signedText(name, version)), readKey(key)).toString('base64url') };
}

function readKey(text: string): KeyObject {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The error could show parts of the key.
  }
  throw new StepFailed('RELEASE_KEY is not the private half of an Ed25519 key, as npm run token -- --key prints it.');
}
