import type { RemoteApi } from '@platform/contract/remote-routes';

/** A page of a collection. `total`: number of all its entries that were chosen. */
export interface Listed<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/**
 * Reads a list of published entries, such as `posts?category=Tech&limit=3`, for a loader.
 * @throws Error if the API cannot be read.
 */
export async function readList<Item>(api: RemoteApi, path: string, signal?: AbortSignal): Promise<Listed<Item>> {
  const response = await request(api, path, signal);
  if (!response.ok) throw failure(response);
  return { items: (await response.json()) as Item[], total: Number(response.headers.get('X-Total')) };
}

/** Reads a published entry, such as `posts/kettle`; undefined if there is none. Throws as `readList`. */
export async function readEntry<Entry>(api: RemoteApi, path: string, signal?: AbortSignal): Promise<Entry | undefined> {
  const response = await request(api, path, signal);
  if (response.ok) return (await response.json()) as Entry;
  // The server follows no redirects: the old address of an entry has no page.
  if (response.status === 404 || response.status === 308) return undefined;
  throw failure(response);
}

/** Reads a document, such as `terms`. Throws as `readList`, also if there is none. */
export async function readDocument<Entry>(api: RemoteApi, name: string, signal?: AbortSignal): Promise<Entry> {
  const document = await readEntry<Entry>(api, `${name}/${name}`, signal);
  if (document === undefined) throw new Error(`The content has no ${name}`);
  return document;
}

/**
 * Returns the addresses of all published entries of a collection, for `handle.paths`; of those with some values if `query` names them.
 * Throws as `readList`.
 */
export async function readSlugs(
  api: RemoteApi,
  collection: string,
  query: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await readList<{ readonly slug: string }>(
      api,
      `${collection}?${new URLSearchParams({ ...query, fields: 'slug', page: String(page) })}`,
    );
    slugs.push(...items.map(({ slug }) => slug));
    if (items.length === 0 || slugs.length >= total) return slugs;
  }
}

const request = (api: RemoteApi, path: string, signal: AbortSignal | undefined) =>
  api(`/api/content/${path}`, { ...(signal && { signal }) });

const failure = ({ status, url }: Response) => new Error(`The content cannot be read: ${status} ${url}`);
