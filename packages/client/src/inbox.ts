import * as v from 'valibot';
import { messageState } from './contact.ts';

/** Days for which a deleted message is kept in the trash. After them it is removed for good. */
export const TRASH_DAYS = 30;

/** Most messages of one change. */
export const MAX_CHANGED = 100;

/** A folder of messages: those of one state, `inbox` (new and read), `all` of these, or `trash`, the deleted ones. */
export const messageFolder = v.picklist(
  ['inbox', ...messageState.options, 'all', 'trash'],
  `one of inbox, ${messageState.options.join(', ')}, all, trash`,
);

export type MessageFolder = v.InferOutput<typeof messageFolder>;

/** An ISO time, or an ISO date, which means its first moment in UTC. */
const time = v.pipe(
  v.string(),
  v.maxLength(40, 'an ISO time'),
  v.check(
    (given) => v.is(v.pipe(v.string(), v.isoTimestamp()), given) || v.is(v.pipe(v.string(), v.isoDate()), given),
    'an ISO time',
  ),
  v.check((given) => new Date(given).getTime() >= 0, 'an ISO time since 1970'),
);

const ADDRESS_RULE = 'an email address';

/** An email address to find messages by. PostgreSQL does not take texts with a null character. */
export const storedAddress = v.pipe(
  v.string(),
  v.minLength(3, ADDRESS_RULE),
  v.maxLength(254, ADDRESS_RULE),
  v.excludes('\0', ADDRESS_RULE),
);

/** Query of the list and of the exports. */
export const messageFilter = v.object({
  state: v.optional(messageFolder),
  /** Words. Each must begin a word of the message, its subject, or the sender's name or address. */
  q: v.optional(v.pipe(v.string(), v.maxLength(200, 'at most 200 characters'))),
  from: v.optional(time),
  /** The time before which messages arrived. */
  to: v.optional(time),
  /** A whole address. With it, all that is stored matches, the trash included, unless `state` is set. */
  email: v.optional(storedAddress),
  sort: v.optional(v.picklist(['newest', 'oldest'], 'newest or oldest')),
});

export type MessageFilter = v.InferOutput<typeof messageFilter>;

/** Query of `DELETE /api/v1/contact/old`: the messages that arrived before a time. */
export const oldMessages = v.object({ before: time });

/** Request of `PATCH /api/v1/contact/:id`. `deleted: true` moves to the trash, `deleted: false` restores from it. */
export const messageChange = v.strictObject({
  state: v.optional(messageState),
  deleted: v.optional(v.boolean()),
});

export type MessageChange = v.InferOutput<typeof messageChange>;

const someIds = v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(MAX_CHANGED));

/** Request of `PATCH /api/v1/contact`: a change of several messages. */
export const messagesChange = v.strictObject({ ids: someIds, ...messageChange.entries });

/** Most messages that are changed because they match a filter. */
export const MAX_MATCHING = 10_000;

/** Request of `PATCH /api/v1/contact/matching`: the same change of a batch of the messages that match a filter, after a cursor. */
export const matchingChange = v.strictObject({
  filter: v.strictObject(messageFilter.entries),
  cursor: v.optional(v.pipe(v.string(), v.uuid('the cursor of the batch before'))),
  ...messageChange.entries,
});

/** Request of `POST /api/v1/contact/removals`: messages in the trash that are removed for good. */
export const messagesRemoval = v.strictObject({ ids: someIds });

/** Messages that were the same before a change. */
export const messagesBefore = v.strictObject({ ids: someIds, state: messageState, deleted: v.boolean() });

export type MessagesBefore = v.InferOutput<typeof messagesBefore>;

/** Request of `POST /api/v1/contact/undo`: a change, and what the messages that it changed were before. */
export const changeUndo = v.strictObject({
  change: messageChange,
  // Each state, in the trash or not.
  before: v.pipe(v.array(messagesBefore), v.minLength(1), v.maxLength(2 * messageState.options.length)),
});

export type ChangeUndo = v.InferOutput<typeof changeUndo>;

/** Response to every removal and to `undo`: how many messages there were. */
export const changed = v.object({ changed: v.number() });

/** Response to every change: how many messages there were, and what those that it changed were before. */
export const changedMessages = v.object({ ...changed.entries, before: v.array(messagesBefore) });

/** Response to a change of matching messages. `next`: cursor of the next batch, if there is one. */
export const changedMatching = v.object({ ...changedMessages.entries, next: v.optional(v.string()) });

/** Query of `DELETE /api/v1/contact/trash`: how many messages are expected in it. */
export const emptyTrash = v.object({
  count: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'a number'), v.transform(Number)),
});

/** Response of `GET /api/v1/contact/count`: how many messages match a filter, and how many of these are unread. */
export const messageCount = v.object({ total: v.number(), unread: v.number() });

export type MessageCount = v.InferOutput<typeof messageCount>;

/** Why the mail server did not take a mail. `recipient`: it refused the address or the mail itself. */
export const mailFailureReason = v.picklist(['unreachable', 'silent', 'sign-in', 'recipient', 'other']);

export type MailFailureReason = v.InferOutput<typeof mailFailureReason>;

/** The last attempt to send a mail, if it failed. */
export const mailFailure = v.object({ at: v.string(), reason: mailFailureReason });

export type MailFailure = v.InferOutput<typeof mailFailure>;

/** Response of `GET /api/v1/contact/summary?zone=`. */
export const inboxSummary = v.object({
  /** Messages in each state. */
  counts: v.object({ new: v.number(), read: v.number(), archived: v.number(), spam: v.number() }),
  /** Messages, without spam, that arrived on each of the last 30 days in the time zone, oldest first. */
  days: v.array(v.object({ day: v.string(), count: v.number() })),
  /**
   * Messages that arrived before an ISO time and should be deleted by RETENTION_DAYS, but are more than a tenth of the inbox and
   * stay until the admin confirms it. Unset: there are none.
   */
  old: v.optional(v.object({ before: v.string(), count: v.number() })),
  /** Set while the mail server does not take mails. */
  mailFailure: v.optional(mailFailure),
});

export type InboxSummary = v.InferOutput<typeof inboxSummary>;
