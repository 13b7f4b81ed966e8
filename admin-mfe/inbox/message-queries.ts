import { type ReceivedMessage, receivedMessage } from '@studio/client/contact';
import { inboxSummary, messageCount } from '@studio/client/inbox';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContactAdminApi } from 'api/types';
import { hc } from 'hono/client';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { countsText, messagesText } from '../content/inbox.ts';
import { useApi } from '../request/api.ts';
import { apiOptions, hasStatus, SUMMARY_KEY } from '../request/request.ts';
import { useMayRead } from '../request/session.ts';
import { filterOf, useView } from './view.ts';

export const { contact } = hc<ContactAdminApi>('/api', apiOptions).v1;

/** Interval at which the list is fetched again while the tab is visible. */
export const POLL_INTERVAL_MS = 5000;

const PAGE_SIZE = 50;

/** First segment of the key of every query about messages. A change of any message invalidates them all. */
export const MESSAGES_KEY = ['messages'];
const COUNT_KEY = [...MESSAGES_KEY, 'count'];

const messageList = v.array(receivedMessage);

interface MessagePage {
  readonly messages: readonly ReceivedMessage[];
  /** Cursor of the next page. */
  readonly next: string | undefined;
  readonly etag: string | null;
}

interface PageOptions {
  readonly filter: URLSearchParams;
  readonly cursor?: string | undefined;
  readonly limit?: number;
}

/** Queries a page of the list and polls it while the tab is visible. The previous page stays until it is loaded. */
export function useMessages({ filter, cursor, limit = PAGE_SIZE }: PageOptions) {
  const client = useQueryClient();
  const query = { ...Object.fromEntries(filter), limit: String(limit), ...(cursor && { cursor }) };
  const queryKey = [...MESSAGES_KEY, 'list', query];
  const messages = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<MessagePage> => {
      // The responses are `no-store`, so the browser's cache cannot send the tag.
      const cached = client.getQueryData<MessagePage>(queryKey);
      const headers = cached?.etag ? { 'if-none-match': cached.etag } : {};
      const response: Response = await contact.$get({ query }, { headers, init: { signal } });
      if (cached && response.status === 304) return cached;
      return {
        messages: v.parse(messageList, await response.json()),
        next: nextCursor(response.headers.get('link')),
        etag: response.headers.get('etag'),
      };
    },
    enabled: useMayRead(),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (hasStatus(state.error, 403) ? false : POLL_INTERVAL_MS),
    refetchIntervalInBackground: false,
  });
  const { data } = messages;
  const previous = useRef(data);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== data) {
      for (const changedKey of [SUMMARY_KEY, COUNT_KEY]) void client.invalidateQueries({ queryKey: changedKey });
    }
    previous.current = data;
  }, [data, client]);
  return messages;
}

export type Messages = ReturnType<typeof useMessages>;

/** Returns the cursor of a `Link` header of the list: `</api/v1/contact?cursor=x>; rel="next"`. */
function nextCursor(link: string | null): string | undefined {
  const [, search] = /\?([^>]*)>; rel="next"/.exec(link ?? '') ?? [];
  return new URLSearchParams(search).get('cursor') ?? undefined;
}

/** Queries a message by its id. Until it is loaded, its entry in the list is used. */
export const useMessage = (id: string, listed: ReceivedMessage | undefined) =>
  useApi([...MESSAGES_KEY, 'message', id], receivedMessage, (init) => contact[':id'].$get({ param: { id } }, init), {
    placeholderData: () => listed,
    gcTime: 0,
  });

/** Queries how many messages match a filter. There is no number while those of another filter are counted. */
export function useCount(filter: URLSearchParams) {
  const query = Object.fromEntries(filter);
  return useApi([...COUNT_KEY, query], messageCount, (init) => contact.count.$get({ query }, init));
}

/** Returns the figures of the current list with its filters: `48 messages, 3 unread`. */
export function useListCounts(): string | undefined {
  const { view } = useView();
  const { data } = useCount(filterOf({ ...view, sort: 'newest' }, new Date()));
  if (!data) return undefined;
  return view.folder === 'trash' ? messagesText(data.total) : countsText(data);
}

/** Queries how many messages there are, and how many arrived on each day of the admin's time zone. */
export function useSummary() {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return useApi(SUMMARY_KEY, inboxSummary, (init) => contact.summary.$get({ query: { zone } }, init));
}

/** Returns the address of a download of all messages that match a filter. */
export function exportHref(format: 'csv' | 'json', filter: URLSearchParams): string {
  return `/api${contact[`export.${format}`].$path({ query: Object.fromEntries(filter) })}`;
}
