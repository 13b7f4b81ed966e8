import { validator } from 'hono/validator';
import * as v from 'valibot';
import { problem } from './problem.ts';

/** Lets a request through only when the given part of it fits the schema; else it is answered 400, field by field. */
export function validate<Target extends 'json' | 'param', Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) {
  return validator(target, (value: unknown, c) => {
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    const errors = result.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }));
    return problem(c, { slug: 'invalid', status: 400, title: 'The request is malformed', errors });
  });
}
