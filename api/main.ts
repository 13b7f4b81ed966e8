import { type ServeOptions, serve } from '@platform/server/serve';
import { analyticsOf, siteIdentity } from '@studio/client/identity';
import { createSite, migrations } from './app.ts';
import { removeAllSessions } from './auth/index.ts';
import { filesOfMedia } from './media/library.ts';
import { readSiteSettings } from './settings.ts';

/** The map on the contact page. */
const FRAME_SOURCES = ['https://www.openstreetmap.org'];

/** Serves the site. */
export const main = (options: ServeOptions): Promise<void> =>
  serve(() => {
    const settings = readSiteSettings(process.env);
    return {
      data: siteIdentity,
      migrations,
      restored: removeAllSessions,
      keptFiles: filesOfMedia,
      frameSources: FRAME_SOURCES,
      analytics: analyticsOf,
      create: (platform) => createSite(platform, settings),
    };
  }, options);
