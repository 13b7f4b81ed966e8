import { problem } from '@platform/contract/problem';
import { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import * as v from 'valibot';
import { documented, response } from './documented.ts';

/** Version of the API in its document. */
const API_VERSION = '1';

/** A short schema of the document itself. */
const openApiDocument = v.object({ openapi: v.string(), info: v.object({ title: v.string(), version: v.string() }) });

/**
 * Creates `/openapi.json`, below `/api`: the routes of the API, their input and output, by OpenAPI 3.1.
 * @param options `api`: the routes, including those that are added before the first request.
 */
export function createOpenApi({ api, title }: { readonly api: Hono; readonly title: string }) {
  let document: Promise<object> | undefined;
  return new Hono().get('/openapi.json', documented('This document', { 200: openApiDocument }), async (c) => {
    document ??= generateSpecs(new Hono().route('/api', api), {
      documentation: { info: { title, version: API_VERSION, description: 'Errors are application/problem+json.' } },
      defaultValidationErrorResponse: response(400, 'application/problem+json', problem),
      excludeStaticFile: false,
    }).then(withTags);
    return c.json(await document, 200, { 'Cache-Control': 'no-cache' });
  });
}

/** Adds to each operation the resource of its path, by which references group: `contact` of `/api/v1/contact/:id`. */
function withTags<Spec extends Awaited<ReturnType<typeof generateSpecs>>>(spec: Spec): Spec {
  for (const [path, operations] of Object.entries(spec.paths ?? {})) {
    const [resource = 'api'] = path.split('/').filter((part) => !['', 'api', 'v1'].includes(part));
    for (const operation of Object.values(operations ?? {})) {
      if (typeof operation === 'object' && 'responses' in operation) operation.tags = [resource];
    }
  }
  return spec;
}
