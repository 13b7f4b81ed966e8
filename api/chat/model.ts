import type { Passage } from './passages-of.ts';
import { promptOf } from './prompt.ts';

export interface ModelSettings {
  /** Of an OpenAI-compatible endpoint, up to its version: `https://host/v1`. */
  readonly url: string;
  readonly name: string;
  readonly key?: string;
}

/** What the model is asked. */
export interface ModelQuestion {
  readonly message: string;
  readonly siteName: string;
  readonly passages: readonly Passage[];
  readonly signal: AbortSignal;
}

/** A language model that words answers. */
export interface Model {
  /** The answer, piece by piece. Throws when the model fails or the signal says so. */
  answer(question: ModelQuestion): AsyncGenerator<string, void>;
}

/** Longest answer, in the model's tokens. */
const MOST_TOKENS = 300;

/** The model behind an endpoint. Its client is loaded when it is first asked. */
export function createModel({ url, name, key }: ModelSettings): Model {
  return {
    async *answer({ message, siteName, passages, signal }) {
      const { streamText } = await import('ai');
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const provider = createOpenAICompatible({
        name: 'chat',
        baseURL: url,
        ...(key !== undefined && { apiKey: key }),
      });
      const { fullStream } = streamText({
        model: provider(name),
        system: promptOf(siteName, passages),
        prompt: message,
        maxOutputTokens: MOST_TOKENS,
        temperature: 0,
        maxRetries: 0,
        abortSignal: signal,
        // It is thrown below.
        onError: () => undefined,
      });
      for await (const part of fullStream) {
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort') throw signal.reason;
        if (part.type === 'text-delta') yield part.text;
      }
    },
  };
}
