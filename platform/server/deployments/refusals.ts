import { ProblemError } from '../http/problem.ts';
import type { Deployment } from './deployment.ts';

/** Creates the error for a switch of a name that is pinned. */
export const pinned = (name: string, pin: Pick<Deployment, 'actor' | 'note' | 'createdAt'>) =>
  new ProblemError({
    slug: 'pinned',
    status: 409,
    title: `${name} is pinned since ${pin.createdAt} by ${pin.actor ?? 'an unknown team'}: ${pin.note ?? 'without a note'}`,
    detail: `What is live stays. Unpin it first: npm run pin -- ${name} --off --note …`,
  });

/** Creates the error for a name of which nothing is live. */
export const notLive = (name: string) =>
  new ProblemError({
    slug: 'not-live',
    status: 409,
    title: `Nothing of ${name} is live`,
    detail: 'Make a release of it live first: npm run promote, or npm run release.',
  });

/** Creates the error for retiring the shell, without which there is no page. */
export const shellStays = () =>
  new ProblemError({ slug: 'shell-stays', status: 409, title: 'The shell cannot be retired: every page needs it' });
