import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasStatus } from './api-error.ts';

/**
 * Creates the admin area's cache of API data. Errors are logged and never retried; a 401 calls `onUnauthorized` instead,
 * and a 429 of a mutation is left to its caller. Requests are sent even if the browser reports no network, because the
 * site may run on this machine.
 */
export function createQueryClient(onUnauthorized: (client: QueryClient) => void): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (hasStatus(error, 401)) onUnauthorized(client);
        else console.error('The admin area could not load its data', error);
      },
    }),
    mutationCache: new MutationCache({
      onError(error) {
        if (hasStatus(error, 401)) onUnauthorized(client);
        else if (!hasStatus(error, 429)) console.error('The admin area could not save a change', error);
      },
    }),
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  return client;
}
