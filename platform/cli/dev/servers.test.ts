import { expect, test } from '@jest/globals';
import { typeErrors } from './servers.ts';

test('returns the errors of the compiler’s output, at most 20', () => {
  const errors = [
    "form.tsx(3,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    'error TS5023: Unknown.',
  ];
  expect(typeErrors(`${errors[0]}\n  The expected type comes from property 'a': error TS1.\n${errors[1]}\n`)).toEqual(
    errors,
  );
  expect(typeErrors('')).toEqual([]);
  expect(typeErrors('a.ts(1,1): error TS1: x\n'.repeat(100))).toHaveLength(20);
});
