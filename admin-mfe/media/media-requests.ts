import { problem } from '@platform/contract/problem';
import { type MediaItem, mediaItem, mediaList, mediaUses } from '@studio/content/media';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MediaApi } from 'api/types';
import { hc, type InferRequestType } from 'hono/client';
import * as v from 'valibot';
import { useApi } from '../request/api.ts';
import { useApiChange } from '../request/api-change.ts';
import { ApiError, apiOptions, readJson } from '../request/request.ts';
import { useMayRead } from '../request/session.ts';

const { media } = hc<MediaApi>('/api', apiOptions).v1;

const KEY = ['media'];

/** Which pictures of the library are listed. */
export interface LibraryView {
  readonly search: string;
  readonly kind: string;
  readonly isUndescribed: boolean;
}

export const ALL: LibraryView = { search: '', kind: '', isUndescribed: false };

/** Queries the pictures of the library, the newest first, page by page. */
export function useLibrary({ search, kind, isUndescribed }: LibraryView) {
  return useInfiniteQuery({
    queryKey: [...KEY, 'list', search, kind, isUndescribed],
    queryFn: ({ signal, pageParam }) => {
      const filter = { ...(search && { search }), ...(kind && { kind: kind as 'png' }) };
      const query = { page: String(pageParam), ...filter, ...(isUndescribed && { undescribed: '1' as const }) };
      return readJson(mediaList, media.$get({ query }, { init: { signal } }));
    },
    initialPageParam: 1,
    getNextPageParam: ({ matches }, pages) =>
      pages.reduce((sum, { pictures }) => sum + pictures.length, 0) < matches ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    enabled: useMayRead(),
  });
}

export const usePicture = (id: string) =>
  useApi([...KEY, 'picture', id], mediaItem, (init) => media[':id'].$get({ param: { id } }, init));

/** Queries the entries that name a picture. */
export const useUses = (id: string) =>
  useApi([...KEY, 'uses', id], mediaUses, (init) => media[':id'].uses.$get({ param: { id } }, init));

type Change = InferRequestType<(typeof media)[':id']['$patch']>['json'];

/** Changes what is said about a picture. */
export function useChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: Change) => readJson(mediaItem, media[':id'].$patch({ param: { id }, json })),
    onSuccess: (picture) => {
      client.setQueryData([...KEY, 'picture', id], picture);
      return client.invalidateQueries({ queryKey: [...KEY, 'list'] });
    },
  });
}

/** Deletes a picture; `history`: although older versions of entries name it. */
export const useRemoval = (id: string) =>
  useApiChange([...KEY, 'list'], ({ history }: { readonly history: boolean }) =>
    media[':id'].$delete({ param: { id }, query: history ? { history: '1' } : {} }),
  );

/** Returns a function that reads the library again. */
export function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

/**
 * Uploads a file: a new picture, or another file of picture `replaced`. Rejects with an ApiError if it is refused, and with a TypeError if the
 * connection fails. By XMLHttpRequest: fetch reports no progress of a request.
 */
export function uploadFile(file: File, onProgress: (loaded: number) => void, replaced?: string) {
  return new Promise<{ readonly picture: MediaItem; readonly isNew: boolean }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const path = replaced === undefined ? '/api/v1/media' : `/api/v1/media/${replaced}/file`;
    request.open(
      replaced === undefined ? 'POST' : 'PUT',
      `${path}?name=${encodeURIComponent(file.name.slice(0, 200))}`,
    );
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onerror = () => reject(new TypeError('The connection failed'));
    request.onload = () => {
      const { status, responseText } = request;
      const body: unknown = parsed(responseText);
      if (status < 300) return resolve({ picture: v.parse(mediaItem, body), isNew: status === 201 });
      const details = v.safeParse(problem, body);
      return reject(new ApiError(new Response(null, { status }), details.success ? details.output : undefined));
    };
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
