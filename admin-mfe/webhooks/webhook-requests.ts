import { type NewWebhook, webhook, webhookList, webhookTest } from '@studio/client/webhooks';
import { useMutation } from '@tanstack/react-query';
import type { WebhooksApi } from 'api/types';
import { hc } from 'hono/client';
import { useApi } from '../request/api.ts';
import { useApiChange } from '../request/api-change.ts';
import { apiOptions, readJson } from '../request/request.ts';

const { webhooks } = hc<WebhooksApi>('/api', apiOptions).v1;

const KEY = ['webhooks'];

/** Interval at which the log is fetched again. */
const POLL_INTERVAL_MS = 10_000;

export const useWebhooks = () =>
  useApi(KEY, webhookList, (init) => webhooks.$get({}, init), { refetchInterval: POLL_INTERVAL_MS });

export const useNewWebhook = () => useApiChange(KEY, (json: NewWebhook) => readJson(webhook, webhooks.$post({ json })));

export const useRemoval = (id: string) =>
  useApiChange<void, unknown>(KEY, () => webhooks[':id'].$delete({ param: { id } }));

export const useTest = (id: string) =>
  useMutation({ mutationFn: () => readJson(webhookTest, webhooks[':id'].test.$post({ param: { id } })) });
