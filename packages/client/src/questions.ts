import * as v from 'valibot';

/** Characters of the admin's answer. */
export const MAX_ANSWER_LENGTH = 600;

/** A question that the chat could not answer, as the admin sees it. */
export const askedQuestion = v.object({
  id: v.string(),
  text: v.string(),
  /** How often it was asked. */
  count: v.number(),
  /** When it was last asked, ISO 8601. */
  askedAt: v.string(),
  /** The admin's answer. With one, the chat answers this question. */
  answer: v.nullable(v.string()),
});

export type AskedQuestion = v.InferOutput<typeof askedQuestion>;

/** Response of `GET /api/v1/questions`. */
export const questionList = v.object({
  /** Whether questions without an answer are kept. */
  isKept: v.boolean(),
  questions: v.array(askedQuestion),
});

/** Request of `PUT /api/v1/questions/:id`. */
export const questionAnswer = v.strictObject({
  answer: v.pipe(v.string(), v.trim(), v.minLength(1, 'Write an answer.'), v.maxLength(MAX_ANSWER_LENGTH)),
});
