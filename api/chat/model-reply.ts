import type { ChatAnswer } from '@studio/client/chat';
import type { Passage } from './passages-of.ts';
import { DOES_NOT_KNOW } from './prompt.ts';
import { sourcesOf, UNKNOWN } from './reply.ts';

/** Longest answer of a model that is passed on, in characters. */
const MOST_CHARACTERS = 2_000;

/**
 * The answer that a model gives in pieces, which `onText` gets as they come: only once it is sure that they do not say that
 * it does not know.
 * @throws Error when the model says nothing, goes on without end, or `signal` is given first.
 */
export async function modelReply(
  pieces: AsyncGenerator<string, void>,
  passages: readonly Passage[],
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  let text = '';
  let told = 0;
  const aborted = new Promise<never>((_, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });
  aborted.catch(() => undefined);
  for (;;) {
    const { done, value } = await Promise.race([pieces.next(), aborted]);
    if (done) break;
    text += value;
    if (text.length > MOST_CHARACTERS) throw new Error('The model did not come to an end');
    if (DOES_NOT_KNOW.startsWith(text.trim().slice(0, DOES_NOT_KNOW.length))) continue;
    onText(text.slice(told));
    told = text.length;
  }
  const response = text.trim();
  if (response === '') throw new Error('The model said nothing');
  if (response.startsWith(DOES_NOT_KNOW)) return UNKNOWN;
  return { response, answered: true, sources: sourcesOf(passages) };
}
