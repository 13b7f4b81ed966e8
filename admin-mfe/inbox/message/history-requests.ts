import { type MessageHistory, messageHistory } from '@studio/client/inbox-history';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readJson } from '../../request/request.ts';
import { useMayRead } from '../../request/session.ts';
import { contact, MESSAGES_KEY } from '../message-queries.ts';

const message = contact[':id'];

/** Interval at which the history is fetched while an answer is being sent. */
const POLL_MS = 3000;

/** Key of the query of a message's history. */
export const historyKey = (id: string) => [...MESSAGES_KEY, 'history', id];

const isSending = (history: MessageHistory | undefined) => history?.answers.some(({ state }) => state === 'sending');

const historyQuery = (id: string) =>
  queryOptions({
    queryKey: historyKey(id),
    queryFn: ({ signal }) => readJson(messageHistory, message.history.$get({ param: { id } }, { init: { signal } })),
  });

/** Fetches the notes and answers of a message again. */
export const fetchHistory = (client: QueryClient, id: string) =>
  client.fetchQuery({ ...historyQuery(id), staleTime: 0 });

/** Queries the notes and answers of a message. */
export function useHistory(id: string) {
  return useQuery({
    ...historyQuery(id),
    enabled: useMayRead(),
    refetchInterval: ({ state }) => (isSending(state.data) ? POLL_MS : false),
  });
}

/** Returns a mutation that sends one of the changes below, which respond with the new history. */
export function useHistoryChange<Input>(id: string, send: (id: string, input: Input) => Promise<MessageHistory>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(id, input),
    onSuccess: (history) => client.setQueryData(historyKey(id), history),
  });
}

/** A note or an answer. Its id is from the browser, so that it is stored once if it is sent again. */
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

export const retryAnswer = (id: string, answer: string) =>
  readJson(messageHistory, message.answers[':answer'].attempts.$post({ param: { id, answer } }));

/** Texts of notes are in the query cache, so that signing out removes them with the messages. */
const noteKey = (id: string) => [...MESSAGES_KEY, 'note', id];

export const keptNoteOf = (client: QueryClient, id: string) => client.getQueryData<string>(noteKey(id)) ?? '';

export function keepNote(client: QueryClient, id: string, text: string): void {
  client.setQueryDefaults(noteKey(id), { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData(noteKey(id), text);
}
