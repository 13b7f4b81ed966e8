import { type ChatTurn, chatAnswer, MAX_TURN_LENGTH, MAX_TURNS } from '@studio/client/chat';
import * as v from 'valibot';

/** Key of the conversation in the browser's storage. */
export const HISTORY_KEY = 'studio-chat';

/** Version of the stored form. Increase it when `chatMessage` changes: other versions are ignored. */
const VERSION = 2;

/** Maximum number of stored messages. */
export const MAX_MESSAGES = 60;

const failure = v.picklist(['failed', 'invalid', 'refused', 'slow', 'offline']);

const chatMessage = v.variant('sender', [
  v.object({ sender: v.literal('user'), id: v.string(), text: v.string(), failure: v.nullable(failure) }),
  v.object({
    sender: v.literal('bot'),
    id: v.string(),
    text: v.string(),
    answered: v.boolean(),
    sources: chatAnswer.entries.sources,
    suggestions: chatAnswer.entries.suggestions,
    stopped: v.boolean(),
  }),
]);

const history = v.object({ version: v.literal(VERSION), messages: v.array(chatMessage) });

export type ChatMessage = v.InferOutput<typeof chatMessage>;
export type UserMessage = Extract<ChatMessage, { sender: 'user' }>;
export type BotMessage = Extract<ChatMessage, { sender: 'bot' }>;

/** Why a question was not answered. */
export type Failure = v.InferOutput<typeof failure>;

/** Returns the stored conversation, or none if it is not valid. Unanswered questions are marked as failed. */
export function readHistory(): readonly ChatMessage[] {
  try {
    const { messages } = v.parse(history, JSON.parse(localStorage.getItem(HISTORY_KEY) ?? ''));
    if (new Set(messages.map(({ id }) => id)).size < messages.length) return [];
    return messages.slice(-MAX_MESSAGES).map(failIfUnanswered);
  } catch {
    return [];
  }
}

function failIfUnanswered(message: ChatMessage, i: number, messages: readonly ChatMessage[]): ChatMessage {
  const isUnanswered = message.sender === 'user' && message.failure === null && messages[i + 1]?.sender !== 'bot';
  return isUnanswered ? { ...message, failure: 'failed' } : message;
}

/** Stores the conversation in the browser. Does nothing if the storage is full or off. */
export function writeHistory(messages: readonly ChatMessage[]): void {
  try {
    if (messages.length === 0) localStorage.removeItem(HISTORY_KEY);
    else localStorage.setItem(HISTORY_KEY, JSON.stringify({ version: VERSION, messages }));
  } catch {
    // The conversation works without storage.
  }
}

/** Returns the last turns before a question, without failed questions, cut to the length that the API accepts. */
export function turnsBefore(messages: readonly ChatMessage[], id: string): ChatTurn[] {
  const end = messages.findIndex((message) => message.id === id);
  return messages
    .slice(0, Math.max(end, 0))
    .filter((message) => message.text !== '' && (message.sender === 'bot' || message.failure === null))
    .slice(-MAX_TURNS)
    .map(({ sender, text }) => ({ sender, text: text.slice(0, MAX_TURN_LENGTH) }));
}
