import { type ReceivedMessage, receivedMessage } from '@studio/client/contact';
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { hasStatus } from './api-error.ts';
import { nextCursor } from './next-cursor.ts';
import { request } from './request.ts';
import { mayRead, useSession } from './session.ts';

/** How often the list is asked for while the tab is visible, in milliseconds. */
export const POLL_INTERVAL = 5000;

/** Messages of one page. */
export const PAGE_SIZE = 50;

/** Everything that is kept of messages has a key that begins so. */
export const MESSAGES_KEY = 'messages';

/** How many there are is kept by this key. */
export const SUMMARY_KEY = 'summary';

const messageList = v.array(receivedMessage);

/** One page: its messages, the cursor of the next one, and by what it is asked for again. */
export interface MessagePage {
  readonly messages: readonly ReceivedMessage[];
  readonly next: string | undefined;
  readonly etag: string | null;
}

interface Asked {
  /** What the API filters by. */
  readonly filter: URLSearchParams;
  readonly cursor?: string | undefined;
  readonly limit?: number;
}

/** A page of the list; the `kept` one where it is unchanged. No cache of the browser keeps messages, so this does. */
async function fetchPage(search: string, kept: MessagePage | undefined, signal: AbortSignal): Promise<MessagePage> {
  const headers = kept?.etag ? { 'if-none-match': kept.etag } : {};
  const response = await request(`/api/v1/contact?${search}`, { headers, signal });
  if (kept && response.status === 304) return kept;
  return {
    messages: v.parse(messageList, await response.json()),
    next: nextCursor(response.headers.get('link')),
    etag: response.headers.get('etag'),
  };
}

function pageQuery({ filter, cursor, limit = PAGE_SIZE }: Asked) {
  const search = new URLSearchParams([...filter, ['limit', String(limit)], ...(cursor ? [['cursor', cursor]] : [])]);
  const queryKey = [MESSAGES_KEY, 'list', String(search)];
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }) => fetchPage(String(search), client.getQueryData<MessagePage>(queryKey), signal),
  });
}

/** Whether this browser may ask for messages, as far as is known. */
export function useMayRead(): boolean {
  const { data } = useSession();
  return data !== undefined && mayRead(data);
}

/**
 * A page of the messages, asked for again every 5 s while the tab is visible. Nothing is asked for before it is known that
 * this browser may read them. While another page is on its way the one before stays.
 */
export function useMessages(asked: Asked) {
  return useQuery({
    ...pageQuery(asked),
    enabled: useMayRead(),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (hasStatus(state.error, 403) ? false : POLL_INTERVAL),
    refetchIntervalInBackground: false,
  });
}

/** What `useMessages` gives. */
export type Messages = ReturnType<typeof useMessages>;

/** A message by its id. One that a list has is there at once. */
export function useMessage(id: string, listed: ReceivedMessage | undefined) {
  return useQuery({
    queryKey: [MESSAGES_KEY, 'one', id],
    queryFn: async ({ signal }) =>
      v.parse(receivedMessage, await (await request(`/api/v1/contact/${id}`, { signal })).json()),
    enabled: useMayRead(),
    placeholderData: () => listed,
    gcTime: 0,
  });
}

/** Leaves no message in this tab. */
export function forgetMessages(client: QueryClient): void {
  for (const key of [MESSAGES_KEY, SUMMARY_KEY]) client.removeQueries({ queryKey: [key] });
}
