import * as v from 'valibot';
import { hasControls, plainText } from './contact.ts';

/** Most notes, and most answers, of one message. */
export const MAX_ENTRIES = 50;

/** Characters of a note, and of an answer. */
export const MAX_NOTE_LENGTH = 2000;
export const MAX_ANSWER_LENGTH = 10_000;

/** A text of several lines, tidied as the texts of visitors are. */
function text(max: number) {
  const rule = `from 1 to ${max} characters`;
  return v.pipe(
    v.string(),
    v.maxLength(2 * max, rule),
    v.transform(plainText),
    v.minLength(1, rule),
    v.maxLength(max, rule),
    v.check((given) => !hasControls(given), 'no control characters'),
  );
}

/** The browser makes the id, so that what is sent twice is stored once. */
const id = v.pipe(
  v.string(),
  v.uuid(),
  v.transform((given) => given.toLowerCase()),
);

/** Request of `POST /api/v1/contact/:id/notes`. */
export const newNote = v.strictObject({ id, text: text(MAX_NOTE_LENGTH) });

/** Request of `POST /api/v1/contact/:id/answers`. */
export const newAnswer = v.strictObject({ id, text: text(MAX_ANSWER_LENGTH) });

/** The draft of an answer. `revision`: changes with each save. `changedAt`: an ISO time. */
export const answerDraft = v.object({ text: v.string(), revision: v.string(), changedAt: v.string() });

export type AnswerDraft = v.InferOutput<typeof answerDraft>;

/** Request of `PUT /api/v1/contact/:id/draft`. An empty text removes the draft. */
export const draftChange = v.strictObject({
  text: v.pipe(
    v.string(),
    v.maxLength(MAX_ANSWER_LENGTH, `at most ${MAX_ANSWER_LENGTH} characters`),
    v.excludes('\0', 'no null character'),
  ),
  /** The draft that was changed; null if there was none. */
  revision: v.nullable(v.pipe(v.string(), v.uuid())),
});

/** Response of `PUT /api/v1/contact/:id/draft`. */
export const savedDraft = v.object({ draft: v.nullable(answerDraft) });

/** `by`: name of the person who wrote it. */
const entry = { id: v.string(), text: v.string(), createdAt: v.string(), by: v.optional(v.string()) };

/** Who last moved the message to a list, and when. */
const lastChange = v.object({
  by: v.string(),
  at: v.string(),
  to: v.picklist(['new', 'read', 'archived', 'spam', 'trash']),
});

/** What the admin wrote down about a message. `createdAt`: an ISO time. */
const note = v.object(entry);

/** What was sent to the visitor. Times are ISO times. */
const answer = v.object({
  ...entry,
  /** `failed`: the mail server refused it for good, or nobody took it for three days. */
  state: v.picklist(['sending', 'sent', 'failed']),
  sentAt: v.optional(v.string()),
  /** When it is tried again: no attempt is under way any more. */
  againAt: v.optional(v.string()),
});

/** Response of the routes below `/api/v1/contact/:id/`: all that happened to a message since it arrived, oldest first. */
export const messageHistory = v.object({
  /** Whether the site can send answers: whether it has a mail server. */
  canAnswer: v.boolean(),
  /** When its arrival was confirmed to the visitor. */
  confirmedAt: v.optional(v.string()),
  notes: v.array(note),
  answers: v.array(answer),
  changed: v.optional(lastChange),
  /** The answer that is being written. */
  draft: v.optional(answerDraft),
});

export type MessageNote = v.InferOutput<typeof note>;
export type MessageAnswer = v.InferOutput<typeof answer>;
export type MessageChangeEntry = v.InferOutput<typeof lastChange>;
export type MessageHistory = v.InferOutput<typeof messageHistory>;
