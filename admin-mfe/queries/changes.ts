import type { MessageChange } from '@studio/client/inbox';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { MESSAGES_KEY, SUMMARY_KEY } from './messages.ts';
import { request } from './request.ts';

/** The same change to some messages. */
export interface Change extends MessageChange {
  readonly ids: readonly string[];
}

/** What was asked before a change may tell how it was before: it is not waited for. */
async function lookAgain(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: [MESSAGES_KEY] });
  await Promise.all([MESSAGES_KEY, SUMMARY_KEY].map((key) => client.invalidateQueries({ queryKey: [key] })));
}

/** Changes messages; what is shown of them is asked for again. */
export function useChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) =>
      request('/api/v1/contact', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      }),
    onSettled: () => lookAgain(client),
  });
}

/** Removes all messages of an address for good. */
export function useRemoveAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) =>
      request(`/api/v1/contact/addresses/${encodeURIComponent(email)}`, { method: 'DELETE' }),
    onSettled: () => lookAgain(client),
  });
}
