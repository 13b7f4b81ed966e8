import { Hono } from 'hono';
import { createQuestions } from '../questions/questions.ts';
import { createQuestionRoutes } from '../questions/routes.ts';
import type { Context } from '../resource.ts';
import { readKnowledge } from './knowledge.ts';
import { createLibraries } from './live-library.ts';
import { createModel } from './model.ts';
import { createChat } from './routes.ts';

export { migrations } from '../questions/table.ts';

/** Creates the chat, and the admin's routes for questions that it could not answer. */
export function create({ db, log, site, pages, settings, limits, sameSite, adminOnly }: Context) {
  const questions = createQuestions({ db, isKept: settings.keepsQuestions, log });
  const chat = createChat({
    library: createLibraries({ pages, site, knowledge: readKnowledge(), answered: questions.entries, log }),
    model: settings.chatModel && createModel(settings.chatModel),
    onModelFailure: (err) => log.warn({ err }, 'the model failed; the site was quoted'),
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
