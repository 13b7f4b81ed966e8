import { problem } from '@platform/contract/problem';
import { describeRoute } from 'hono-openapi';
import type { GenericSchema } from 'valibot';
import { type DescribedResponse, jsonSchema } from './json-schema.ts';

/** What a route answers, by status: the schema of a JSON body, or null for no body. */
type Answers = Readonly<Record<number, GenericSchema | null>>;

const PHRASES: Readonly<Record<number, string>> = {
  200: 'Done, or as asked for',
  201: 'Stored',
  204: 'Done',
  400: 'Malformed; `errors` names each field',
  401: 'Not signed in, or the wrong secret',
  403: 'Not allowed',
  404: 'Not found',
  409: 'In conflict with what is stored',
  413: 'The body is too large',
  415: 'The body is of a kind that is not taken',
  422: 'Refused; `errors` lists every reason',
  429: 'Too many requests; `Retry-After` tells the seconds to wait',
  503: 'Not available at the moment; nothing was changed',
};

const phrase = (status: number) => PHRASES[status] ?? `Status ${status}`;

/** A response of the document. */
export const response = (status: number, media: string, schema: GenericSchema | null): DescribedResponse => ({
  description: phrase(status),
  ...(schema && { content: { [media]: { schema: jsonSchema(schema, 'output') } } }),
});

/**
 * Describes a route for the OpenAPI document, beside the route: what it does in one sentence, what it answers, and the
 * statuses of its problems. What it takes is described by `validate`.
 * @example .get('/lists', documented('The lists', { 200: v.array(list) }, [503]), (c) => …)
 */
export function documented(summary: string, answers: Answers, problems: readonly number[] = []) {
  const answered = Object.entries(answers).map(
    ([status, schema]) => [status, response(Number(status), 'application/json', schema)] as const,
  );
  const refused = problems.map(
    (status) => [String(status), response(status, 'application/problem+json', problem)] as const,
  );
  const unforeseen = { ...response(500, 'application/problem+json', problem), description: 'Any other error' };
  return describeRoute({
    summary,
    responses: { ...Object.fromEntries([...answered, ...refused]), default: unforeseen },
  });
}
