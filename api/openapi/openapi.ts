import { problem } from '@studio/contract/problem';
import type { SiteIdentity } from '@studio/contract/site';
import { Hono } from 'hono';
import { type GenerateSpecOptions, generateSpecs } from 'hono-openapi';
import * as v from 'valibot';
import { documented, response } from './documented.ts';

/** Version of the API, told in its document. */
const API_VERSION = '1';

/** What the document says of itself, in brief. */
const openApiDocument = v.object({ openapi: v.string(), info: v.object({ title: v.string(), version: v.string() }) });

export interface OpenApiDeps {
  /** The API as it is mounted below `/api`; routes that it gets before the first request are described too. */
  readonly api: Hono;
  readonly site: Pick<SiteIdentity, 'name'>;
}

/** `/openapi.json`, below `/api`: what the routes of the API are, take and answer, by OpenAPI 3.1. */
export function createOpenApi({ api, site }: OpenApiDeps) {
  const options: Partial<GenerateSpecOptions> = {
    documentation: {
      info: { title: `${site.name} API`, version: API_VERSION, description: `What the pages of ${site.name} call.` },
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
