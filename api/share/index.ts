import { createLogRequest, requestLog } from '@platform/server/http/request-log';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Context } from '../resource.ts';
import { createDrawer } from './draw.ts';
import { createImages } from './images.ts';
import { createShare } from './routes.ts';

/** Creates the share pictures of pages. */
export function create({ log, site, origin, pages, files, limits, settings }: Context) {
  const draw = createDrawer({
    readImages: createImages({ files, pages, origins: () => [origin(), settings.assetUrl] }),
  });
  const reporting: typeof draw = (card, agency) =>
    draw(card, agency).catch((err: unknown) => {
      log.warn({ err, url: card.url }, 'share picture not drawn');
      throw err;
    });
  const routes = new Hono();
  routes.use('/share/*', requestId(), requestLog(createLogRequest(log)));
  return { routes: routes.route('/', createShare({ site, origin, pages, draw: reporting, limit: limits.share })) };
}
