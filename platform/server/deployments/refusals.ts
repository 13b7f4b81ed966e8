import { ProblemError } from '../http/problem.ts';
import type { Canary } from './canary.ts';
import type { Deployment } from './deployment.ts';

/** Another deployment was logged, perhaps by another server, after the position that the caller named. */
export class DeployedMeanwhileError extends ProblemError {
  constructor(name: string) {
    super({
      slug: 'deployed-meanwhile',
      status: 409,
      title: `Other releases went live while ${name} was checked`,
      detail: 'Nothing was changed. Run the command again.',
    });
  }
}

export const pinned = (name: string, pin: Pick<Deployment, 'actor' | 'note' | 'createdAt'>) =>
  new ProblemError({
    slug: 'pinned',
    status: 409,
    title: `${name} is pinned since ${pin.createdAt} by ${pin.actor ?? 'an unknown team'}: ${pin.note ?? 'without a note'}`,
    detail: `What is live stays. Unpin it first: npm run pin -- ${name} --off`,
  });

export const notLive = (name: string) =>
  new ProblemError({
    slug: 'not-live',
    status: 409,
    title: `Nothing of ${name} is live`,
    detail: 'Make a release of it live first: npm run promote, or npm run release.',
  });

export const nothingBefore = (name: string) =>
  new ProblemError({
    slug: 'nothing-to-roll-back-to',
    status: 409,
    title: `Nothing was live before the current ${name}`,
    detail: 'Release the version you want instead: npm run release.',
  });

export const otherSet = () =>
  new ProblemError({
    slug: 'other-set',
    status: 409,
    title: 'Another release that these pages depend on went live while the browser checked them',
    detail: 'What the browser opened is not what would go live: check the release again.',
  });

export const shellStays = () =>
  new ProblemError({ slug: 'shell-stays', status: 409, title: 'The shell cannot be retired: every page needs it' });

/** Creates the error for a second canary of a name. */
export const canaryRuns = ({ name, version, traffic, begunAt }: Canary) =>
  new ProblemError({
    slug: 'canary-runs',
    status: 409,
    title: `A canary of ${name} runs already: ${version.slice(0, 10)} with ${traffic} % since ${begunAt}`,
    detail: `One of each name runs at a time. End it first: npm run canary -- ${name}@${version.slice(0, 10)} --traffic 0`,
  });

export const isLiveAlready = (name: string) =>
  new ProblemError({
    slug: 'live-already',
    status: 409,
    title: `This release of ${name} is live: all visitors are shown it`,
  });

export const noCanary = (name: string, running: Canary | undefined) =>
  new ProblemError({
    slug: 'no-canary',
    status: 409,
    title: `No canary of this release of ${name} runs`,
    detail: running ? `${running.version.slice(0, 10)} does.` : `No canary of ${name} runs at all.`,
  });
