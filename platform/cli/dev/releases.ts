import { reportFailures, step } from '../process/steps.ts';
import { sendRelease } from '../releases/send-release.ts';
import type { SiteClient } from '../releases/site-client.ts';
import type { DevServer } from './servers.ts';

/** Pages come and go while a front end is developed. */
export const ANY_PATH = ['/*'];

/**
 * Returns a function that releases to a site what a development server has compiled, so that the site renders the newest
 * sources. Releases are sent one after the other: the newest is live in the end. A refused one is only reported.
 */
export function createDevReleases(site: SiteClient): (server: DevServer) => void {
  let sending = Promise.resolve();
  const waiting = new Set<string>();
  return ({ name, folder }) => {
    if (waiting.has(name)) return;
    waiting.add(name);
    sending = sending.then(() =>
      reportFailures(async () => {
        waiting.delete(name);
        const startedAt = performance.now();
        const { sent } = await sendRelease(site, name, folder, { removes: ANY_PATH });
        if (sent > 0) step('release', name, startedAt);
      }),
    );
  };
}
