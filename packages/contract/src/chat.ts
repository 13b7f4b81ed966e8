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
