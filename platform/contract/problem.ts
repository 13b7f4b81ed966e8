import * as v from 'valibot';

/** An error response by RFC 9457. `errors` lists the invalid fields of a 400 and the violations of a 422. */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() }))),
});

export type Problem = v.InferOutput<typeof problem>;
