import type { Reason } from '@studio/federation/gate/reason';
import { ProblemError } from '../http/problem.ts';

/** The site does not take this release, or this file of one. Nothing was changed. Answers as a 422. */
export class ReleaseRefusal extends ProblemError {
  constructor(reasons: readonly Reason[]) {
    super({ slug: 'release-refused', status: 422, title: 'The release is refused', errors: [...reasons] });
    this.message = [this.details.title, ...reasons.map(({ field, message }) => `${field}: ${message}`)].join('\n');
  }
}

/** Refuses when there is any reason to. */
export function refuseFor(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw new ReleaseRefusal(reasons);
}
