import * as v from 'valibot';

/** An OpenAI-compatible model, and the bounds of its answers. */
export interface ModelOptions {
  /** Such as `https://host/v1`. */
  readonly url: string;
  readonly name: string;
  readonly key?: string;
  readonly maxTokens: number;
  /** Characters of an answer. */
  readonly maxLength: number;
  readonly timeoutMs: number;
}

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** Characters of a response: more than any answer has, with what is around it. */
const MAX_RESPONSE = 64 * 1024;

/**
 * Creates a function that returns a model's answer to a conversation. It rejects if the model fails, takes too long, or returns too much
 * or no text. `signal` aborts the request.
 */
export function createChatCompletion({ url, name, key, maxTokens, maxLength, timeoutMs }: ModelOptions) {
  const content = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxLength));
  const choice = v.object({ message: v.object({ content }) });
  const completion = v.pipe(v.string(), v.parseJson(), v.object({ choices: v.tuple([choice]) }));
  const headers = { 'Content-Type': 'application/json', ...(key !== undefined && { Authorization: `Bearer ${key}` }) };
  return async (messages: readonly ModelMessage[], signal: AbortSignal): Promise<string> => {
    // Not AbortSignal.any: its signal can be garbage collected before it aborts.
    const controller = new AbortController();
    const stop = () => controller.abort(new Error('The model took too long'));
    const timer = setTimeout(stop, timeoutMs);
    signal.addEventListener('abort', stop);
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ model: name, temperature: 0, max_tokens: maxTokens, messages }),
        signal: controller.signal,
        // An endpoint on the internet could send the request on into the private network.
        redirect: 'error',
      });
      if (!response.ok || !response.body) throw new Error(`The model responded with status ${response.status}`);
      let body = '';
      for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
        body += piece;
        if (body.length > MAX_RESPONSE) throw new Error('The response of the model is too long');
      }
      const { success, output } = v.safeParse(completion, body);
      if (!success) throw new Error('The response of the model has no answer');
      return output.choices[0].message.content;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  };
}
