import { describe, expect, it } from '@jest/globals';
import { bioPreview } from './team-page.tsx';

describe('bioPreview', () => {
  it.each([0, 1, 99, 100])('returns %p characters unchanged', (length) => {
    expect(bioPreview('a'.repeat(length))).toBe('a'.repeat(length));
  });

  it('replaces the 101st character by an ellipsis', () => {
    expect(bioPreview('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  });

  it('has no space before the ellipsis', () => {
    expect(bioPreview(`${'a'.repeat(99)} bcd`)).toBe(`${'a'.repeat(99)}…`);
  });

  it('counts code points, not UTF-16 units', () => {
    expect(bioPreview('🪁'.repeat(100))).toBe('🪁'.repeat(100));
    expect(bioPreview('🪁'.repeat(101))).toBe(`${'🪁'.repeat(100)}…`);
  });
});
