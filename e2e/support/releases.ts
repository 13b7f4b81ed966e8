// biome-ignore lint/style/noRestrictedImports: the code that `npm run release` sends with
import { sendRelease } from '../../tools/lib/send-release.mjs';
// biome-ignore lint/style/noRestrictedImports: the code that `npm run release` sends with
import { publishToken, siteClient } from '../../tools/lib/site-client.mjs';
import type { Site } from './site.ts';

/** Sends a release to a site and makes it live, as a team does. */
export function release(site: Site, name: string, folder: string, token = publishToken(site.dataDir)) {
  return sendRelease(siteClient(site.url, token), name, folder);
}
