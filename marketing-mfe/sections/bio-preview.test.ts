import { describe, expect, it } from '@jest/globals';
import { bioPreview } from './bio-preview.ts';

describe('bioPreview', () => {
  it.each([0, 1, 99, 100])('leaves %p characters as they are', (length) => {
    expect(bioPreview('a'.repeat(length))).toBe('a'.repeat(length));
  });

  it('cuts the 101st and says so', () => {
    expect(bioPreview('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  });

  it('has no space before the ellipsis', () => {
    expect(bioPreview(`${'a'.repeat(99)} bcd`)).toBe(`${'a'.repeat(99)}…`);
  });

  it('counts characters, not halves of them', () => {
    expect(bioPreview('🪁'.repeat(100))).toBe('🪁'.repeat(100));
    expect(bioPreview('🪁'.repeat(101))).toBe(`${'🪁'.repeat(100)}…`);
  });
});
