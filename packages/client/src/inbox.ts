import * as v from 'valibot';
import { messageState } from './contact.ts';

/** Time in which a deletion can be undone, in milliseconds. After it, the message is removed for good. */
export const UNDO_MS = 10_000;

/** Most messages of one change. */
export const MAX_CHANGED = 100;

/** A folder of messages: those of one state, `inbox` (new and read), or `all`. */
export const messageFolder = v.picklist(
  ['inbox', ...messageState.options, 'all'],
  `one of inbox, ${messageState.options.join(', ')}, all`,
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
  /** Earliest time. */
  from: v.optional(time),
  /** The time before which messages arrived. */
  to: v.optional(time),
  /** A whole address. With it, the folder is `all` unless `state` is set. */
  email: v.optional(storedAddress),
  sort: v.optional(v.picklist(['newest', 'oldest'], 'newest or oldest')),
});

export type MessageFilter = v.InferOutput<typeof messageFilter>;

/** Query of `DELETE /api/v1/contact/old`: the messages that arrived before a time. */
export const oldMessages = v.object({ before: time });

/** Request of `PATCH /api/v1/contact/:id`. `deleted: false` undoes a deletion within `UNDO_MS`. */
export const messageChange = v.strictObject({
  state: v.optional(messageState),
  deleted: v.optional(v.boolean()),
});

export type MessageChange = v.InferOutput<typeof messageChange>;

/** Request of `PATCH /api/v1/contact`: a change of several messages. */
export const messagesChange = v.strictObject({
  ids: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(MAX_CHANGED)),
  ...messageChange.entries,
});

/** Response to every change: how many messages were changed or deleted. */
export const changed = v.object({ changed: v.number() });

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
});

export type InboxSummary = v.InferOutput<typeof inboxSummary>;
