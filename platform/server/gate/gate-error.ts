import type { Violation } from '@platform/build/gate/violation';
import { ProblemError } from '../http/problem.ts';

/** A release, or a file of one, has violations. Nothing was changed. The response is a 422. */
export class GateError extends ProblemError {
  constructor(violations: readonly Violation[]) {
    super({ slug: 'release-refused', status: 422, title: 'The release is refused', errors: [...violations] });
    this.message = [this.details.title, ...violations.map(({ field, message }) => `${field}: ${message}`)].join('\n');
  }
}

/** Throws a `GateError` if there are violations. */
export function throwViolations(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new GateError(violations);
}
