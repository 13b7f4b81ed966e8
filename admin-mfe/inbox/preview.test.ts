import { expect, test } from '@jest/globals';
import { previewOf } from './preview.ts';

test('a short text stays as it is', () => {
  expect(previewOf('One line.\nAnother.')).toBe('One line.\nAnother.');
});

test('a long text is cut after a word', () => {
  const preview = previewOf('word '.repeat(100));
  expect(preview).toMatch(/^(word )+…$/);
  expect(preview.length).toBeLessThanOrEqual(162);
});

test('a text without a space is cut all the same', () => {
  expect(previewOf('x'.repeat(5000))).toBe(`${'x'.repeat(160)} …`);
});

test('of many lines the first three are shown', () => {
  expect(previewOf('a\nb\nc\nd')).toBe('a\nb\nc …');
});
