import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isRowError } from '@platform/server/database/failures';
import { ProblemError } from '@platform/server/http/problem';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import type { newPasskey, passkeySignIn } from '@studio/client/people-requests';
import { MAX_PASSKEYS } from '@studio/client/person';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Database } from '../database.ts';
import { deviceOf } from './device.ts';

/** Time in which a challenge is to be answered. */
const CHALLENGE_MS = 5 * 60_000;

/** Bytes of a challenge: its time, random ones, and the code that proves that it is ours. */
const [TIME_BYTES, RANDOM_BYTES, MAC_BYTES] = [8, 16, 32];

export type Passkeys = ReturnType<typeof createPasskeys>;

interface PasskeysDeps {
  readonly db: Database;
  readonly sessionKey: Uint8Array;
  /** Name of the site, which the browser shows. */
  readonly siteName: string;
  readonly publicUrl?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const refused = (cause?: unknown) =>
  new ProblemError({ slug: 'wrong-passkey', status: 401, title: 'This passkey was not accepted' }, { cause });

/** Creates the store of passkeys. A challenge is for one purpose, is answered once, and only on the site's own pages. */
export function createPasskeys({ db, sessionKey, siteName, publicUrl, now }: PasskeysDeps) {
  const iso = (time: number) => new Date(time).toISOString();
  const ofPerson = (person: string) => db.selectFrom('passkeys').where('person', '=', person);
  const macOf = (purpose: string, head: Uint8Array) =>
    createHmac('sha256', sessionKey).update(`passkey ${purpose}\n`).update(head).digest();

  function newChallenge(purpose: string): Uint8Array<ArrayBuffer> {
    const time = Buffer.alloc(TIME_BYTES);
    time.writeBigUInt64BE(BigInt(now()));
    const head = Buffer.concat([time, randomBytes(RANDOM_BYTES)]);
    return new Uint8Array(Buffer.concat([head, macOf(purpose, head)]));
  }

  /** Returns whether a challenge was made for a purpose in the last minutes. */
  function isOwn(purpose: string, challenge: string): boolean {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.byteLength !== TIME_BYTES + RANDOM_BYTES + MAC_BYTES) return false;
    const head = bytes.subarray(0, -MAC_BYTES);
    const age = now() - Number(head.readBigUInt64BE());
    return age >= 0 && age < CHALLENGE_MS && timingSafeEqual(bytes.subarray(-MAC_BYTES), macOf(purpose, head));
  }

  /** Records a challenge that was answered. Throws a 401 if it was before. */
  async function use(response: { readonly clientDataJSON: string }): Promise<void> {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as {
      challenge: string;
    };
    const row = {
      challenge: Buffer.from(challenge, 'base64url').toString('base64url'),
      expires_at: iso(now() + CHALLENGE_MS),
    };
    const insert = db.insertInto('used_challenges').values(row);
    const { numInsertedOrUpdatedRows } = await withStoreErrors(
      insert.onConflict((conflict) => conflict.column('challenge').doNothing()).executeTakeFirstOrThrow(),
    );
    if (numInsertedOrUpdatedRows !== 1n) throw refused();
  }

  /** What a response must have been made for. Without `PUBLIC_URL` the site is where the browser found it. */
  function expected(c: Context, purpose: string) {
    const { host, hostname } = new URL(publicUrl ?? c.req.url);
    const expectedOrigin = publicUrl === undefined ? [`http://${host}`, `https://${host}`] : new URL(publicUrl).origin;
    return { expectedOrigin, expectedRPID: hostname, expectedChallenge: (given: string) => isOwn(purpose, given) };
  }

  const rpIdOf = (c: Context) => new URL(publicUrl ?? c.req.url).hostname;

  return {
    list: (person: string) =>
      withStoreErrors(
        ofPerson(person)
          .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt'])
          .orderBy('created_at')
          .execute(),
      ),

    /** Returns options with which a browser makes a passkey. Throws a 409 if the person has as many as there may be. */
    async newOptions(c: Context, { id, name, email }: { id: string; name: string; email: string | null }) {
      const own = await withStoreErrors(ofPerson(id).select('id').execute());
      if (own.length >= MAX_PASSKEYS) {
        throw new ProblemError({
          slug: 'too-many-passkeys',
          status: 409,
          title: `You have ${MAX_PASSKEYS} passkeys already`,
        });
      }
      const { generateRegistrationOptions } = await import('@simplewebauthn/server');
      return generateRegistrationOptions({
        rpName: siteName,
        rpID: rpIdOf(c),
        userID: new TextEncoder().encode(id),
        userName: email ?? name,
        userDisplayName: name,
        challenge: newChallenge(id),
        timeout: CHALLENGE_MS,
        attestationType: 'none',
        excludeCredentials: own,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** Stores a passkey. Throws a 401 unless a browser has just made it here, for this person. */
    async add(c: Context, person: string, response: v.InferOutput<typeof newPasskey>): Promise<void> {
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
      const { transports, ...rest } = response.response;
      const checked = await verifyRegistrationResponse({
        response: { ...response, response: rest },
        ...expected(c, person),
      }).catch((cause: unknown) => {
        throw refused(cause);
      });
      if (!checked.verified) throw refused();
      await use(response.response);
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      const row = { id, person, public_key: Buffer.from(publicKey).toString('base64url'), counter, used_at: null };
      const about = { transports: JSON.stringify(transports ?? []), name: deviceOf(c.req.header('User-Agent')) };
      const insert = db.insertInto('passkeys').values({ ...row, ...about, created_at: iso(now()) });
      await withStoreErrors(
        insert.execute().catch((error: unknown) => {
          throw isRowError(error) ? refused(error) : error;
        }),
      );
    },

    /** Returns options with which a browser signs in. Nothing is stored: anybody can ask for them. */
    async signInOptions(c: Context) {
      const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
      const challenge = newChallenge('');
      return generateAuthenticationOptions({
        rpID: rpIdOf(c),
        challenge,
        timeout: CHALLENGE_MS,
        userVerification: 'required',
      });
    },

    /** Returns the id of the person whose passkey has answered a challenge. Throws a 401 if it has not. */
    async verify(c: Context, response: v.InferOutput<typeof passkeySignIn>): Promise<string> {
      const row = await withStoreErrors(
        db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst(),
      );
      if (!row) throw refused();
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
      const { userHandle, ...rest } = response.response;
      const checked = await verifyAuthenticationResponse({
        response: { ...response, response: { ...rest, ...(userHandle !== undefined && { userHandle }) } },
        ...expected(c, ''),
        credential: {
          id: row.id,
          publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
          counter: Number(row.counter),
        },
      }).catch((cause: unknown) => {
        throw refused(cause);
      });
      if (!checked.verified) throw refused();
      await use(response.response);
      const used = { counter: checked.authenticationInfo.newCounter, used_at: iso(now()) };
      await withStoreErrors(db.updateTable('passkeys').set(used).where('id', '=', row.id).execute());
      return row.person;
    },

    /** Returns whether the person had such a passkey. */
    async remove(person: string, id: string): Promise<boolean> {
      const removal = db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person);
      return (await withStoreErrors(removal.executeTakeFirstOrThrow())).numDeletedRows > 0n;
    },

    async removeExpired(): Promise<void> {
      await withStoreErrors(db.deleteFrom('used_challenges').where('expires_at', '<=', iso(now())).execute());
    },
  };
}
