import { validator } from 'hono/validator';
import { uniqueSymbol } from 'hono-openapi';
import * as v from 'valibot';
import { jsonSchema } from '../openapi/documented.ts';
import { type ProblemDetails, problem } from './problem.ts';

/** Maximum number of errors in a response, of bytes of all, and of characters in a text of one. */
const MAX_ERRORS = 20;
const MAX_BYTES = 7000;
const MAX_TEXT = 200;

/** Maximum number of values in a request of which all errors are looked for. Larger ones are read up to the first error. */
const MAX_VALUES = 500;

/**
 * Validates a part of a request, and describes it in the OpenAPI document. Responds 400 with the first invalid fields if it does
 * not match the schema: the response to a small request is small.
 */
export function validate<Target extends 'form' | 'json' | 'param' | 'query', Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) {
  const middleware = validator(target, (value: unknown, c) => {
    const result = v.safeParse(schema, value, { abortEarly: !isSmall(value), abortPipeEarly: true });
    if (result.success) return result.output;
    const errors = boundedErrors(result.issues);
    return problem(c, { slug: 'invalid', status: 400, title: 'The request is malformed', errors });
  });
  const toOpenAPISchema = async () => ({ schema: jsonSchema(schema, 'input') });
  Object.assign(middleware, { [uniqueSymbol]: { target, toOpenAPISchema } });
  return middleware;
}

/** Returns whether a parsed request has at most `MAX_VALUES` values. */
function isSmall(value: unknown): boolean {
  const values = [value];
  for (let i = 0; i < values.length; i += 1) {
    const each = values[i];
    if (typeof each !== 'object' || each === null) continue;
    const inside: readonly unknown[] = Array.isArray(each) ? each : Object.values(each);
    if (values.length + inside.length > MAX_VALUES) return false;
    values.push(...inside);
  }
  return true;
}

/** Returns the first errors, within the bounds of a response. Keys and values of the request are part of their texts. */
function boundedErrors(issues: readonly v.GenericIssue[]): NonNullable<ProblemDetails['errors']> {
  let bytes = 0;
  return issues
    .slice(0, MAX_ERRORS)
    .map((issue) => ({
      field: (v.getDotPath(issue) ?? '').slice(0, MAX_TEXT),
      message: issue.message.slice(0, MAX_TEXT),
    }))
    .filter((error) => {
      bytes += Buffer.byteLength(JSON.stringify(error));
      return bytes <= MAX_BYTES;
    });
}
