import { namedPreview, preview, previewLabel, previewRequest } from '@platform/contract/release';
import { Hono } from 'hono';
import * as v from 'valibot';
import { limitBody } from '../../http/limits/body.ts';
import { validate } from '../../http/validate.ts';
import { documented } from '../../openapi/documented.ts';
import { actorFor, requireToken } from '../../teams/guard.ts';
import type { Signatures } from '../../teams/signatures.ts';
import type { FindActor } from '../../teams/teams.ts';
import type { NamedPreviews } from './named-previews.ts';
import { addressInPreview, type PreviewCookie } from './preview-keys.ts';
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
        const { name: team, quota } = actorFor(c, name);
        const owner = quota && { team, max: quota.previews };
        const created = await (owner ? previews.create(name, version, owner) : previews.create(name, version));
        return c.json(created, 201, { 'Cache-Control': 'no-store' });
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

/** Maximum characters of a key: four times what a signed one has. */
const MAX_KEY = 1000;

interface NamedPreviewRoutesDeps {
  readonly named: Pick<NamedPreviews, 'put' | 'requireKey'>;
  readonly cookie: Pick<PreviewCookie, 'set'>;
  readonly signatures: Pick<Signatures, 'require'>;
  /** Who may make a request. */
  readonly findActor: FindActor;
}

const labelParam = validate('param', v.object({ label: previewLabel }));

/** Creates the routes of named previews, below `/api`. */
export function createNamedPreviewRoutes({ named, cookie, signatures, findActor }: NamedPreviewRoutesDeps) {
  const summary = 'Shows a stored release under a label for two weeks';
  return new Hono()
    .put(
      '/previews/:label',
      documented(summary, { 200: namedPreview }, [401, 403, 404, 409, 413, 422, 503]),
      requireToken(findActor),
      limitBody(MAX_JSON_BYTES),
      labelParam,
      validate('json', previewRequest),
      async (c) => {
        const { name, version } = c.req.valid('json');
        const { name: actor, quota } = actorFor(c, name);
        await signatures.require(name, version);
        const { label } = c.req.valid('param');
        return c.json(await named.put({ label, name, version, actor, quota }), 200, { 'Cache-Control': 'no-store' });
      },
    )
    .get(
      '/previews/:label',
      documented('Shows a preview in this tab', { 303: null }, [410]),
      labelParam,
      validate('query', v.object({ key: v.pipe(v.string(), v.maxLength(MAX_KEY)) })),
      async (c) => {
        const { key } = c.req.valid('query');
        const { label } = c.req.valid('param');
        await named.requireKey(label, key);
        await cookie.set(c, label, key);
        c.header('Cache-Control', 'no-store');
        return c.redirect(addressInPreview('/', label), 303);
      },
    );
}
