import { uniqueSymbol } from 'hono-openapi';
import type { GenericSchema } from 'valibot';
import { jsonSchema } from './json-schema.ts';

/** Makes a validating middleware describe what it takes in the OpenAPI document. */
export function describedInput<Middleware extends object>(
  middleware: Middleware,
  target: string,
  schema: GenericSchema,
): Middleware {
  const toOpenAPISchema = async () => ({ schema: jsonSchema(schema, 'input') });
  return Object.assign(middleware, { [uniqueSymbol]: { target, toOpenAPISchema } });
}
