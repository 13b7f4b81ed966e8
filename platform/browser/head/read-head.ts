import { declaredSearch, formatSearch } from '@platform/contract/declared-search';
import type { HeadSource, HeadText, RouteHandle } from '@platform/contract/remote-routes';

/** The head of the page at one URL, as its handle describes it. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Whether search engines may list the page. */
  readonly isIndexed: boolean;
  /** The page's own address. Unset if the page is missing or private, or if the site's origin is unknown. */
  readonly canonical?: string;
  readonly source: HeadSource;
}

interface HeadInput {
  readonly data: unknown;
  readonly params: HeadSource['params'];
  readonly location: { readonly pathname: string; readonly search: string };
  /** Where visitors find the site. */
  readonly origin?: string | undefined;
}

/**
 * Returns the head of a page. The canonical address contains the path as it is listed, and of the search only declared parameters with
 * declared values.
 */
export function readHead(handle: RouteHandle, { data, params, location, origin }: HeadInput): Head {
  const search = declaredSearch(handle.search ?? {}, new URLSearchParams(location.search));
  const source = { data, params, search };
  const isMissing = handle.missing !== undefined && data === null;
  const isPage = !handle.private && !isMissing;
  return {
    title: readText(handle.title, source),
    description: readText(handle.description, source),
    isIndexed: isPage && (handle.indexed?.(source) ?? true),
    ...(isPage && origin !== undefined && { canonical: origin + location.pathname + formatSearch(search) }),
    source,
  };
}

/** Returns a text of a handle. */
export const readText = (text: HeadText, source: HeadSource): string =>
  typeof text === 'string' ? text : text(source);

/** Returns whether a route's handle is that of a page. */
export const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;
