import { validator } from 'hono/validator';
import * as v from 'valibot';
import { describedInput } from '../openapi/described-input.ts';
import { problem } from './problem.ts';

/** Lets a request through only when the given part of it fits the schema; else it is answered 400, field by field. */
export function validate<Target extends 'json' | 'param' | 'query', Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) {
  const validating = validator(target, (value: unknown, c) => {
    const result = v.safeParse(schema, value, { abortPipeEarly: true });
    if (result.success) return result.output;
    const errors = result.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }));
    return problem(c, { slug: 'invalid', status: 400, title: 'The request is malformed', errors });
  });
  return describedInput(validating, target, schema);
}
