import { Hono } from 'hono';
import { knowledge } from '../content/chat/all.ts';
import { gapsOf } from '../content/chat/gaps.ts';
import { createQuestions } from '../questions/questions.ts';
import { createQuestionRoutes } from '../questions/routes.ts';
import type { Context } from '../resource.ts';
import { createLibraries } from './library.ts';
import { createModel } from './model.ts';
import { createChat } from './routes.ts';

export { migrations } from '../questions/table.ts';

/** Creates the chat, and the admin's routes for questions that it could not answer. */
export function create({ db, log, site, pages, settings, limits, sameSite, adminOnly }: Context) {
  const questions = createQuestions({ db, isKept: settings.keepsQuestions, log });
  const library = createLibraries({
    pages,
    site,
    answered: questions.entries,
    onRead: (read) => {
      const gaps = gapsOf(knowledge, read);
      if (gaps.missing.length + gaps.uncovered.length > 0)
        log.warn(gaps, 'the knowledge of the chat and the pages differ: see api/content/chat');
    },
    onFailure: (error) => log.error({ err: error }, 'the chat could not read the pages'),
  });
  const chat = createChat({
    site,
    library,
    model: settings.chatModel && createModel(settings.chatModel),
    onModelFailure: (error) => log.warn({ err: error }, 'the model failed; the site was quoted'),
    onUnanswered: questions.keep,
    limiter: limits.chat,
    budget: limits.chatWork,
    sameSite,
  });
  return {
    api: new Hono().route('/', createQuestionRoutes({ questions, adminOnly, sameSite })).route('/', chat),
    start: questions.start,
  };
}
