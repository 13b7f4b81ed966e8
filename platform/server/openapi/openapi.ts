import { problem } from '@platform/contract/problem';
import { Hono } from 'hono';
import { type GenerateSpecOptions, generateSpecs } from 'hono-openapi';
import * as v from 'valibot';
import { documented, response } from './documented.ts';

/** Version of the API in its document. */
const API_VERSION = '1';

/** The document's own schema, in brief. */
const openApiDocument = v.object({ openapi: v.string(), info: v.object({ title: v.string(), version: v.string() }) });

export interface OpenApiDeps {
  /** The routes below `/api`, including those added until the first request. */
  readonly api: Hono;
  readonly title: string;
}

/** Creates `/openapi.json`, below `/api`: the API's routes, their input and output, by OpenAPI 3.1. */
export function createOpenApi({ api, title }: OpenApiDeps) {
  const options: Partial<GenerateSpecOptions> = {
    documentation: {
      info: { title, version: API_VERSION },
    },
    defaultValidationErrorResponse: response(400, 'application/problem+json', problem),
    excludeStaticFile: false,
  };
  let document: Promise<object> | undefined;
  return new Hono().get('/openapi.json', documented('This document', { 200: openApiDocument }), async (c) => {
    document ??= generateSpecs(new Hono().route('/api', api), options);
    return c.json(await document, 200, { 'Cache-Control': 'no-cache' });
  });
}
