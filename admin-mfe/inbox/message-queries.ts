import type { ReceivedMessage } from '@studio/client/contact';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hasStatus } from '../request/api-error.ts';
import { useMayRead } from '../request/session.ts';
import { fetchCount, fetchMessage, fetchPage, fetchSummary, type MessagePage } from './message-requests.ts';

/** Interval at which the list is fetched again while the tab is visible. */
export const POLL_INTERVAL_MS = 5000;

/** Messages on one page. */
const PAGE_SIZE = 50;

/** Begins the keys of all that belongs to messages: a change of any message fetches all of it again. */
export const MESSAGES_KEY = ['messages'];
const COUNT_KEY = [...MESSAGES_KEY, 'count'];
const SUMMARY_KEY = ['summary'];

interface PageOptions {
  readonly filter: URLSearchParams;
  readonly cursor?: string | undefined;
  readonly limit?: number;
}

function pageQuery({ filter, cursor, limit = PAGE_SIZE }: PageOptions) {
  const search = new URLSearchParams([...filter, ['limit', String(limit)], ...(cursor ? [['cursor', cursor]] : [])]);
  const queryKey = [...MESSAGES_KEY, 'list', String(search)];
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }) => fetchPage(String(search), client.getQueryData<MessagePage>(queryKey), signal),
  });
}

/**
 * Queries a page of the list and polls it while the tab is visible, once it is known that this browser has access. While
 * another page is loading, the previous one stays. A page that changes updates the counts too.
 */
export function useMessages(options: PageOptions) {
  const client = useQueryClient();
  const messages = useQuery({
    ...pageQuery(options),
    enabled: useMayRead(),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (hasStatus(state.error, 403) ? false : POLL_INTERVAL_MS),
    refetchIntervalInBackground: false,
  });
  const { data } = messages;
  const previous = useRef(data);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== data) {
      for (const queryKey of [SUMMARY_KEY, COUNT_KEY]) void client.invalidateQueries({ queryKey });
    }
    previous.current = data;
  }, [data, client]);
  return messages;
}

/** The result of `useMessages`. */
export type Messages = ReturnType<typeof useMessages>;

/** Queries a message by its id. Until it is loaded, its entry in the list is used. */
export function useMessage(id: string, listed: ReceivedMessage | undefined) {
  return useQuery({
    queryKey: [...MESSAGES_KEY, 'one', id],
    queryFn: ({ signal }) => fetchMessage(id, signal),
    enabled: useMayRead(),
    placeholderData: () => listed,
    gcTime: 0,
  });
}

/** Queries how many messages match a filter. While those of another one are counted, there is no number. */
export function useCount(filter: URLSearchParams) {
  return useQuery({
    queryKey: [...COUNT_KEY, String(filter)],
    queryFn: ({ signal }) => fetchCount(filter, signal),
    enabled: useMayRead(),
  });
}

/** Queries how many messages there are, and how many arrived on each day of the admin's time zone. */
export function useSummary() {
  return useQuery({
    queryKey: SUMMARY_KEY,
    queryFn: ({ signal }) => fetchSummary(new Intl.DateTimeFormat().resolvedOptions().timeZone, signal),
    enabled: useMayRead(),
  });
}

/**
 * Sends a change, such as `changeMessages` or `removeAddress`, then fetches everything again. Requests under way are cancelled
 * first: their responses may be older than the change.
 */
export function useInboxChange<Given, Result>(send: (given: Given) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: async () => {
      await client.cancelQueries({ queryKey: MESSAGES_KEY });
      await Promise.all([MESSAGES_KEY, SUMMARY_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
