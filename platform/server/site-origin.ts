import { isLoopbackHost } from './http/loopback.ts';
import type { Settings } from './settings.ts';

interface Start {
  /** Whether the start releases builds: `npm start`, but not `npm run serve`, which is what one deploys. */
  readonly releasesBuilds: boolean;
  /** Address at which the server listens, such as `http://127.0.0.1:3000`. */
  readonly address: string;
}

/**
 * Returns where visitors find the site, for the addresses that pages say about themselves: `PUBLIC_URL`. Without it, the address of
 * a site that was built on the machine where it is looked at; undefined for any other, which may be behind a proxy. It never comes
 * from a request: visitors choose `Host`, and pages are cached.
 */
export function siteOrigin(
  { publicUrl, host }: Pick<Settings, 'publicUrl' | 'host'>,
  { releasesBuilds, address }: Start,
): string | undefined {
  return publicUrl ?? (releasesBuilds && isLoopbackHost(host) ? address : undefined);
}
