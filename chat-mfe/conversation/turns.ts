import { type ChatTurn, MAX_QUESTION_LENGTH, MAX_TURNS } from '@studio/client/chat';
import type { ChatMessage } from './messages.ts';

/** Returns the last turns before a question, as the site takes them: without failed questions, and cut to a length. */
export function turnsBefore(messages: readonly ChatMessage[], id: string): ChatTurn[] {
  const place = messages.findIndex((message) => message.id === id);
  return messages
    .slice(0, Math.max(place, 0))
    .filter((message) => message.text !== '' && (message.sender === 'bot' || message.failure === null))
    .slice(-MAX_TURNS)
    .map(({ sender, text }) => ({ sender, text: text.slice(0, MAX_QUESTION_LENGTH) }));
}
