import * as v from 'valibot';
import { maxWordLength } from './word-length.ts';

/** Characters of a question. */
export const MAX_QUESTION_LENGTH = 1000;

/** Letters and digits of one word of a question. The longest place names have fewer than 100. */
export const MAX_QUESTION_WORD_LENGTH = 200;

/** Request of `POST /api/chat`. */
export const chatQuestion = v.strictObject({
  message: v.pipe(
    v.string(),
    v.maxLength(MAX_QUESTION_LENGTH),
    maxWordLength(MAX_QUESTION_WORD_LENGTH, `Keep each word to ${MAX_QUESTION_WORD_LENGTH} characters.`),
    v.trim(),
    v.minLength(1, 'Write a question.'),
  ),
});

/** Response of `POST /api/chat`. */
export const chatAnswer = v.object({
  response: v.string(),
  /** False if the chat does not know the answer. */
  answered: v.boolean(),
  /** Places of the site that the answer is from. */
  sources: v.array(v.object({ title: v.string(), href: v.string() })),
});

export type ChatAnswer = v.InferOutput<typeof chatAnswer>;

/** Value of `Accept` with which the response is a stream of events. Without it, the response is JSON. */
export const CHAT_STREAM = 'text/event-stream';

/**
 * An event of the stream. `waiting`: the answer is being made. `text`: the next piece of the answer. `answer`: the whole
 * answer, which replaces the pieces and ends the stream.
 */
export const chatEvent = v.variant('type', [
  v.object({ type: v.literal('waiting') }),
  v.object({ type: v.literal('text'), text: v.string() }),
  v.object({ type: v.literal('answer'), answer: chatAnswer }),
]);

export type ChatEvent = v.InferOutput<typeof chatEvent>;
