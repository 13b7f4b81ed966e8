import { preview, previewRequest } from '@platform/contract/release';
import { Hono } from 'hono';
import * as v from 'valibot';
import { limitBody } from '../../http/limits/body.ts';
import { validate } from '../../http/validate.ts';
import { documented } from '../../openapi/documented.ts';
import { actorFor, requireToken } from '../../teams/guard.ts';
import type { FindActor } from '../../teams/teams.ts';
import type { Previews } from './previews.ts';

/** Maximum bytes of a request: a name and a version. */
export const MAX_JSON_BYTES = 1024;

interface PreviewRoutesDeps {
  readonly previews: Pick<Previews, 'create' | 'end'>;
  /** Who may make a request. */
  readonly findActor: FindActor;
}

/** Creates the routes that open and end previews, below `/api`. */
export function createPreviewRoutes({ previews, findActor }: PreviewRoutesDeps) {
  const guard = requireToken(findActor);
  return new Hono()
    .post(
      '/previews',
      documented('Shows a stored release before it goes live', { 201: preview }, [401, 403, 404, 413, 422, 503]),
      guard,
      limitBody(MAX_JSON_BYTES),
      validate('json', previewRequest),
      async (c) => {
        const { name, version } = c.req.valid('json');
        actorFor(c, name);
        return c.json(await previews.create(name, version), 201, { 'Cache-Control': 'no-store' });
      },
    )
    .delete(
      '/previews/:key',
      documented('Ends a preview', { 204: null }, [401]),
      guard,
      validate('param', v.object({ key: v.string() })),
      async (c) => {
        await previews.end(c.req.valid('param').key);
        return c.body(null, 204);
      },
    );
}

/** Type of the routes, for typed clients. */
export type PreviewRoutes = ReturnType<typeof createPreviewRoutes>;
