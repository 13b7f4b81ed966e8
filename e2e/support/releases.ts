import { sendRelease } from '../../platform/cli/lib/send-release.mjs';
import { publishToken, siteClient } from '../../platform/cli/lib/site-client.mjs';
import type { Site } from './site.ts';

/** Sends a release to a site and makes it live, as a team does. */
export function release(site: Site, name: string, folder: string, token = publishToken(site.dataDir)) {
  return sendRelease(siteClient(site.url, token), name, folder);
}
