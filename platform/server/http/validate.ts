import { validator } from 'hono/validator';
import { uniqueSymbol } from 'hono-openapi';
import * as v from 'valibot';
import { jsonSchema } from '../openapi/documented.ts';
import { problem } from './problem.ts';

/**
 * Validates a part of a request, and describes it in the OpenAPI document. Responds 400 with all invalid fields if it does
 * not match the schema.
 */
export function validate<Target extends 'json' | 'param' | 'query', Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) {
  const middleware = validator(target, (value: unknown, c) => {
    const result = v.safeParse(schema, value, { abortPipeEarly: true });
    if (result.success) return result.output;
    const errors = result.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }));
    return problem(c, { slug: 'invalid', status: 400, title: 'The request is malformed', errors });
  });
  const toOpenAPISchema = async () => ({ schema: jsonSchema(schema, 'input') });
  Object.assign(middleware, { [uniqueSymbol]: { target, toOpenAPISchema } });
  return middleware;
}
