import {
  CHAT_STREAM,
  type ChatAnswer,
  type ChatEvent,
  type ChatTurn,
  chatAnswer,
  chatEvent,
} from '@studio/client/chat';
import type { ChatApi } from 'api/types';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { hc } from 'hono/client';
import * as v from 'valibot';
import type { Failure } from './messages.ts';

/** Longest time without data from the site. */
const SILENCE_TIMEOUT_MS = 15_000;

const FAILURES: Readonly<Record<number, Failure>> = { 400: 'invalid', 429: 'refused' };

const api = hc<ChatApi>('/api');

export class NotAnswered extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(`The question was not answered: ${failure}`, options);
    this.name = 'NotAnswered';
    this.failure = failure;
  }
}

/**
 * Sends a question to the site with the previous turns, and returns the answer. Throws `NotAnswered` if there is none, and the reason
 * of `stop` if that is aborted.
 */
export async function ask(message: string, turns: ChatTurn[], stop: AbortSignal): Promise<ChatAnswer> {
  const silence = new AbortController();
  const signal = AbortSignal.any([stop, silence.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new NotAnswered('slow')), SILENCE_TIMEOUT_MS);
  };
  restartTimer();
  try {
    const headers = { Accept: `${CHAT_STREAM}, application/json;q=0.5` };
    const response: Response = await api.chat.$post({ json: { message, turns } }, { headers, init: { signal } });
    if (!response.ok) throw new NotAnswered(FAILURES[response.status] ?? 'failed');
    const isStream = response.headers.get('Content-Type')?.startsWith(CHAT_STREAM);
    if (!isStream || !response.body) return v.parse(chatAnswer, await response.json());
    for await (const event of eventsOf(response.body)) {
      restartTimer();
      if (event.type === 'answer') return event.answer;
    }
    throw new NotAnswered('failed');
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof NotAnswered ? error : new NotAnswered('failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ChatEvent, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      yield v.parse(chatEvent, JSON.parse(next.value.data));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
