import type { Context } from '../resource.ts';
import { createQuestionRoutes } from './routes.ts';

export { migrations } from './table.ts';

/** Creates the admin's routes for questions that the chat could not answer. */
export const create = ({ questions, ...guards }: Context) => ({
  api: createQuestionRoutes({ questions, ...guards }),
  start: questions.start,
});
