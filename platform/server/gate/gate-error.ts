import type { Violation } from '@platform/build/gate/violation';
import { ProblemError } from '../http/problem.ts';

/** Maximum number of violations in a response, of bytes of all, and of characters in the texts of one: a release can have any number. */
const MAX_VIOLATIONS = 20;
const MAX_BYTES = 7800;
const MAX_LENGTH = { field: 250, message: 1000 };

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
  let bytes = 0;
  const shown = violations
    .slice(0, MAX_VIOLATIONS)
    .map(({ field, message }) => ({
      field: field.slice(0, MAX_LENGTH.field),
      message: message.slice(0, MAX_LENGTH.message),
    }))
    .filter((violation) => {
      bytes += Buffer.byteLength(JSON.stringify(violation));
      return bytes <= MAX_BYTES;
    });
  const more = violations.length - shown.length;
  if (more === 0) return shown;
  return [...shown, { field: 'violations', message: `are ${more} more: cure these first` }];
}
