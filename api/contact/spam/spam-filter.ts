import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createSettingsTable, newSecret } from '@platform/server/database/settings-table';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import type { ContactFieldName, MessageState } from '@studio/client/contact';
import { type BlockedSenders, blockedSenders } from '@studio/client/spam';
import * as v from 'valibot';
import type { Database } from '../../database.ts';
import { foldText } from './fold.ts';
import { readSpamPhrases } from './phrases.ts';
import { REPEATED_ADDRESSES, SPAM_SCORE, type SpamSignals, scoreOf } from './rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Time in which the same text from several addresses counts. */
const REPEATED_WITHIN_MS = 7 * DAY_MS;

/** Characters from which texts are compared. Shorter ones, such as "Please call me back", are the same by chance. */
const COMPARED_LENGTH = 40;

/** Keys in the table `settings`. */
const BLOCKED_KEY = 'contact_blocked';
const STAMP_KEY = 'contact_stamp_key';

/** What the form sends besides its fields. */
export type FormSignals = Pick<SpamSignals, 'isHiddenFieldFilled' | 'seconds'>;

/** Columns of a new message. */
interface Verdict {
  readonly state: MessageState;
  /** The rules that apply to a message that is spam, separated by spaces. */
  readonly spam: string;
  readonly text_hash: string;
}

export type SpamFilter = ReturnType<typeof createSpamFilter>;

/** Creates the filter that stores advertisements in the spam folder. It refuses and removes nothing. */
export function createSpamFilter(db: Database, now: () => Date = () => new Date()) {
  const phrases = readSpamPhrases();
  const settings = createSettingsTable(db);
  let key: Promise<string> | undefined;

  async function sign(time: string): Promise<Buffer> {
    key ??= settings.getOrCreate(STAMP_KEY, newSecret);
    const secret = await key.catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return createHmac('sha256', secret).update(time).digest();
  }

  async function readBlocked(): Promise<BlockedSenders> {
    const stored = await settings.read(BLOCKED_KEY);
    return stored === undefined ? { words: [], addresses: [] } : v.parse(blockedSenders, JSON.parse(stored));
  }

  /** Counts the other addresses that have sent a text, up to the number that matters. */
  async function countOtherAddresses(hash: string, email: string): Promise<number> {
    if (hash === '') return 0;
    const rows = await db
      .selectFrom('messages')
      .select(({ fn }) => fn<string>('lower', ['email']).as('address'))
      .distinct()
      .where('text_hash', '=', hash)
      .where('created_at', '>', new Date(now().getTime() - REPEATED_WITHIN_MS).toISOString())
      .where(({ eb, fn }) => eb(fn('lower', ['email']), '!=', email.toLowerCase()))
      .limit(REPEATED_ADDRESSES)
      .execute();
    return rows.length;
  }

  return {
    /** Applies the rules to a message. */
    async judge(fields: Record<ContactFieldName, string>, signals: FormSignals): Promise<Verdict> {
      const folded = foldText(fields.message);
      const isCompared = folded.length >= COMPARED_LENGTH;
      const text_hash = isCompared ? createHash('sha256').update(folded).digest('base64url') : '';
      const otherAddresses = await countOtherAddresses(text_hash, fields.email);
      const blocked = await readBlocked();
      const { score, rules } = scoreOf({ ...fields, ...signals, otherAddresses, blocked }, phrases);
      const isSpam = score >= SPAM_SCORE;
      return { state: isSpam ? 'spam' : 'new', spam: isSpam ? rules.join(' ') : '', text_hash };
    },
    /** Returns the words and addresses that the admin has blocked. */
    blocked: () => withStoreErrors(readBlocked()),
    /** Replaces the words and addresses that are blocked. */
    block: (blocked: BlockedSenders) => withStoreErrors(settings.write(BLOCKED_KEY, JSON.stringify(blocked))),
    /** Returns the time and its signature. A form without scripts has none, because its page is cached and the same for everybody. */
    async stamp(): Promise<string> {
      const time = now().getTime().toString(36);
      return `${time}.${(await withStoreErrors(sign(time))).toString('base64url')}`;
    },
    /** Returns the seconds since a stamp was signed; undefined if it is invalid or older than a day. */
    async secondsSince(stamp: string | undefined): Promise<number | undefined> {
      const [, time, signature] = /^([0-9a-z]{1,12})\.([\w-]{43})$/.exec(stamp ?? '') ?? [];
      if (time === undefined || signature === undefined) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const expected = await withStoreErrors(sign(time));
      const age = now().getTime() - Number.parseInt(time, 36);
      const isValid = given.length === expected.length && timingSafeEqual(given, expected);
      return isValid && age >= 0 && age <= DAY_MS ? age / 1000 : undefined;
    },
  };
}
