import type { Violation } from '@platform/build/gate/violation';
import { ProblemError } from '../http/problem.ts';

/** The site does not take this release, or this file of one. Nothing was changed. Answers as a 422. */
export class ReleaseRefusal extends ProblemError {
  constructor(violations: readonly Violation[]) {
    super({ slug: 'release-refused', status: 422, title: 'The release is refused', errors: [...violations] });
    this.message = [this.details.title, ...violations.map(({ field, message }) => `${field}: ${message}`)].join('\n');
  }
}

/** Refuses when there is any reason to. */
export function refuseFor(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new ReleaseRefusal(violations);
}
