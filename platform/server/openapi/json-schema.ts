import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenerateSpecOptions } from 'hono-openapi';
import type { GenericSchema } from 'valibot';

/** A response as OpenAPI 3.1 writes it. */
export type DescribedResponse = Exclude<GenerateSpecOptions['defaultValidationErrorResponse'], boolean>;

/** A schema as OpenAPI 3.1 writes it. */
type OpenApiSchema = NonNullable<NonNullable<DescribedResponse['content']>[string]['schema']>;

/**
 * A schema in the dialect of OpenAPI 3.1: what it takes, or what it gives. Rules that JSON Schema cannot tell are left
 * out.
 */
export function jsonSchema(schema: GenericSchema, typeMode: 'input' | 'output'): OpenApiSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' });
  return rest as OpenApiSchema;
}
