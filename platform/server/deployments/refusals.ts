import { ProblemError } from '../http/problem.ts';
import type { Canary } from './canary.ts';
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

/** Creates the error for a canary beside another one: visitors would be shown sets that nobody has checked. */
export const canaryRuns = ({ name, version, traffic, begunAt }: Canary) =>
  new ProblemError({
    slug: 'canary-runs',
    status: 409,
    title: `A canary runs already: ${name} ${version.slice(0, 10)} with ${traffic} % since ${begunAt}`,
    detail: `One runs at a time. End it first: npm run canary -- ${name}@${version.slice(0, 10)} --traffic 0`,
  });

/** Creates the error for a canary of what all visitors are shown. */
export const isLiveAlready = (name: string) =>
  new ProblemError({
    slug: 'live-already',
    status: 409,
    title: `This release of ${name} is live: all visitors are shown it`,
  });

/** Creates the error for ending a canary that does not run. `running`: the one that does. */
export const noCanary = (name: string, running: Canary | undefined) =>
  new ProblemError({
    slug: 'no-canary',
    status: 409,
    title: `No canary of this release of ${name} runs`,
    detail: running ? `${running.name} ${running.version.slice(0, 10)} does.` : 'No canary runs at all.',
  });
