import type { Preview } from '@platform/contract/release';
import { isUnchanged, type Release, type ReleaseRoute } from '../release-set/release.ts';
import type { ReleaseSet } from '../release-set/release-set.ts';

/** A segment of a path that no page has. */
const UNLISTED = 'no-such-page';

/** Number of values of a search parameter, and of paths from the API, that a browser opens. The gate renders all of them, which takes milliseconds instead of seconds. */
const MAX_VALUES = 6;

/**
 * Returns the pages that a browser opens before a release goes live, each once: those of the remote, or with a shell the error
 * page and those of all remotes. They are all listed paths, the first six values of each search parameter, and the pages for
 * missing content.
 * @param set The set that the release goes live in.
 * @param pathsOf Returns the paths of a route that reads them from the API: the first six are opened.
 * @param live The live release of the name. Pages that are the same in it are not changed.
 */
export function pagesToCheck(
  { shell, remotes }: ReleaseSet,
  name: string,
  pathsOf: (route: ReleaseRoute) => readonly string[],
  live?: Release,
): Preview['pages'] {
  const isShell = name === shell.name;
  const ownRoutes = (remote: ReleaseSet['remotes'][number]) =>
    remote.routes.map((route) => (route.fromApi ? { ...route, paths: pathsOf(route).slice(0, MAX_VALUES) } : route));
  const pages = [
    ...remotes
      .filter((remote) => isShell || remote.name === name)
      .flatMap((remote) => {
        const pagesWith = (status: number, urlsOf: (route: ReleaseRoute) => string[]) =>
          ownRoutes(remote).flatMap((route) => {
            const isChanged = isShell || !isUnchanged(route, 'browser', live);
            return urlsOf(route).map((url) => ({ url, status, remote: remote.name, isChanged }));
          });
        return [...pagesWith(200, shownUrls), ...pagesWith(404, missingUrls)];
      }),
    ...(isShell ? [{ url: `/${UNLISTED}`, status: 404, isChanged: true }] : []),
  ];
  return [...new Map(pages.map((page) => [page.url, page])).values()];
}

/** Returns the URLs of a route's listed paths, and of the first one with the first values of each search parameter. */
function shownUrls({ path, paths, search }: ReleaseRoute): string[] {
  const urls = (paths ?? (path.includes(':') ? [] : [path])).map(encodeURI);
  const searches = Object.entries(search).flatMap(([name, values]) =>
    values.slice(0, MAX_VALUES).map((value) => `?${new URLSearchParams([[name, value]])}`),
  );
  return [...urls, ...urls.slice(0, 1).flatMap((url) => searches.map((search) => url + search))];
}

/** Returns the URL of a path that the route matches and does not list, if the route has a page for such paths. A private page knows its paths in the browser only. */
function missingUrls({ path, paths, missing, private: isPrivate }: ReleaseRoute): string[] {
  if (isPrivate) return [];
  const unlisted = path.replace(/:[^/]+/g, UNLISTED);
  return missing === undefined || unlisted === path || paths?.includes(unlisted) ? [] : [encodeURI(unlisted)];
}
