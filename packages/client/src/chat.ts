import * as v from 'valibot';

/** Longest question, in characters. */
export const CHAT_BOUND = 1000;

/** `POST /api/chat` */
export const chatQuestion = v.strictObject({
  message: v.pipe(v.string(), v.trim(), v.minLength(1, 'Write a question.'), v.maxLength(CHAT_BOUND)),
});

/** Its answer. `answered` is false where the bot does not know. */
export const chatAnswer = v.object({
  response: v.string(),
  answered: v.boolean(),
  sources: v.array(v.object({ title: v.string(), href: v.string() })),
});

export type ChatAnswer = v.InferOutput<typeof chatAnswer>;

/** Media type that asks for the answer piece by piece; without it the answer comes as JSON. */
export const CHAT_STREAM = 'text/event-stream';

/**
 * Its data, an event each. `waiting`: it is being worked on. `text`: the next piece of the response, for reading along.
 * `answer`: the whole answer, which stands instead of the pieces; it is the last one.
 */
export const chatEvent = v.variant('type', [
  v.object({ type: v.literal('waiting') }),
  v.object({ type: v.literal('text'), text: v.string() }),
  v.object({ type: v.literal('answer'), answer: chatAnswer }),
]);

export type ChatEvent = v.InferOutput<typeof chatEvent>;
