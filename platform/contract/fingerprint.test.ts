import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkContract, contractFault, fingerprintOf } from './fingerprint.ts';

describe('the contract', () => {
  it('has the types that are recorded for its version', async () => {
    expect(await checkContract(join(import.meta.dirname, '../..'))).toBeUndefined();
  });
});

describe('fingerprintOf', () => {
  it('changes with the types, not with white space', () => {
    expect(fingerprintOf(['export type A = string;\n'])).toBe(fingerprintOf(['export  type A =\n  string;']));
    expect(fingerprintOf(['export type A = string;'])).not.toBe(fingerprintOf(['export type A = number;']));
  });
});

describe('contractFault', () => {
  it.each([
    ['the recorded types', 2, 'b', undefined],
    ['other types', 2, 'c', /^The contract's exported types are not those of version 2: raise CONTRACT_VERSION/],
    ['a new version without an entry', 3, 'c', /^Contract version 3 is not recorded: run "npm run check -- --record/],
    ['a lowered version', 1, 'a', /^CONTRACT_VERSION is 1, but version 2 is recorded: set it to 2, or to 3/],
  ])('finds %s', (_, version, fingerprint, expected) => {
    const fault = contractFault(version, fingerprint, { 1: 'a', 2: 'b' });
    expect(fault).toEqual(expected && expect.stringMatching(expected));
  });
});
