import { ProblemError } from '../http/problem.ts';

/** Why a release is refused, with the cure in the message. `field` is a file's path or a field of `release.json`. */
export interface Reason {
  readonly field: string;
  readonly message: string;
}

/** The site does not take this release, or this file of one. Nothing was changed. Answers as a 422. */
export class ReleaseRefusal extends ProblemError {
  constructor(reasons: readonly Reason[]) {
    super({ slug: 'release-refused', status: 422, title: 'The release is refused', errors: [...reasons] });
  }
}

/** Refuses when there is any reason to. */
export function refuseFor(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw new ReleaseRefusal(reasons);
}
