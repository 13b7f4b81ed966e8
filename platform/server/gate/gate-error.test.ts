import { expect, it } from '@jest/globals';
import { GateError } from './gate-error.ts';

const bytesOf = ({ details }: GateError) =>
  Buffer.byteLength(JSON.stringify({ type: 'urn:problem:release-refused', ...details }));

it.each([
  ['1000 short violations', Array(1000).fill({ field: 'a', message: 'b' }), 21],
  ['1000 long violations', Array(1000).fill({ field: 'a'.repeat(5000), message: '\u0000'.repeat(5000) }), 2],
  ['20 violations', Array(20).fill({ field: 'a', message: 'b' }), 20],
])('a refusal with %s has 8 kB at most, and says how many are left out', (_, violations, count) => {
  const error = new GateError(violations);
  const { errors = [] } = error.details;
  expect([errors.length, bytesOf(error) <= 8192]).toEqual([count, true]);
  const shown = errors.filter(({ field }) => field !== 'violations').length;
  if (shown < violations.length)
    expect(errors.at(-1)?.message).toBe(`are ${violations.length - shown} more: cure these first`);
});
