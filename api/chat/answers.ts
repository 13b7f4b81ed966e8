import type { ChatAnswer } from '@studio/client/chat';
import type { SiteIdentity } from '@studio/client/identity';
import type { Model } from './model.ts';
import { modelReply } from './model-reply.ts';
import type { Passages } from './passages.ts';
import { replyFrom } from './reply.ts';
import { smallTalk } from './small-talk.ts';

/** Longest time that the model may take, in milliseconds. */
const MODEL_TIME = 20_000;

export interface AnswersDeps {
  readonly site: Pick<SiteIdentity, 'name' | 'phone' | 'supportText'>;
  readonly passages: Passages;
  /** Words the answers where there is one; else the site is quoted. */
  readonly model?: Model | undefined;
  readonly modelTime?: number;
  /** Called when the model failed or took too long; the site was quoted instead. */
  readonly onModelFailure?: (error: unknown) => void;
}

/** Answers visitors' questions. */
export interface Answers {
  /** `onText` gets the pieces of an answer as they come, `signal` says when nobody waits for it any more. */
  answer(message: string, onText: (text: string) => void, signal: AbortSignal): Promise<ChatAnswer>;
}

/** Small talk, then the site's passages: worded by the model where there is one, quoted where there is none or it fails. */
export function createAnswers({ site, passages, model, modelTime = MODEL_TIME, onModelFailure }: AnswersDeps): Answers {
  return {
    async answer(message, onText, signal) {
      const talk = smallTalk(message, site);
      if (talk) return talk;
      const found = await passages.find(message);
      if (!model || found.length === 0) return replyFrom(found);
      // Timers and listeners of our own: what AbortSignal.any makes may be collected before it is told.
      const limit = new AbortController();
      const stop = () => limit.abort(signal.reason);
      const timer = setTimeout(() => limit.abort(new Error(`The model took over ${modelTime} ms`)), modelTime);
      signal.addEventListener('abort', stop, { once: true });
      try {
        const asked = { message, siteName: site.name, passages: found, signal: limit.signal };
        return await modelReply(model.answer(asked), found, onText, limit.signal);
      } catch (error) {
        if (!signal.aborted) onModelFailure?.(error);
        return replyFrom(found);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        limit.abort(new Error('The answer is over'));
      }
    },
  };
}
