import { isLoopbackHost } from './http/loopback.ts';
import type { Settings } from './settings.ts';

/**
 * Creates the origin of the site, for the addresses that pages contain of themselves: `PUBLIC_URL`. Without it, the address of the
 * server if it is on a loopback address and released the builds of this machine (`npm start`); undefined for any other, which may be
 * behind a proxy. It never comes from a request: visitors choose `Host`, and pages are cached.
 */
export function createSiteOrigin({ publicUrl, host }: Pick<Settings, 'publicUrl' | 'host'>, releasesBuilds: boolean) {
  let address: string | undefined;
  return {
    read: (): string | undefined => publicUrl ?? (releasesBuilds && isLoopbackHost(host) ? address : undefined),
    /** Sets the address at which the server listens, such as `http://127.0.0.1:3000`. */
    setAddress(url: string): void {
      address = url;
    },
  };
}
