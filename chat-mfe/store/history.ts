import * as v from 'valibot';
import { type ChatMessage, chatMessage } from './conversation.ts';

/** Where the conversation is kept; a change of its shape changes the number. */
export const HISTORY_KEY = 'studio-chat';
const VERSION = 1;

/** Most messages that are kept: the last ones. */
export const MOST_KEPT = 60;

const kept = v.object({ version: v.literal(VERSION), messages: v.array(chatMessage) });

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage, unless it is switched off. */
export function browserStorage(): Keep | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** The conversation as it was kept; empty where there is none, or nothing that can be read. */
export function readHistory(storage: Keep | undefined): readonly ChatMessage[] {
  try {
    const result = v.safeParse(kept, JSON.parse(storage?.getItem(HISTORY_KEY) ?? 'null'));
    return result.success && hasOneOfEach(result.output.messages) ? result.output.messages.slice(-MOST_KEPT) : [];
  } catch {
    return [];
  }
}

const hasOneOfEach = (messages: readonly ChatMessage[]) =>
  new Set(messages.map(({ id }) => id)).size === messages.length;

/** Keeps a conversation in this browser. A storage that is full or switched off keeps nothing. */
export function writeHistory(storage: Keep | undefined, messages: readonly ChatMessage[]): void {
  try {
    if (messages.length === 0) storage?.removeItem(HISTORY_KEY);
    else storage?.setItem(HISTORY_KEY, JSON.stringify({ version: VERSION, messages: messages.slice(-MOST_KEPT) }));
  } catch {
    // The conversation goes on without it.
  }
}
