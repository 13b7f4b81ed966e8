import * as v from 'valibot';

/** The rules by which a message is stored in the spam folder. */
export const spamRule = v.picklist([
  'hidden-field',
  'fast',
  'repeated',
  'blocked',
  'random-letters',
  'links',
  'topic',
  'offer',
  'pitch',
]);

export type SpamRule = v.InferOutput<typeof spamRule>;

const entries = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(2, 'at least 2 characters'),
      v.maxLength(100, 'at most 100 characters'),
      v.excludes('\0', 'no control characters'),
    ),
  ),
  v.maxLength(200, 'at most 200 entries'),
);

/** Words and phrases, and addresses (`a@spam.example`) and domains (`spam.example`), whose messages are spam. */
export const blockedSenders = v.strictObject({ words: entries, addresses: entries });

export type BlockedSenders = v.InferOutput<typeof blockedSenders>;
