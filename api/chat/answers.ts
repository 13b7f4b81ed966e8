import { setImmediate, setTimeout } from 'node:timers/promises';
import { type Spend, spendFreely } from '@platform/server/http/limits/work-budget';
import type { ChatAnswer, ChatTurn } from '@studio/client/chat';
import { answerFrom, declined } from './answer-from.ts';
import type { createLibraries } from './libraries.ts';
import type { Site } from './library.ts';
import type { Model } from './model.ts';
import { modelAnswer } from './model-answer.ts';

const MODEL_TIMEOUT_MS = 20_000;

/** Pause between two searches that wait. The longest search takes about as long. */
const PAUSE_MS = 15;

export interface AnswersDeps {
  readonly site: Site;
  readonly library: ReturnType<typeof createLibraries>;
  /** Words the answers. Unset: the site is quoted. */
  readonly model?: Model | undefined;
  readonly modelTimeoutMs?: number;
  /** Called when the model failed, timed out or said what the site does not say, and the site was quoted instead. */
  readonly onModelFailure?: (error: unknown) => void;
  /** Called with a question that was not answered. */
  readonly onUnanswered?: (question: string) => void;
}

/** Answers visitors' questions. */
export interface Answers {
  /**
   * `turns` are the turns before the message. Calls `onText` with each piece of the answer as it is made. Aborting `signal` stops
   * the model. `spend` runs the work that the message causes on this server.
   */
  answer(
    message: string,
    turns: readonly ChatTurn[],
    onText: (text: string) => void,
    signal: AbortSignal,
    spend?: Spend,
  ): Promise<ChatAnswer>;
}

/** Creates answers: from the library alone or, with a model, in the model's words from the library's passages. */
export function createAnswers({
  site,
  library,
  model,
  modelTimeoutMs = MODEL_TIMEOUT_MS,
  onModelFailure,
  onUnanswered,
}: AnswersDeps): Answers {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  /** Lets other requests run before a search: for a while if more searches wait. */
  const turn = async (): Promise<void> => {
    waiting += 1;
    last = last.then(() => (waiting > 1 ? setTimeout(PAUSE_MS) : setImmediate()));
    await last;
    waiting -= 1;
  };

  const answer: Answers['answer'] = async (message, turns, onText, signal, spend = spendFreely) => {
    const known = await library();
    if (!known) return declined(site, message, 'en');
    await turn();
    const found = spend(() => answerFrom(known, site, message, turns));
    const isTalk = found.answer.answered && found.answer.sources.length === 0;
    if (!model || isTalk) return found.answer;
    // Not AbortSignal.any: its signal can be garbage collected before it aborts.
    const controller = new AbortController();
    const abort = () => controller.abort(signal.reason);
    const timer = globalThis.setTimeout(
      () => controller.abort(new Error(`The model took over ${modelTimeoutMs} ms`)),
      modelTimeoutMs,
    );
    signal.addEventListener('abort', abort, { once: true });
    const { passages } = found;
    try {
      const question = { message, turns, siteName: site.name, passages, pages: known.pages, signal: controller.signal };
      const worded = await modelAnswer(model(question), passages, known.pages, onText);
      return worded ?? declined(site, message, known.languageOf(message));
    } catch (error) {
      if (!signal.aborted) onModelFailure?.(error);
      return found.answer;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      controller.abort(new Error('The answer is complete'));
    }
  };
  return {
    async answer(message, ...others) {
      const answered = await answer(message, ...others);
      if (!answered.answered) onUnanswered?.(message);
      return answered;
    },
  };
}
