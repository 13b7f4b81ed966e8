import { CHAT_STREAM, type ChatAnswer, type ChatEvent, chatAnswer, chatEvent } from '@studio/client/chat';
import * as v from 'valibot';
import type { Failure } from './conversation.ts';
import { eventsOf } from './events-of.ts';

/** Longest silence of the site, in milliseconds. */
const PATIENCE = 15_000;

/** A question that was not answered, and why. */
export class NotAnswered extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(`The question was not answered: ${failure}`, options);
    this.name = 'NotAnswered';
    this.failure = failure;
  }
}

/**
 * Asks the site. `onText` gets the pieces of an answer as they come.
 * @throws NotAnswered; or the signal's reason when it is given.
 */
export async function ask(message: string, onText: (text: string) => void, stop: AbortSignal): Promise<ChatAnswer> {
  const giveUp = new AbortController();
  const onStop = () => giveUp.abort(stop.reason);
  stop.addEventListener('abort', onStop, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => giveUp.abort(new NotAnswered('slow')), PATIENCE);
  };
  hear();
  try {
    const response = await fetch('/api/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: `${CHAT_STREAM}, application/json;q=0.5` },
      body: JSON.stringify({ message }),
      signal: giveUp.signal,
    });
    if (!response.ok) throw new NotAnswered(response.status === 429 ? 'refused' : 'failed');
    return await read(response, onText, hear);
  } catch (error) {
    if (giveUp.signal.aborted) throw giveUp.signal.reason;
    throw error instanceof NotAnswered ? error : new NotAnswered('failed', { cause: error });
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', onStop);
  }
}

async function read(response: Response, onText: (text: string) => void, hear: () => void): Promise<ChatAnswer> {
  const isStream = response.headers.get('Content-Type')?.startsWith(CHAT_STREAM);
  if (!isStream || !response.body) return v.parse(chatAnswer, await response.json());
  for await (const data of eventsOf(response.body)) {
    hear();
    const event: ChatEvent = v.parse(chatEvent, JSON.parse(data));
    if (event.type === 'text') onText(event.text);
    if (event.type === 'answer') return event.answer;
  }
  throw new NotAnswered('failed');
}
