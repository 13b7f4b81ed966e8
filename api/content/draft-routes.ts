import { limitBody } from '@platform/server/http/limits/body';
import { ProblemError } from '@platform/server/http/problem';
import { documented } from '@platform/server/openapi/documented';
import type { DraftPages } from '@platform/server/pages/draft-pages';
import type { SiteIdentity } from '@studio/client/identity';
import { draftEntry } from '@studio/content/api';
import { type Collection, type Data, pathOf } from '@studio/content/collection';
import { type Identity, identity } from '@studio/content/collections/documents';
import { completeDraft } from '@studio/content/complete';
import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { draftOf, known } from './admin-routes.ts';
import { createLists } from './list-routes.ts';
import { withIdentity } from './live-site.ts';
import { createPublicContent } from './public-routes.ts';
import type { Published } from './published.ts';

/** Bytes of a form with an entry: the longest text with every character escaped. */
const MAX_BODY_BYTES = 3 * 1024 * 1024;

const form = v.pipe(v.string(), v.parseJson(), draftEntry);

interface DraftRoutesDeps {
  /** The data that all pages are rendered with. */
  readonly site: SiteIdentity;
  readonly published: Published;
  readonly draftPages: Pick<DraftPages, 'render'>;
  /** The public API that other pages read. */
  readonly publicApi: (path: string) => Response | Promise<Response>;
  /** Rejects everybody but the admin. */
  readonly adminOnly: MiddlewareHandler;
  /** Rejects requests from pages of other sites. */
  readonly sameSite: MiddlewareHandler;
}

/**
 * Creates the route of the page that shows a draft, for the editor: `POST /v1/content/<collection>/preview`, a form whose field `entry` is
 * JSON, which a frame submits. The loaders of the page read the draft in place of the published entry. Nothing of it is stored.
 */
export function createDraftRoutes({ site, published, draftPages, publicApi, adminOnly, sameSite }: DraftRoutesDeps) {
  return new Hono().post(
    '/v1/content/:collection/preview',
    documented('Renders the page that shows a draft', { 200: null }, [400, 401, 403, 404, 413, 422, 503]),
    sameSite,
    adminOnly,
    limitBody(MAX_BODY_BYTES),
    async (c) => {
      const collection = known(c.req.param('collection'));
      const { entry } = await c.req.parseBody();
      const sent = v.safeParse(form, entry, { abortEarly: true });
      if (!sent.success) throw new ProblemError({ slug: 'invalid', status: 400, title: 'The request is malformed' });
      const { id, data } = sent.output;
      const draft = completeDraft(collection, draftOf(collection, data));
      const [path = ''] = pathOf(collection, draft)?.split('#', 1) ?? [];
      if (path === '') throw new ProblemError({ slug: 'no-page', status: 404, title: 'No page shows this' });
      const siteData = collection.name === identity.name ? withIdentity(site, draft as unknown as Identity) : site;
      const page = await draftPages.render(path, apiWith(collection, draft, id), siteData);
      return c.body(page.html, 200, page.headers);
    },
  );

  /** Returns the public API with a draft in place of the entry with an id, or beside the others. */
  function apiWith(collection: Collection, draft: Data, id: string) {
    const withDraft = published.withDraft(collection, draft, id);
    const content = new Hono()
      .route('/api', createPublicContent({ published: withDraft }))
      .route('/api', createLists({ published: withDraft }))
      .notFound((c) => publicApi(c.req.path));
    return (path: string) => content.request(path);
  }
}
