import { type NewWebhook, webhook, webhookList, webhookTest } from '@studio/client/webhooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WebhooksApi } from 'api/types';
import { hc } from 'hono/client';
import { apiOptions, readJson } from '../request/request.ts';
import { useMayRead } from '../request/session.ts';

const { webhooks } = hc<WebhooksApi>('/api', apiOptions).v1;

const KEY = ['webhooks'];

/** Interval at which the log is fetched again. */
const POLL_INTERVAL_MS = 10_000;

export function useWebhooks() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readJson(webhookList, webhooks.$get({}, { init: { signal } })),
    enabled: useMayRead(),
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** Returns a mutation after which the list is fetched again. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: KEY }) });
}

export const useNewWebhook = () => useChange((json: NewWebhook) => readJson(webhook, webhooks.$post({ json })));

export const useRemoval = (id: string) => useChange<void, unknown>(() => webhooks[':id'].$delete({ param: { id } }));

export const useTest = (id: string) =>
  useMutation({ mutationFn: () => readJson(webhookTest, webhooks[':id'].test.$post({ param: { id } })) });
