import { matchRoutes } from 'react-router';
import type { PageRoute } from '../remote-routes.ts';
import type { createPreparedData } from './prepared-data.ts';

/**
 * Loads and runs the code of the page at an address, and loads its data, so that a navigation there need not wait. Does nothing for pages
 * that are not public: what they show must be read when it is shown.
 * @param url Absolute.
 * @param isWanted Whether the data is still wanted when the code is there. A navigation that has begun loads it itself.
 */
export async function prepare(
  routes: readonly PageRoute[],
  url: string,
  prepared: ReturnType<typeof createPreparedData>,
  isWanted: () => boolean,
): Promise<void> {
  const matches = matchRoutes([...routes], new URL(url)) ?? [];
  if (matches.some(({ route }) => route.handle?.private)) return;
  const pages = await Promise.all(matches.map(({ route }) => route.lazy()));
  if (!isWanted()) return;
  for (const [i, { route, params }] of matches.entries()) {
    const loader = pages[i]?.loader;
    if (loader) prepared.keep(route.id, url, (signal) => loader({ params, request: new Request(url, { signal }) }));
  }
}
