import { chatAnswer } from '@studio/client/chat';
import * as v from 'valibot';

/** Why a message did not arrive. */
export const FAILURES = ['failed', 'refused', 'slow', 'offline'] as const;

/** A message of the conversation: the visitor's, or the answer to it. */
export const chatMessage = v.variant('sender', [
  v.object({ sender: v.literal('user'), id: v.string(), text: v.string(), failure: v.nullable(v.picklist(FAILURES)) }),
  v.object({
    sender: v.literal('bot'),
    id: v.string(),
    text: v.string(),
    answered: v.boolean(),
    sources: chatAnswer.entries.sources,
    stopped: v.boolean(),
  }),
]);

export type ChatMessage = v.InferOutput<typeof chatMessage>;

export type UserMessage = Extract<ChatMessage, { sender: 'user' }>;
export type BotMessage = Extract<ChatMessage, { sender: 'bot' }>;
export type Failure = (typeof FAILURES)[number];
