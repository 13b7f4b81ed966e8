import * as v from 'valibot';
import { maxWordLength } from './text.ts';

/** Characters of a question: as many as a message of the contact form may have. */
export const MAX_QUESTION_LENGTH = 5000;

/** Characters of an earlier turn that are sent with a question. */
export const MAX_TURN_LENGTH = 1000;

/** Letters and digits of one word of a question. The longest place names have fewer than 100. */
export const MAX_QUESTION_WORD_LENGTH = 200;

/** Earlier turns that are sent with a question: the last ones. */
export const MAX_TURNS = 6;

/** A turn of the conversation. */
const chatTurn = v.strictObject({
  sender: v.picklist(['user', 'bot']),
  text: v.pipe(v.string(), v.maxLength(MAX_TURN_LENGTH)),
});

export type ChatTurn = v.InferOutput<typeof chatTurn>;

/** Request of `POST /api/chat`. */
export const chatQuestion = v.strictObject({
  /** The turns before the question, so that it can say `that` and `it`. */
  turns: v.optional(v.pipe(v.array(chatTurn), v.maxLength(MAX_TURNS)), []),
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
  /** Questions that the visitor may have meant, if the chat is not sure. */
  suggestions: v.optional(v.array(v.string()), []),
});

export type ChatAnswer = v.InferInput<typeof chatAnswer>;

/** Value of `Accept` with which the response is a stream of events. Without it, the response is JSON. */
export const CHAT_STREAM = 'text/event-stream';

/**
 * An event of the stream. `waiting`: the answer is being made. `answer`: the whole answer, which ends the stream.
 */
export const chatEvent = v.variant('type', [
  v.object({ type: v.literal('waiting') }),
  v.object({ type: v.literal('answer'), answer: chatAnswer }),
]);

export type ChatEvent = v.InferInput<typeof chatEvent>;
