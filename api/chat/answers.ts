import { type Spend, spendFreely } from '@platform/server/http/work-budget';
import type { ChatAnswer } from '@studio/client/chat';
import type { SiteIdentity } from '@studio/client/identity';
import type { Model } from './model.ts';
import { modelReply } from './model-reply.ts';
import type { Passages } from './passages.ts';
import { replyFrom } from './reply.ts';
import { smallTalk } from './small-talk.ts';

const MODEL_TIMEOUT_MS = 20_000;

export interface AnswersDeps {
  readonly site: Pick<SiteIdentity, 'name' | 'phone' | 'supportText'>;
  readonly passages: Passages;
  /** Words the answers. Unset: the site is quoted. */
  readonly model?: Model | undefined;
  readonly modelTimeoutMs?: number;
  /** Called when the model failed or timed out, and the site was quoted instead. */
  readonly onModelFailure?: (error: unknown) => void;
}

/** Answers visitors' questions. */
export interface Answers {
  /**
   * Calls `onText` with each piece of the answer as it is made. Aborting `signal` stops the model. `spend` runs the work that
   * the message causes on this server.
   */
  answer(message: string, onText: (text: string) => void, signal: AbortSignal, spend?: Spend): Promise<ChatAnswer>;
}

/** Creates answers: small talk, or else the site's passages, worded by the model or quoted. */
export function createAnswers({
  site,
  passages,
  model,
  modelTimeoutMs = MODEL_TIMEOUT_MS,
  onModelFailure,
}: AnswersDeps): Answers {
  return {
    async answer(message, onText, signal, spend = spendFreely) {
      const talk = spend(() => smallTalk(message, site));
      if (talk) return talk;
      const found = await passages.find(message, spend);
      if (!model || found.length === 0) return spend(() => replyFrom(found));
      // Not AbortSignal.any: its signal can be garbage collected before it aborts.
      const controller = new AbortController();
      const abort = () => controller.abort(signal.reason);
      const timeout = () => controller.abort(new Error(`The model took over ${modelTimeoutMs} ms`));
      const timer = setTimeout(timeout, modelTimeoutMs);
      signal.addEventListener('abort', abort, { once: true });
      try {
        const pieces = model.answer({ message, siteName: site.name, passages: found, signal: controller.signal });
        return await modelReply(pieces, found, onText, controller.signal);
      } catch (error) {
        if (!signal.aborted) onModelFailure?.(error);
        return replyFrom(found);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        controller.abort(new Error('The answer is complete'));
      }
    },
  };
}
