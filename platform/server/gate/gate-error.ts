import type { Violation } from '@platform/build/gate/violation';
import { ProblemError } from '../http/problem.ts';

/** Maximum number of violations in a response, and of characters in the texts of one: a release can have any number. */
const MAX_VIOLATIONS = 200;
const MAX_LENGTH = 4000;

/** A release, or a file of one, has violations. Nothing was changed. The response is a 422. */
export class GateError extends ProblemError {
  constructor(violations: readonly Violation[]) {
    const errors = bounded(violations);
    super({ slug: 'release-refused', status: 422, title: 'The release is refused', errors });
    this.message = [this.details.title, ...errors.map(({ field, message }) => `${field}: ${message}`)].join('\n');
  }
}

/** Throws a `GateError` if there are violations. */
export function throwViolations(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new GateError(violations);
}

function bounded(violations: readonly Violation[]): Violation[] {
  const shown = violations.slice(0, MAX_VIOLATIONS).map(({ field, message }) => ({
    field: field.slice(0, MAX_LENGTH),
    message: message.slice(0, MAX_LENGTH),
  }));
  const more = violations.length - shown.length;
  if (more === 0) return shown;
  return [...shown, { field: 'violations', message: `are ${more} more: cure these first` }];
}
