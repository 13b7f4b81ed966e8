import {
  type ChangeUndo,
  changed,
  changedMessages,
  changeUndo,
  MAX_MATCHING,
  type MessageChange,
  messagesBefore,
} from '@studio/client/inbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { createStored } from '../components/hooks.ts';
import { readJson, SUMMARY_KEY } from '../request/request.ts';
import { contact, MESSAGES_KEY } from './message-queries.ts';

/**
 * Returns a mutation that sends a change, after cancelling pending requests, then fetches everything again. It has succeeded before
 * everything is fetched, so that an open message is closed before its row leaves the list and the admin goes on.
 */
export function useInboxChange<Input, Result>(send: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: async () => {
      await client.cancelQueries({ queryKey: MESSAGES_KEY });
      for (const queryKey of [MESSAGES_KEY, SUMMARY_KEY]) void client.invalidateQueries({ queryKey });
    },
  });
}

/** The same change of several messages. */
export interface Change extends MessageChange {
  readonly ids: readonly string[];
}

/** Changes the state of messages, moves them to the trash, or restores them. Returns the earlier states of the changed messages. */
export const changeMessages = ({ ids, ...change }: Change) =>
  readJson(changedMessages, contact.$patch({ json: { ids: [...ids], ...change } }));

/** Undoes a change. Messages that were changed since stay as they are. Returns the number of restored messages. */
export async function undoChange({ change, before }: ChangeUndo) {
  let undone = 0;
  for (const group of before)
    undone += (await readJson(changed, contact.undo.$post({ json: { change, before: [group] } }))).changed;
  return { changed: undone };
}

/** Deletes messages in the trash for good. */
export const removeMessages = (ids: readonly string[]) =>
  readJson(changed, contact.removals.$post({ json: { ids: [...ids] } }));

/** Deletes all messages in the trash for good. Throws ApiError (409) if their number is not `count`. */
export const emptyTrash = (count: number) =>
  readJson(changed, contact.trash.$delete({ query: { count: String(count) } }));

/** Deletes all messages of an email address for good. */
export const removeAddress = (email: string) =>
  readJson(changed, contact.addresses[':email'].$delete({ param: { email } }));

/** Deletes all messages that arrived before an ISO time for good. */
export const removeBefore = (before: string) => readJson(changed, contact.old.$delete({ query: { before } }));

const lastChange = v.object({ ...changeUndo.entries, before: v.array(messagesBefore), at: v.number() });

/** The last change, its time in ms, and the earlier states of its messages. */
export type LastChange = v.InferOutput<typeof lastChange>;

export const countOf = ({ before }: LastChange): number => before.reduce((sum, { ids }) => sum + ids.length, 0);

/** The change that can be undone. It lasts through navigation and reload until it is undone, closed or followed by another one. */
export const [useLastChange, setLastChange] = createStored<LastChange | undefined>({
  storage: () => sessionStorage,
  key: 'admin-last-change',
  parse: (text) => {
    const stored = text === null ? undefined : v.parse(lastChange, JSON.parse(text));
    return stored && countOf(stored) <= MAX_MATCHING ? stored : undefined;
  },
  format: (change) => (change ? JSON.stringify(change) : null),
});
