import { expect, test } from '@jest/globals';
import { bioPreview } from './team-page.tsx';

test.each([
  ['a short text', '', ''],
  ['100 characters', 'a'.repeat(100), 'a'.repeat(100)],
  ['101 characters', 'a'.repeat(101), `${'a'.repeat(100)}…`],
  ['a space before the ellipsis', `${'a'.repeat(99)} bcd`, `${'a'.repeat(99)}…`],
  ['100 code points of two UTF-16 units', '🪁'.repeat(100), '🪁'.repeat(100)],
  ['101 code points of two UTF-16 units', '🪁'.repeat(101), `${'🪁'.repeat(100)}…`],
])('previews %s', (_, text, preview) => {
  expect(bioPreview(text)).toBe(preview);
});
