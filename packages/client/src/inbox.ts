import * as v from 'valibot';
import { messageState } from './contact.ts';

/** Time in which a deletion can be undone, in milliseconds. After it the message is gone for good. */
export const UNDO_MS = 10_000;

/** Most messages that are changed at once. */
export const MAX_CHANGED = 100;

/** Which messages are listed: `inbox` is those that are new or read, `all` has the spam too. */
export const messageFolder = v.picklist(
  ['inbox', ...messageState.options, 'all'],
  `one of inbox, ${messageState.options.join(', ')}, all`,
);

export type MessageFolder = v.InferOutput<typeof messageFolder>;

/** An ISO time, or a day (its first moment, UTC). */
const time = v.pipe(
  v.string(),
  v.check(
    (given) => v.is(v.pipe(v.string(), v.isoTimestamp()), given) || v.is(v.pipe(v.string(), v.isoDate()), given),
    'an ISO time',
  ),
  v.check((given) => new Date(given).getTime() >= 0, 'an ISO time since 1970'),
);

/** Narrows the list of messages, and what is exported of it. `email` is a whole address; its messages are in every folder. */
export const messageFilter = v.object({
  state: v.optional(messageFolder),
  /** Words, each of which begins a word of the message, of its subject, or of the sender's name or address. */
  q: v.optional(v.pipe(v.string(), v.maxLength(200, 'at most 200 characters'))),
  /** Not before. */
  from: v.optional(time),
  /** Before. */
  to: v.optional(time),
  email: v.optional(v.pipe(v.string(), v.minLength(1, 'an e-mail address'), v.maxLength(254, 'an e-mail address'))),
  sort: v.optional(v.picklist(['newest', 'oldest'], 'newest or oldest')),
});

export type MessageFilter = v.InferOutput<typeof messageFilter>;

/** `PATCH /api/v1/contact/:id`: another state, or `deleted: false`, which undoes a deletion of the last 10 s. */
export const messageChange = v.strictObject({
  state: v.optional(messageState),
  deleted: v.optional(v.boolean()),
});

export type MessageChange = v.InferOutput<typeof messageChange>;

/** `PATCH /api/v1/contact`: the same change to several messages. */
export const messagesChange = v.strictObject({
  ids: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(MAX_CHANGED)),
  ...messageChange.entries,
});

/** How many messages were changed, or deleted. */
export const changed = v.object({ changed: v.number() });

/** `GET /api/v1/contact/summary?zone=`: how many messages there are in each state, and came on each of the last 30 days. */
export const inboxSummary = v.object({
  counts: v.object({ new: v.number(), read: v.number(), archived: v.number(), spam: v.number() }),
  /** Oldest first; `day` is a date in the zone that was asked for. Spam does not count. */
  days: v.array(v.object({ day: v.string(), count: v.number() })),
});

export type InboxSummary = v.InferOutput<typeof inboxSummary>;
