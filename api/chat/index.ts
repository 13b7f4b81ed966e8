import { setImmediate } from 'node:timers/promises';
import { lateAnswer } from '@platform/server/http/late-answer';
import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { validate } from '@platform/server/http/validate';
import { derivedFromPages } from '@platform/server/live-files/derived-from-pages';
import { documented } from '@platform/server/openapi/documented';
import { type ChatAnswer, chatAnswer, chatQuestion } from '@studio/client/chat';
import { Hono } from 'hono';
import type { Context } from '../resource.ts';
import { answerFrom } from './answer.ts';
import { type Entry, readKnowledge } from './knowledge.ts';
import { createLibrary } from './library.ts';
import { createModel } from './model.ts';

export interface ChatDeps
  extends Pick<Context, 'site' | 'pages' | 'log' | 'limits' | 'visitors' | 'sameSite' | 'questions'> {
  /** Words the answers. Unset, or if it fails: the site is quoted. */
  readonly model?: ReturnType<typeof createModel> | undefined;
}

/** Bytes of a request body: a question and the turns before it, each of the longest, with every character escaped. */
const MAX_BODY_BYTES = 72 * 1024;

/** Creates the chat, with a model if the settings name one. */
export const create = ({ settings: { chatModel }, ...context }: Context) => ({
  api: createChat({ ...context, model: chatModel && createModel(chatModel) }),
});

/** Creates the route below `/api` that answers questions from the site's own pages: as JSON, or as a stream of `chatEvent`s. */
export function createChat({ site, pages, log, limits, visitors, questions, model, sameSite }: ChatDeps) {
  const knowledge = readKnowledge();
  const libraryOf = derivedFromPages(pages, (documents, answered: readonly Entry[]) => {
    // The chat's page repeats others.
    const pages = documents.filter(({ path }) => path !== '/Chatbot');
    const library = createLibrary(site, knowledge, answered, pages);
    const { missing } = library;
    if (missing[0]) log.warn({ missing }, 'places in api/content/chat.yaml are on no page');
    return library;
  });
  let last: Promise<void> = Promise.resolve();

  return new Hono().post(
    '/chat',
    documented('Answers a question from the content of the site', { 200: chatAnswer }, [403, 413, 415, 429]),
    sameSite,
    limits.chat,
    jsonOnly,
    limitBody(MAX_BODY_BYTES),
    limits.chatWork,
    validate('json', chatQuestion),
    async (c) => {
      const { message, turns } = c.req.valid('json');
      void visitors.converted('question', c);
      return lateAnswer(c, async (): Promise<ChatAnswer> => {
        const library = await libraryOf(questions.entries());
        // Other requests run between two searches.
        last = last.then(() => setImmediate());
        await last;
        const { answer, declined, passages } = c.var.spend(() => answerFrom(library, message, turns));
        const isTalk = answer.answered && answer.sources.length === 0;
        const asked = [...turns, { sender: 'user', text: message } as const];
        const quoteAfter = (err: unknown) => {
          if (!c.req.raw.signal.aborted) log.warn({ err }, 'the model failed; the site was quoted');
          return answer;
        };
        const worded = model && !isTalk ? model(library, passages, asked, c.req.raw.signal).catch(quoteAfter) : answer;
        const response = (await worded) ?? declined;
        if (!response.answered) questions.keep(message);
        return response;
      });
    },
  );
}
