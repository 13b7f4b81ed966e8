import { type ServeOptions, serve } from '@platform/server/serve';
import { siteIdentity } from '@studio/client/identity';
import { createSite } from './app.ts';
import { migrations } from './database.ts';
import { readSiteSettings } from './settings.ts';

/** Serves the site. */
export const main = (options: ServeOptions): Promise<void> =>
  serve(() => {
    const settings = readSiteSettings(process.env);
    return { data: siteIdentity, migrations, create: (platform) => createSite(platform, settings) };
  }, options);
