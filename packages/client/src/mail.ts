import * as v from 'valibot';
import { mailFailure } from './inbox.ts';

/** Response of `GET /api/v1/contact/mail`. Times are ISO times. */
export const mailState = v.object({
  /** The admin's address. Unset: the site has no mail server. */
  to: v.optional(v.string()),
  sentAt: v.optional(v.string()),
  failure: v.optional(mailFailure),
  /** Mails that wait to be sent. */
  waiting: v.number(),
});

export type MailState = v.InferOutput<typeof mailState>;

/** Bounds of the answers that the admin keeps for use again: their number, and the characters of a title and of a text. */
export const SAVED_ANSWERS = { count: 50, title: 60, text: 5000 };

const boundedText = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'not empty'),
    v.maxLength(max, `at most ${max} characters`),
    v.excludes('\0', 'no control characters'),
  );

/** Answers for use again. In a text `{name}` is the visitor's name. */
export const savedAnswers = v.pipe(
  v.array(v.strictObject({ title: boundedText(SAVED_ANSWERS.title), text: boundedText(SAVED_ANSWERS.text) })),
  v.maxLength(SAVED_ANSWERS.count, `at most ${SAVED_ANSWERS.count} answers`),
);

export type SavedAnswers = v.InferOutput<typeof savedAnswers>;
