import type { RemotePage, RemoteRoutes, RouteHandle } from '@platform/contract/remote-routes';
import type { RootData } from '@platform/contract/root-data';
import type { StaticHandlerContext } from 'react-router';
import type { PageFacts } from '../shell-options.ts';
import { type Head, isHandle, readHead, readText } from './read-head.ts';

interface FactsInput {
  readonly root: RootData;
  readonly routes: RemoteRoutes;
  readonly context: Pick<StaticHandlerContext, 'matches' | 'loaderData' | 'location'>;
}

/** Returns the facts about a page; undefined if it has no canonical address, or shows a refused form. */
export async function readFacts({ root, routes, context }: FactsInput): Promise<PageFacts | undefined> {
  const { origin, site, refused } = root;
  const match = context.matches.findLast(({ route }) => isHandle(route.handle));
  const handle: unknown = match?.route.handle;
  if (origin === undefined || refused || !match || !isHandle(handle)) return undefined;
  const head = readHead(handle, {
    data: context.loaderData[match.route.id],
    params: match.params,
    location: context.location,
    origin,
  });
  if (head.canonical === undefined) return undefined;
  const { title, description, canonical: url, source } = head;
  const card = handle.card && new URL(await handle.card(source), origin).href;
  const facts = { url, origin, site, title, description, ...(card !== undefined && { card }) };
  const nodes = (await handle.structuredData?.({ ...source, ...facts })) ?? [];
  const breadcrumbs = breadcrumbsOf(handle, head, pagesOf(routes)).map(({ name, path }) => ({
    name,
    url: path === undefined ? url : origin + encodeURI(path),
  }));
  return { ...facts, breadcrumbs, nodes };
}

interface Breadcrumb {
  readonly name: string;
  /** Unset: the page itself. */
  readonly path?: string;
}

/** Returns the pages above a page, and the page itself. Throws if a page above it is not one of `pages`. */
function breadcrumbsOf(
  { breadcrumb, parent }: RouteHandle,
  { source }: Pick<Head, 'source'>,
  pages: readonly RemotePage[],
): Breadcrumb[] {
  if (breadcrumb === undefined) return [];
  const self = { name: readText(breadcrumb, source) };
  const path = typeof parent === 'function' ? parent(source) : parent;
  if (path === undefined) return [self];
  const above = pages.find((page) => page.path === path);
  if (!above) throw new Error(`${path} is the parent of a page, but no page of the remote: name one of its paths`);
  const crumbs = breadcrumbsOf(above.handle, { source: { data: undefined, params: {} } }, pages);
  return [...crumbs.map((crumb) => ({ path, ...crumb })), self];
}

const pagesOf = (routes: RemoteRoutes): RemotePage[] =>
  routes.flatMap((route) => ('children' in route ? pagesOf(route.children) : [route]));
