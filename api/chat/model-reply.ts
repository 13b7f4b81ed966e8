import type { ChatAnswer } from '@studio/client/chat';
import { UNKNOWN_ANSWER } from './model.ts';
import type { Passage } from './read-passages.ts';
import { DO_NOT_KNOW, sourcesOf } from './reply.ts';

/** Characters of a model's answer. */
const MAX_LENGTH = 2_000;

/**
 * Collects a model's answer. Calls `onText` with its pieces, once it cannot be `UNKNOWN_ANSWER` any more.
 * @throws Error if the answer is empty or too long, or `signal` aborts first.
 */
export async function modelReply(
  pieces: AsyncGenerator<string, void>,
  passages: readonly Passage[],
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  let text = '';
  let sent = 0;
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  aborted.catch(() => undefined);
  for (;;) {
    const { done, value } = await Promise.race([pieces.next(), aborted]);
    if (done) break;
    text += value;
    if (text.length > MAX_LENGTH) throw new Error('The answer of the model is too long');
    if (UNKNOWN_ANSWER.startsWith(text.trim().slice(0, UNKNOWN_ANSWER.length))) continue;
    onText(text.slice(sent));
    sent = text.length;
  }
  const response = text.trim();
  if (response === '') throw new Error('The answer of the model is empty');
  if (response.startsWith(UNKNOWN_ANSWER)) return DO_NOT_KNOW;
  return { response, answered: true, sources: sourcesOf(passages) };
}
