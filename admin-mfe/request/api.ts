import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type * as v from 'valibot';
import { readJson } from './request.ts';
import { useMayRead } from './session.ts';

/** Options of a request of a typed client: its signal ends it. */
interface RequestOptions {
  readonly init: { readonly signal: AbortSignal };
}

/**
 * Queries JSON of the API, as soon as this browser may read it.
 * @param get Sends the request.
 */
export function useApi<const Schema extends v.GenericSchema>(
  queryKey: QueryKey,
  schema: Schema,
  get: (options: RequestOptions) => Promise<Response>,
  { enabled = true, ...options }: Omit<UseQueryOptions<v.InferOutput<Schema>>, 'queryKey' | 'queryFn'> = {},
) {
  const mayRead = useMayRead();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => readJson(schema, get({ init: { signal } })),
    enabled: mayRead && enabled !== false,
    ...options,
  });
}
