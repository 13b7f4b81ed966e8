import { createLogRequest, requestLog } from '@platform/server/http/request-log';
import { createLiveFiles } from '@platform/server/live-files/live-files';
import { FEED_PATH, MANIFEST_PATH } from '@studio/client/document';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Context } from '../resource.ts';
import { feed } from './feed.ts';
import { LLMS_PATH, llms } from './llms.ts';
import { createSecurityTxt, SECURITY_PATH } from './security-txt.ts';
import { createSiteState } from './site-state.ts';
import { createManifest } from './web-manifest.ts';

/** Creates the files about the site as a whole, and the route of its state. */
export function create({ log, site, origin, pages, heads, deployments, adminOnly }: Context) {
  const routes = new Hono();
  for (const path of [MANIFEST_PATH, SECURITY_PATH, FEED_PATH, LLMS_PATH]) {
    routes.use(path, requestId(), requestLog(createLogRequest(log)));
  }
  const texts = { site, origin };
  routes
    .route('/', createManifest({ site, pages, heads }))
    .route('/', createSecurityTxt(texts))
    .route('/', createLiveFiles(heads, [feed(texts), llms(texts)]));
  return { api: createSiteState({ store: deployments, pages, adminOnly }), routes };
}
