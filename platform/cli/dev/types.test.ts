import { expect, test } from '@jest/globals';
import { readWatched, typeErrors } from './types.ts';

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

test('reports the errors of each compilation of a compiler that watches', () => {
  const reported: (readonly string[])[] = [];
  const read = readWatched((errors) => reported.push(errors));
  const error = 'marketing-mfe/home.ts(1,7): error TS2322: No.';
  read('03:24:54 PM - Starting compilation in watch mode...');
  read(error);
  read('  A further line of it.');
  read('03:24:55 PM - Found 1 error. Watching for file changes.');
  read('03:24:58 PM - File change detected. Starting incremental compilation...');
  read('');
  expect(reported).toEqual([[error]]);
  read('03:24:59 PM - Found 0 errors. Watching for file changes.');
  expect(reported).toEqual([[error], []]);
});
