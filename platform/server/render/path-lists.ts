import { parsePathLists } from '@platform/build/gate/paths/described-routes';
import type { PathLists, Release } from '../release-set/release.ts';
import type { ApiRead } from './api-reads.ts';

/** The paths that the routes of a remote have read from the API, and what they have read. */
export interface ReadPaths {
  readonly lists: PathLists;
  readonly reads: readonly ApiRead[];
}

/** Runs the code of remotes, which lists the paths of their routes. */
export interface ListPool {
  list(remote: string): Promise<{ readonly described: unknown; readonly reads: readonly ApiRead[] }>;
}

/** Returns whether a remote has routes whose paths are read from the API. */
export const readsPaths = ({ routes }: Pick<Release, 'routes'>): boolean => routes.some(({ fromApi }) => fromApi);

/** Reads the paths of a remote's routes from the API. Rejects if that fails, or if they are not lists of paths. */
export async function readPaths(
  pool: ListPool,
  { name, routes }: Pick<Release, 'name' | 'routes'>,
): Promise<ReadPaths> {
  const { described, reads } = await pool.list(name);
  const lists = parsePathLists(described);
  const own = routes.filter(({ fromApi }) => fromApi);
  return { lists: new Map(own.map((route) => [route, lists.get(route.path) ?? []])), reads };
}
