import { describedCollection, type Entry, entry, entryData, listedEntry, savedVersion } from '@studio/content/api';
import type { QueryClient } from '@tanstack/react-query';
import type { ContentAdminApi } from 'api/types';
import { hc } from 'hono/client';
import * as v from 'valibot';
import { useApi } from '../request/api.ts';
import { apiOptions, readJson } from '../request/request.ts';

const { content } = hc<ContentAdminApi>('/api', apiOptions).v1;
const ofCollection = content[':collection'];
const ofEntry = ofCollection[':id'];

/** A collection as the API describes it. */
export type CollectionInfo = v.InferOutput<typeof describedCollection>;
export type FieldInfo = CollectionInfo['fields'][number];

/** The values of an entry by field. */
export type Values = Entry['draft'];

/** Queries all collections: their names and fields. */
export const useCollections = () =>
  useApi(['collections'], v.array(describedCollection), (init) => content.$get({}, init), {
    staleTime: Number.POSITIVE_INFINITY,
  });

const listKey = (collection: string, isTrash: boolean) => ['entries', collection, isTrash];
const entryKey = (collection: string, id: string) => ['entry', collection, id];

/** Queries the entries of a collection in their order, or its trash. */
export function useEntries(collection: string, isTrash = false, isEnabled = true) {
  const query = isTrash ? { trash: '1' as const } : {};
  return useApi(
    listKey(collection, isTrash),
    v.array(listedEntry),
    (init) => ofCollection.$get({ param: { collection }, query }, init),
    { enabled: isEnabled },
  );
}

/** Queries an entry. It is not fetched again while it is edited. */
export const useEntry = (collection: string, id: string, isEnabled: boolean) =>
  useApi(entryKey(collection, id), entry, (init) => ofEntry.$get({ param: { collection, id } }, init), {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    enabled: isEnabled,
  });

/** Replaces the entry that an editor shows. */
export const setEntry = (client: QueryClient, collection: string, stored: Entry): void => {
  client.setQueryData(entryKey(collection, stored.id), stored);
};

export const readEntry = (collection: string, id: string): Promise<Entry> =>
  readJson(entry, ofEntry.$get({ param: { collection, id } }));

export const createEntry = (collection: string, data: Values): Promise<Entry> =>
  readJson(entry, ofCollection.$post({ param: { collection }, json: { data } }));

/** Saves values that were made from version `base`. Throws ApiError with 409 if there is a later version. */
export const saveEntry = (collection: string, id: string, base: number, data: Values): Promise<Entry> =>
  readJson(entry, ofEntry.$put({ param: { collection, id }, json: { base, data } }));

export const publishEntry = (collection: string, id: string, version: number): Promise<Entry> =>
  readJson(entry, ofEntry.publish.$post({ param: { collection, id }, json: { version } }));

export const unpublishEntry = (collection: string, id: string): Promise<Entry> =>
  readJson(entry, ofEntry.unpublish.$post({ param: { collection, id } }));

/** Publishes a version at an ISO time; undefined cancels that. */
export const scheduleEntry = (
  collection: string,
  id: string,
  version: number,
  at: string | undefined,
): Promise<Entry> =>
  at === undefined
    ? readJson(entry, ofEntry.schedule.$delete({ param: { collection, id } }))
    : readJson(entry, ofEntry.schedule.$put({ param: { collection, id }, json: { version, at } }));

export const removeEntry = (collection: string, id: string): Promise<Entry> =>
  readJson(entry, ofEntry.$delete({ param: { collection, id } }));

export const restoreEntry = (collection: string, id: string): Promise<Entry> =>
  readJson(entry, ofEntry.restore.$post({ param: { collection, id } }));

/** Moves an entry before another one, or to the end. */
export const moveEntry = (collection: string, id: string, before: string | null) =>
  ofEntry.move.$post({ param: { collection, id }, json: { before } });

/** Queries the versions of an entry, the latest first. */
export const useVersions = (collection: string, id: string, current: number) =>
  useApi(
    ['versions', collection, id, current],
    v.array(savedVersion),
    (init) => ofEntry.versions.$get({ param: { collection, id } }, init),
    { enabled: id !== '' },
  );

/** Queries the values of a version. */
export const useVersion = (collection: string, id: string, version: number | undefined) =>
  useApi(
    ['version', collection, id, version],
    entryData,
    (init) => ofEntry.versions[':version'].$get({ param: { collection, id, version: String(version) } }, init),
    { staleTime: Number.POSITIVE_INFINITY, enabled: version !== undefined },
  ).data?.data;
