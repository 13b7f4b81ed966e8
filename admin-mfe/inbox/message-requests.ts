import { type ReceivedMessage, receivedMessage } from '@studio/client/contact';
import {
  type ChangeUndo,
  changed,
  changedMessages,
  type InboxSummary,
  inboxSummary,
  type MessageChange,
  type MessageCount,
  messageCount,
} from '@studio/client/inbox';
import type { ContactAdminApi } from 'api/types';
import { hc } from 'hono/client';
import * as v from 'valibot';
import { apiOptions, readJson } from '../request/request.ts';

const { contact } = hc<ContactAdminApi>('/api', apiOptions).v1;

const messageList = v.array(receivedMessage);

/** One page of the list. */
export interface MessagePage {
  readonly messages: readonly ReceivedMessage[];
  /** Cursor of the next page. */
  readonly next: string | undefined;
  readonly etag: string | null;
}

/**
 * Fetches the page of the list that a query string selects. Returns `kept` if that page is unchanged: the responses are
 * `no-store`, so the browser's cache does not keep them.
 */
export async function fetchPage(
  search: string,
  kept: MessagePage | undefined,
  signal: AbortSignal,
): Promise<MessagePage> {
  const headers = kept?.etag ? { 'if-none-match': kept.etag } : {};
  const { limit = '', ...filter } = Object.fromEntries(new URLSearchParams(search));
  const response: Response = await contact.$get({ query: { ...filter, limit } }, { headers, init: { signal } });
  if (kept && response.status === 304) return kept;
  return {
    messages: v.parse(messageList, await response.json()),
    next: nextCursor(response.headers.get('link')),
    etag: response.headers.get('etag'),
  };
}

/** Fetches a message by its id. */
export function fetchMessage(id: string, signal: AbortSignal): Promise<ReceivedMessage> {
  return readJson(receivedMessage, contact[':id'].$get({ param: { id } }, { init: { signal } }));
}

/** Fetches how many messages there are, and how many arrived on each day of a time zone. */
export function fetchSummary(zone: string, signal: AbortSignal): Promise<InboxSummary> {
  return readJson(inboxSummary, contact.summary.$get({ query: { zone } }, { init: { signal } }));
}

/** Counts the messages that match a filter. */
export function fetchCount(filter: URLSearchParams, signal: AbortSignal): Promise<MessageCount> {
  return readJson(messageCount, contact.count.$get({ query: Object.fromEntries(filter) }, { init: { signal } }));
}

/** The same change to several messages. */
export interface Change extends MessageChange {
  readonly ids: readonly string[];
}

/** Changes the state of messages, moves them to the trash, or restores them. Returns what those that changed were before. */
export const changeMessages = ({ ids, ...change }: Change) =>
  readJson(changedMessages, contact.$patch({ json: { ids: [...ids], ...change } }));

/** Undoes a change. Messages that were changed since stay as they are. Returns the number of messages that it changed back. */
export const undoChange = ({ change, before }: ChangeUndo) =>
  readJson(changed, contact.undo.$post({ json: { change, before } }));

/** Removes messages in the trash for good. */
export const removeMessages = (ids: readonly string[]) =>
  readJson(changed, contact.removals.$post({ json: { ids: [...ids] } }));

/** Removes all messages in the trash for good. Throws ApiError (409) if there are not `count` of them any more. */
export const emptyTrash = (count: number) =>
  readJson(changed, contact.trash.$delete({ query: { count: String(count) } }));

/** Removes all messages of an email address for good. */
export const removeAddress = (email: string) =>
  readJson(changed, contact.addresses[':email'].$delete({ param: { email } }));

/** Removes all messages that arrived before an ISO time for good. */
export const removeBefore = (before: string) => readJson(changed, contact.old.$delete({ query: { before } }));

/** Returns the address of a download of all messages that match a filter. */
export function exportHref(format: 'csv' | 'json', filter: URLSearchParams): string {
  return `/api${contact[`export.${format}`].$path({ query: Object.fromEntries(filter) })}`;
}

/** Returns the cursor in the `rel="next"` link of a `Link` header (RFC 8288): `<…?cursor=x>; rel="next"`. */
export function nextCursor(link: string | null): string | undefined {
  for (const [, target = '', parameters = ''] of (link ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    if (!/;\s*rel="?next"?\s*(?:[;,]|$)/i.test(parameters)) continue;
    return new URL(target, 'http://site.invalid').searchParams.get('cursor') ?? undefined;
  }
  return undefined;
}
