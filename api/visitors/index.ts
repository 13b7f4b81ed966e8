import type { Context } from '../resource.ts';
import { createVisitorRoutes } from './routes.ts';

export { migrations } from './table.ts';

/** Creates the admin's routes for the counts of visitors, which every resource adds to. */
export const create = ({ db, visitors, adminOnly }: Context) => ({
  api: createVisitorRoutes({ db, visitors, adminOnly }),
  start: visitors.start,
});
