import { type ReceivedMessage, receivedMessage } from '@studio/contract/contact';
import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { hasStatus } from './api-error.ts';
import { nextCursor } from './next-cursor.ts';
import { request } from './request.ts';
import { mayRead, useSession } from './session.ts';

/** How often the list is asked for while the tab is visible, in milliseconds. */
export const POLL_INTERVAL = 5000;

/** Messages of one answer. */
const PAGE_SIZE = 50;

const KEY = ['messages'];
const messageList = v.array(receivedMessage);

/** One answer: its messages, the cursor of the next one, and by what it is asked for again. */
interface MessagePage {
  readonly messages: readonly ReceivedMessage[];
  readonly next: string | undefined;
  readonly etag: string | null;
}

type Cursor = string | undefined;
type Loaded = InfiniteData<MessagePage, Cursor>;

/** A page of the list; the `kept` one where it is unchanged. No cache of the browser keeps messages, so this does. */
async function fetchPage(cursor: Cursor, kept: MessagePage | undefined, signal: AbortSignal): Promise<MessagePage> {
  const search = new URLSearchParams({ limit: String(PAGE_SIZE), ...(cursor !== undefined && { cursor }) });
  const headers = kept?.etag ? { 'if-none-match': kept.etag } : {};
  const response = await request(`/api/v1/contact?${search}`, { headers, signal });
  if (kept && response.status === 304) return kept;
  return {
    messages: v.parse(messageList, await response.json()),
    next: nextCursor(response.headers.get('link')),
    etag: response.headers.get('etag'),
  };
}

function keptPage(client: QueryClient, cursor: Cursor): MessagePage | undefined {
  const loaded = client.getQueryData<Loaded>(KEY);
  return loaded?.pages[loaded.pageParams.indexOf(cursor)];
}

const inOneList = ({ pages }: Loaded) => pages.flatMap(({ messages }) => messages);

/**
 * The messages, newest first: all that were loaded so far, in one list, asked for again every 5 s while the tab is
 * visible. Nothing is asked for before it is known that this browser may read them.
 */
export function useMessages() {
  const session = useSession();
  return useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal, client }) => fetchPage(pageParam, keptPage(client, pageParam), signal),
    initialPageParam: undefined as Cursor,
    getNextPageParam: ({ next }) => next,
    select: inOneList,
    enabled: session.data !== undefined && mayRead(session.data),
    refetchInterval: ({ state }) => (hasStatus(state.error, 403) ? false : POLL_INTERVAL),
    refetchIntervalInBackground: false,
  });
}

/** What `useMessages` gives. */
export type Messages = ReturnType<typeof useMessages>;

/** Leaves no message in this tab. */
export function forgetMessages(client: QueryClient): void {
  client.removeQueries({ queryKey: KEY });
}
