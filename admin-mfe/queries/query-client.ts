import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasStatus } from './api-error.ts';
import { endSession } from './session.ts';

/**
 * The admin area's data, made in the browser. A failure is logged, shown at once and not repeated behind the owner's
 * back; a session that has ended leads to the sign-in form. Works without a network, as a site on one's own machine does.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (hasStatus(error, 401)) endSession(client);
        else console.error('The admin area could not load its data', error);
      },
    }),
    mutationCache: new MutationCache({
      onError(error) {
        if (hasStatus(error, 401)) endSession(client);
        else if (!hasStatus(error, 429)) console.error('The site did not do what was asked', error);
      },
    }),
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  return client;
}
