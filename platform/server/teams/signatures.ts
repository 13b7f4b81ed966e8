import { createPublicKey, verify } from 'node:crypto';
import { versionOf } from '@platform/build/gate/built-release';
import { signedText } from '@platform/contract/release';
import type { PlatformDatabase } from '../database/schema.ts';
import type { Gate } from '../gate/gate.ts';
import { ProblemError } from '../http/problem.ts';

/** Returns the public keys of the teams that release a name: one of them has to sign. Empty: no signature is needed. */
export type FindKeys = (name: string) => Promise<readonly string[]>;

interface SignaturesDeps {
  readonly db: PlatformDatabase;
  readonly findKeys: FindKeys;
}

/** The signatures of releases. */
export type Signatures = ReturnType<typeof createSignatures>;

/**
 * Creates the signatures of releases. A signature is over the name and the version, which is the hash of the hashes of all files: it
 * is checked before a file of the release is requested, and again at every deployment, with the current keys.
 */
export function createSignatures({ db, findKeys }: SignaturesDeps) {
  const isValid = (keys: readonly string[], name: string, version: string, signature: string) =>
    keys.some((key) => isSignedBy(key, signedText(name, version), signature));

  async function find(name: string, version: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('release_signatures')
      .select('signature')
      .where(({ and }) => and({ name, version }))
      .executeTakeFirst();
    return row?.signature;
  }

  /** Rejects unless the release needs no signature, or has a valid one: `signature`, or else the stored one. */
  async function require(name: string, version: string, signature?: string): Promise<void> {
    const keys = await findKeys(name);
    if (keys.length === 0) return;
    if (signature === undefined) {
      const stored = await find(name, version);
      if (stored === undefined) throw notSigned(name);
      if (!isValid(keys, name, version, stored)) throw wrongSignature(name);
      return;
    }
    if (!isValid(keys, name, version, signature)) throw wrongSignature(name);
    await store(name, version, signature);
  }

  const store = (name: string, version: string, signature: string) =>
    db
      .insertInto('release_signatures')
      .values({ name, version, signature })
      .onConflict((conflict) => conflict.columns(['name', 'version']).doUpdateSet({ signature }))
      .execute();

  return {
    /** Returns the stored signature of a release; undefined if there is none. */
    find,
    /**
     * Checks the signature of an offered release, and stores it for its deployments. A release whose name has no keys needs none.
     * @throws ProblemError (422) if it is missing or not right, whatever the token; 503 if the teams cannot be read.
     */
    require,
    /**
     * Signs a release that is stored, so that it can be deployed after its name has got its first key.
     * @throws ProblemError: 409 if the name has no key, 422 if the signature is not right, 503 if the teams cannot be read.
     */
    async sign(name: string, version: string, signature: string): Promise<void> {
      if ((await findKeys(name)).length === 0) throw noKeys(name);
      await require(name, version, signature);
    },
    /** Returns a gate that also requires the signature, at every deployment. */
    gate:
      (gate: Gate): Gate =>
      async (name, files, options) => {
        await require(name, versionOf(files));
        return gate(name, files, options);
      },
  };
}

/** Returns whether a text was signed with the private half of an Ed25519 key. `key`: SPKI; `signature`: both base64url. */
function isSignedBy(key: string, text: string, signature: string): boolean {
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64url'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));
}

const notSigned = (name: string) =>
  new ProblemError({
    slug: 'not-signed',
    status: 422,
    title: `${name} is released only with a signature`,
    detail: `teams.json has a key for it: set RELEASE_KEY to the private half, and send the release again. What is stored already, such as the release of a roll-back, is signed by: npm run releases -- sign ${name}`,
  });

const noKeys = (name: string) =>
  new ProblemError({
    slug: 'no-keys',
    status: 409,
    title: `teams.json has no key for ${name}, so its releases need no signature`,
    detail: 'npm run token -- --key makes a pair of keys.',
  });

const wrongSignature = (name: string) =>
  new ProblemError({
    slug: 'wrong-signature',
    status: 422,
    title: `The signature is not of this release of ${name}, by a key of a team that releases it`,
    detail: 'Sign with the key whose public half is in teams.json.',
  });
