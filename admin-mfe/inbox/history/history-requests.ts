import { type MessageHistory, messageHistory } from '@studio/client/inbox-history';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContactAdminApi } from 'api/types';
import { hc } from 'hono/client';
import { apiOptions, readJson } from '../../request/request.ts';
import { useMayRead } from '../../request/session.ts';
import { MESSAGES_KEY } from '../message-queries.ts';

const message = hc<ContactAdminApi>('/api', apiOptions).v1.contact[':id'];

/** Interval at which the history is fetched while an answer is being sent. */
const POLL_MS = 3000;

const keyOf = (id: string) => [...MESSAGES_KEY, 'history', id];

const isSending = (history: MessageHistory | undefined) => history?.answers.some(({ state }) => state === 'sending');

/** Queries what happened to a message since it arrived. */
export function useHistory(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => readJson(messageHistory, message.history.$get({ param: { id } }, { init: { signal } })),
    enabled: useMayRead(),
    refetchInterval: ({ state }) => (isSending(state.data) ? POLL_MS : false),
  });
}

/** Changes a history by one of the requests below, which respond with the new one. */
export function useHistoryChange<Given>(id: string, send: (id: string, given: Given) => Promise<MessageHistory>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => send(id, given),
    onSuccess: (history) => client.setQueryData(keyOf(id), history),
  });
}

/** A note or an answer. The browser makes its id, so that one that is sent again is stored once. */
interface NewEntry {
  readonly id: string;
  readonly text: string;
}

export const addNote = (id: string, json: NewEntry) =>
  readJson(messageHistory, message.notes.$post({ param: { id }, json }));

export const removeNote = (id: string, note: string) =>
  readJson(messageHistory, message.notes[':note'].$delete({ param: { id, note } }));

export const sendAnswer = (id: string, json: NewEntry) =>
  readJson(messageHistory, message.answers.$post({ param: { id }, json }));

/** Sends an answer again that has failed. */
export const retryAnswer = (id: string, answer: string) =>
  readJson(messageHistory, message.answers[':answer'].attempts.$post({ param: { id, answer } }));

/** Where a text that is not sent yet is kept, in memory: signing out forgets it with the messages. */
const draftKey = (id: string, kind: string) => [...MESSAGES_KEY, 'draft', id, kind];

export const draftOf = (client: QueryClient, id: string, kind: string) =>
  client.getQueryData<string>(draftKey(id, kind)) ?? '';

export function keepDraft(client: QueryClient, id: string, kind: string, text: string): void {
  client.setQueryDefaults(draftKey(id, kind), { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData(draftKey(id, kind), text);
}
