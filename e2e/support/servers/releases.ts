import { type Released, sendRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken } from '@platform/cli/releases/site-client';
import type { Site } from './site.ts';

/** Sends a release to a site and makes it live, as a team does. */
export function release(
  site: Site,
  name: string,
  folder: string,
  token = publishToken(site.dataDir),
): Promise<Released> {
  return sendRelease(createSiteClient(site.url, token), name, folder);
}
