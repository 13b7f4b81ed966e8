import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { sha256 } from '@platform/build/gate/built-release';
import { signedText } from '@platform/contract/release';
import { newSigningKey, signatureOf, signStored, storeFiles } from './send-release.ts';
import type { SiteClient } from './site-client.ts';

const files = ['a', 'b', 'c', 'd'].map((text) => {
  const bytes = new Uint8Array(Buffer.from(text));
  return { path: `web/${text}.txt`, sha256: sha256(bytes), size: bytes.byteLength, bytes };
});
const hashes = files.map(({ sha256 }) => sha256);

/** A site that lacks, at each offer of a release, the next of these lists of files. */
function siteThatLacks(lists: readonly (readonly string[])[]) {
  const calls: string[] = [];
  let offers = 0;
  const site = async (method: string, path: string) => {
    calls.push(`${method} ${path}`);
    if (method !== 'POST') return undefined;
    const missing = lists[offers];
    offers += 1;
    return { version: 'v', ...(missing && { missing }) };
  };
  return { site: site as SiteClient, calls };
}

it('sends missing files, also those that were collected between two offers', async () => {
  const { site, calls } = siteThatLacks([hashes.slice(0, 2), hashes.slice(2, 3)]);
  expect(await storeFiles(site, 'marketing', files)).toMatchObject({ version: 'v', sent: 3 });
  const puts = hashes.slice(0, 3).map((hash) => `PUT /api/releases/marketing/files/${hash}`);
  const offer = 'POST /api/releases/marketing';
  expect(calls).toEqual([offer, puts[0], puts[1], offer, puts[2], offer]);
});

it('fails if the site stores no file', async () => {
  const { site } = siteThatLacks(Array.from({ length: 9 }, () => hashes.slice(0, 1)));
  await expect(storeFiles(site, 'marketing', files)).rejects.toMatchObject({ exitCode: 3 });
});

const version = 'a'.repeat(64);

it('signs the name and the version with the key of RELEASE_KEY', () => {
  const { publicKey, privateKey } = newSigningKey();
  const { signature = '' } = signatureOf('marketing', version, privateKey);
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' });
  const isRight = (name: string) =>
    verify(null, Buffer.from(signedText(name, version)), key, Buffer.from(signature, 'base64url'));
  expect([isRight('marketing'), isRight('catalog')]).toEqual([true, false]);
});

it('returns no signature without a key, and refuses other keys than Ed25519 without showing them', () => {
  expect(signatureOf('marketing', version, '')).toEqual({});
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { format: 'der', type: 'spki' },
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
  });
  for (const key of ['x', newSigningKey().publicKey, privateKey.toString('base64url')]) {
    expect(() => signatureOf('marketing', version, key)).toThrow(
      'RELEASE_KEY is not a private Ed25519 key, as npm run token -- --key prints it.',
    );
  }
});

it('signs each stored release of a name once, and needs a key for it', async () => {
  const [old, gone, lost] = ['b', 'c', 'd'].map((digit) => digit.repeat(64));
  const entry = (of = '', more = {}) => ({ version: of, ...more });
  const deployments = [entry(version), entry(old), entry(version), entry(gone, { collected: true })];
  const releases = [{ name: 'marketing', deployments: [...deployments, entry(lost, { unreadable: true })] }];
  const sent: unknown[] = [];
  const site = (async (method: string, path: string, body: object) => {
    if (method === 'PUT') sent.push([path, body]);
    return { releases };
  }) as SiteClient;
  await expect(signStored(site, 'marketing')).rejects.toThrow('RELEASE_KEY');
  process.env.RELEASE_KEY = newSigningKey().privateKey;
  expect(await signStored(site, 'marketing')).toEqual([version, old]);
  expect(sent).toEqual(
    [version, old].map((of) => [`/api/releases/marketing/${of}/signature`, signatureOf('marketing', of ?? '')]),
  );
  delete process.env.RELEASE_KEY;
});
