import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { listOf, versionOf } from '@platform/build/gate/built-release';
import { describeOnPostgres } from '../database/test-databases.fixture.ts';
import { makeBuild } from '../releases/build-folder.fixture.ts';
import { releasesApi } from '../releases/releases-api.fixture.ts';
import { gateOf, testStores } from '../releases/store/test-store.fixture.ts';
import { createSignatures } from './signatures.ts';

const [ownKey, otherKey] = [newKey(), newKey()];
const files = makeBuild('marketing');
const changed = makeBuild('marketing', { 'web/late.1.js': 'export {}' });
const version = versionOf(files);

/** A pair of keys: the public half as `teams.json` has it. */
function newKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'), privateKey };
}

/** Signs a release of marketing, as a team does. */
function signatureOf(signed: string, { privateKey }: { readonly privateKey: KeyObject }) {
  const text = `release of a site, 1\nmarketing\n${signed}\n`;
  return { signature: sign(null, Buffer.from(text), privateKey).toString('base64url') };
}

const right = signatureOf(version, ownKey);

describeOnPostgres('a release of a team with a key', ({ newPlace }) => {
  const testStore = testStores(newPlace);

  const setUp = async () => {
    const { store, db } = await testStore();
    const keys: string[] = [];
    const signatures = createSignatures({ db, findKeys: async () => keys });
    const gate = signatures.gate(gateOf(store));
    const { send: request } = releasesApi(store, { gate, signatures });
    const post = async (path: string, body: object) => {
      const response = await request('POST', path, body);
      const answer = (await response.json()) as { readonly type?: string; readonly missing?: readonly string[] };
      return { status: response.status, ...answer };
    };
    const put = async (path: string, body: object) => {
      const response = await request('PUT', path, body);
      return { status: response.status, ...(response.status === 204 ? {} : ((await response.json()) as object)) };
    };
    const offer = (sent: typeof files, signed: object, name = 'marketing') =>
      post(`/releases/${name}`, { files: listOf(sent), ...signed });
    const sendAll = async (sent: typeof files, signed: object) => {
      for (const { sha256, bytes } of sent) await store.putFile(sha256, bytes);
      return offer(sent, signed);
    };
    return { store, keys, post, put, offer, send: sendAll };
  };
  const refused = (slug: string) => expect.objectContaining({ status: 422, type: `urn:problem:${slug}` });

  it('goes live if it is signed by one of the keys, and again without sending the signature again', async () => {
    const { keys, offer, post, send } = await setUp();
    keys.push(otherKey.publicKey, ownKey.publicKey);
    expect(await offer(files, right)).toMatchObject({ status: 200, missing: expect.any(Array) });
    expect(await send(files, {})).toMatchObject({ status: 201 });
    expect(await post('/deployments', { name: 'marketing', version })).toMatchObject({ status: 201 });
  });

  it('is refused before its files are requested, and with all files stored, unless the signature is valid', async () => {
    const { keys, offer, send, store } = await setUp();
    keys.push(ownKey.publicKey);
    const flipped = `${right.signature.startsWith('A') ? 'B' : 'A'}${right.signature.slice(1)}`;
    const offers: [typeof files, object, string][] = [
      [files, {}, 'not-signed'],
      [files, signatureOf(version, otherKey), 'wrong-signature'],
      [files, signatureOf(versionOf(changed), ownKey), 'wrong-signature'],
      [changed, right, 'wrong-signature'],
      [files, { signature: flipped }, 'wrong-signature'],
      [files, { signature: 'A'.repeat(86) }, 'wrong-signature'],
    ];
    for (const [sent, signed, slug] of offers) {
      const answer = await offer(sent, signed);
      expect(answer).toEqual(refused(slug));
      expect(answer.missing).toBeUndefined();
    }
    for (const [sent, signed, slug] of offers) expect(await send(sent, signed)).toEqual(refused(slug));
    expect(await store.get('marketing', version)).toBeUndefined();
    // The right signature of these bytes, sent for another remote.
    expect(await offer(files, right, 'catalog')).toEqual(refused('wrong-signature'));
    expect(await offer(files, { signature: 'short' })).toMatchObject({ status: 400 });
  });

  it('is refused with one altered byte', async () => {
    const { keys, offer } = await setUp();
    keys.push(ownKey.publicKey);
    const altered = makeBuild('marketing', { 'web/about.1.js': 'export const about = 2' });
    expect(altered.map(({ size }) => size)).toEqual(files.map(({ size }) => size));
    expect(await offer(altered, right)).toEqual(refused('wrong-signature'));
  });

  it('is signed where it is stored, before its name is released only with a signature', async () => {
    const { keys, post, put, send } = await setUp();
    await send(files, {});
    await post('/deployments', { name: 'marketing', version });
    await send(changed, {});
    await post('/deployments', { name: 'marketing', version: versionOf(changed) });
    const path = `/releases/marketing/${version}/signature`;
    expect(await put(path, right)).toMatchObject({ status: 409, type: 'urn:problem:no-keys' });
    keys.push(ownKey.publicKey);
    expect(await post('/rollbacks', { name: 'marketing' })).toMatchObject({
      status: 422,
      detail: expect.stringContaining('npm run releases -- sign marketing'),
    });
    expect(await put(path, signatureOf(version, otherKey))).toEqual(refused('wrong-signature'));
    expect(await put(`/releases/marketing/${'0'.repeat(64)}/signature`, right)).toMatchObject({ status: 404 });
    expect(await put(path, {})).toMatchObject({ status: 400 });
    expect(await put(path, right)).toEqual({ status: 204 });
    expect(await post('/rollbacks', { name: 'marketing' })).toMatchObject({ status: 201 });
  });

  it('is not promoted or rolled back to without a signature, or after its key was removed', async () => {
    const { keys, post, send } = await setUp();
    await send(files, {});
    await post('/deployments', { name: 'marketing', version });
    keys.push(ownKey.publicKey);
    await send(changed, signatureOf(versionOf(changed), ownKey));
    expect(await post('/deployments', { name: 'marketing', version: versionOf(changed) })).toMatchObject({
      status: 201,
    });
    expect(await post('/rollbacks', { name: 'marketing' })).toEqual(refused('not-signed'));
    expect(await post('/deployments', { name: 'marketing', version })).toEqual(refused('not-signed'));

    // Signed later, its bytes may go live again; until the key is taken away.
    expect(await send(files, right)).toMatchObject({ status: 200 });
    keys.splice(0, 1, otherKey.publicKey);
    expect(await post('/rollbacks', { name: 'marketing' })).toEqual(refused('wrong-signature'));
    keys.push(ownKey.publicKey);
    expect(await post('/rollbacks', { name: 'marketing' })).toMatchObject({ status: 201 });
  });
});
