import { problem } from '@platform/contract/problem';
import { toJsonSchema } from '@valibot/to-json-schema';
import { describeRoute, type GenerateSpecOptions } from 'hono-openapi';
import type { GenericSchema } from 'valibot';

/** A response as in OpenAPI 3.1. */
type DescribedResponse = Exclude<GenerateSpecOptions['defaultValidationErrorResponse'], boolean>;

/** A schema as in OpenAPI 3.1. */
type OpenApiSchema = NonNullable<NonNullable<DescribedResponse['content']>[string]['schema']>;

/** Responses of a route by status: the schema of the JSON body, or null for no body. */
type Responses = Readonly<Record<number, GenericSchema | null>>;

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: 'Done, or the requested data',
  201: 'Stored',
  204: 'Done',
  303: 'Go on there',
  400: 'Malformed; `errors` lists each invalid field',
  401: 'Not signed in, or the wrong secret',
  403: 'Not allowed',
  404: 'Not found',
  409: 'In conflict with what is stored',
  410: 'Gone, or the key is not right',
  413: 'The body is too large',
  415: 'The body has an unsupported media type',
  422: 'Refused; `errors` lists every violation',
  429: 'Too many requests; `Retry-After` contains the seconds to wait',
  503: 'Not available at the moment; nothing was changed',
};

/** Describes a response for the OpenAPI document. */
export const response = (status: number, media: string, schema: GenericSchema | null): DescribedResponse => ({
  description: DESCRIPTIONS[status] ?? `Status ${status}`,
  ...(schema && { content: { [media]: { schema: jsonSchema(schema, 'output') } } }),
});

/**
 * Describes a route for the OpenAPI document: a one-line summary, its responses, and the statuses of its problems. `validate`
 * describes its input.
 * @example .get('/lists', documented('The lists', { 200: v.array(list) }, [503]), (c) => …)
 */
export function documented(summary: string, responses: Responses, problems: readonly number[] = []) {
  const expected = Object.entries(responses).map(
    ([status, schema]) => [status, response(Number(status), 'application/json', schema)] as const,
  );
  const refused = problems.map(
    (status) => [String(status), response(status, 'application/problem+json', problem)] as const,
  );
  const other = { ...response(500, 'application/problem+json', problem), description: 'Any other error' };
  return describeRoute({
    summary,
    responses: { ...Object.fromEntries([...expected, ...refused]), default: other },
  });
}

/** Returns a schema in the dialect of OpenAPI 3.1, for its input or its output. Leaves out rules that JSON Schema lacks. */
export function jsonSchema(schema: GenericSchema, typeMode: 'input' | 'output'): OpenApiSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' });
  return rest as OpenApiSchema;
}
