import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { signedText } from '@platform/contract/release';
import { newSigningKey, signatureOf } from './sign-release.ts';

const version = 'a'.repeat(64);

it('signs the name and the version with the key of RELEASE_KEY', () => {
  const { publicKey, privateKey } = newSigningKey();
  const { signature = '' } = signatureOf('marketing', version, privateKey);
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' });
  const isRight = (name: string) =>
    verify(null, Buffer.from(signedText(name, version)), key, Buffer.from(signature, 'base64url'));
  expect([isRight('marketing'), isRight('catalog')]).toEqual([true, false]);
});

it('signs nothing without a key, and with none but an Ed25519 key, which no message shows', () => {
  expect(signatureOf('marketing', version, '')).toEqual({});
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { format: 'der', type: 'spki' },
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
  });
  for (const key of ['x', newSigningKey().publicKey, privateKey.toString('base64url')]) {
    expect(() => signatureOf('marketing', version, key)).toThrow(
      'RELEASE_KEY is not the private half of an Ed25519 key, as npm run token -- --key prints it.',
    );
  }
});
